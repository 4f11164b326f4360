// What is offered can be picked and leads on, all else is refused without a trace, and looking ahead sees what is so.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Question } from '#shared/engine/game.ts'
import { Match } from '#shared/engine/match.ts'
import { decisionKinds } from '#shared/protocol.ts'
import { valley } from '#shared/valley/game.ts'
import { cards } from '#shared/words/en/cards.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { Chance } from '../chance.ts'
import { canReallyComplete } from '../completion.ts'
import { Table, type Sent } from '../tables.ts'
import { described, nextSent, patience, play, runs, tableOf, type Described } from './playing.ts'

/** Keeps what is needed to make copies of a table as it goes on. */
class Copies {
  private saved: string | undefined
  private since = 0
  private stretch = 0

  constructor(private readonly table: Table<ValleyState>) {}

  keepUp(): void {
    if (this.table.referee.stretch === this.stretch) return
    this.stretch = this.table.referee.stretch
    this.saved = JSON.stringify(this.table.referee.saved)
    this.since = this.table.picks.length
  }

  get copy(): Table<ValleyState> {
    return Table.again<ValleyState>(this.table.setting, this.saved, this.table.picks.slice(this.since))
  }
}

function offeredPicks(question: Question, chance: Chance): readonly (readonly string[])[] {
  const { min, max, options } = question
  if (min === 1 && max === 1) return options.map(({ id }) => [id])
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return counts.map(count => chance.some(options, count).map(({ id }) => id))
}

test('every question has as many options as it wants, all different, of a kind and with ids that the API names', patience, () => {
  fc.assert(fc.property(described, game => {
    play(game, ({ referee, setting }) => {
      expect(Math.sign(referee.waitingFor.length)).toBe(referee.over ? 0 : 1)
      for (let seat = 0; seat < setting.seats; seat++) {
        const questions = referee.decisions(seat)
        expect(questions.map(({ id }) => id)).toEqual(referee.openFor(seat))
        for (const { kind, min, max, options } of questions) {
          expect(0 <= min && min <= max && max <= options.length && options.length > 0).toBe(true)
          const ids = options.map(({ id }) => id)
          expect(new Set(ids).size).toBe(options.length)
          expect(decisionKinds).toContain(kind)
          const known = kind === 'play' ? /^((buy|execute|entomb)-(t|\dh)[1-9]\d*|power|end|end-order)$/ : kind === 'pharaoh' ? /^[a-z-]+$/ : /^((protect-)?(t|\dh)[1-9]\d*|\d|credit-\d|boneyard|stock|pass|enough)$/
          expect(ids.filter(id => !known.test(id))).toEqual([])
        }
      }
    })
  }), runs(12))
})

const uses: readonly string[] = ['', 'execute-', 'entomb-', 'protect-']
const held = /^((?:execute|entomb|protect)-)?\dh(\d+)$/

/** What an option is sorted by: the use it is put to, its title, the number of its name. */
function placeIn({ id, card }: Question['options'][number]): readonly [number, string, number] {
  const [, use = '', number = ''] = held.exec(id) ?? []
  return [uses.indexOf(use), card?.card ?? '', Number(number)]
}

/** Seats in turn order from the left of one of them. */
function inTurnOrder(seat: number, others: readonly string[]): readonly string[] {
  const place = (other: string) => (Number(other) + 6 - seat) % 6
  return [...others].sort((one, other) => place(one) - place(other))
}

test('options of a hand or a searched deck come by title and then by name, numbers and players in their order, piles top first', patience, () => {
  fc.assert(fc.property(described, game => {
    play(game, ({ referee, run: { state } }) => {
      for (const seat of referee.waitingFor) {
        for (const { kind, key, options } of referee.decisions(seat)) {
          const ids = options.map(({ id }) => id)
          const hidden = options.filter(({ id }) => held.test(id))
          const sorted = [...hidden].sort((one, other) => {
            const [[use, title, number], [otherUse, otherTitle, otherNumber]] = [placeIn(one), placeIn(other)]
            return use - otherUse || Number(title > otherTitle) - Number(title < otherTitle) || number - otherNumber
          })
          expect(hidden.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
          const numbers = ids.filter(id => /^\d$/.test(id))
          if (kind === 'choose-player') expect(numbers).toEqual(inTurnOrder(seat, numbers))
          else expect(numbers).toEqual([...numbers].sort())
          if (key.endsWith('.discard')) {
            const pile = (state.players[seat]?.discard ?? []).map(card => `t${state.names[card]}`).reverse()
            expect(ids.filter(id => pile.includes(id))).toEqual(pile.filter(id => ids.includes(id)))
          }
        }
      }
    })
  }), runs(12))
})

test('every offered pick is accepted, and the game goes on after it', patience, () => {
  fc.assert(fc.property(described, game => {
    let copies: Copies | undefined
    play(game, (table, chance) => {
      copies ??= new Copies(table)
      copies.keepUp()
      if (table.referee.over || !chance.once(70)) return
      const seat = table.referee.waitingFor[0] ?? 0
      for (const question of table.referee.decisions(seat)) {
        for (const options of offeredPicks(question, chance)) {
          const copy = copies.copy
          copy.sendLegal({ seat, decision: question.id, options })
          for (let further = 0; further < 6 && !copy.referee.over; further++) copy.sendLegal(nextSent(copy, game, chance))
        }
      }
    })
  }), runs(15))
})

/** Ids that could be options of something: whatever is visible or imaginable at this table. */
function imaginable(table: Table<ValleyState>): readonly string[] {
  const { state, numbers } = table.run
  const ids = new Set<string>(['', 'pass', 'enough', 'end', 'end-order', 'power', '0', '1', '2', '5', 'boneyard', 'stock', '-1', '1024', 'undefined', 'constructor'])
  for (let shown = 1; shown <= numbers.shown + 1; shown += 3) ids.add(`t${shown}`)
  for (let held = 0; held < state.players.length; held++) for (let last = Math.max(1, (numbers.held[held] ?? 0) - 12); last <= (numbers.held[held] ?? 0) + 1; last++) ids.add(`${held}h${last}`)
  for (const title of Object.keys(cards)) ids.add(title)
  const named = [...ids]
  return [...named, ...named.flatMap(id => ['buy', 'execute', 'entomb', 'protect', 'power'].map(use => `${use}-${id}`))]
}

test('every other pick is refused with its own reason, and leaves no trace', patience, () => {
  fc.assert(fc.property(described, game => {
    play(game, (table, chance) => {
      if (!chance.once(60)) return
      const { referee } = table
      const before = table.everything
      const refused = (sent: Sent, code: string, reason: string) => expect(table.send(sent)).toEqual({ code, reason })
      for (let seat = 0; seat < game.seats; seat++) {
        const past = table.picks.filter(sent => sent.seat === seat).slice(-3).flatMap(sent => 'undo' in sent ? [] : [sent.decision])
        const others = Array.from({ length: game.seats }, (_, other) => other).filter(other => other !== seat).flatMap(other => referee.openFor(other))
        const next = `${seat}-${(table.run.numbers.questions[seat] ?? 0) + 1}`
        for (const decision of [...past, ...others, next, '', `${seat}`, `${seat}-0`, 'play']) {
          refused({ seat, decision, options: [] }, 'stale-decision', 'not-open')
          refused({ seat, decision, options: ['end'], then: [['end']] }, 'stale-decision', 'not-open')
        }
        for (const question of referee.decisions(seat)) {
          const offered = question.options.map(({ id }) => id)
          const send = (options: readonly string[], reason: string) => refused({ seat, decision: question.id, options }, 'illegal-pick', reason)
          for (const id of imaginable(table)) if (!offered.includes(id)) send([id], 'not-offered')
          if (question.min > 0) send(offered.slice(0, question.min - 1), 'too-few')
          if (offered.length > question.max) send(chance.some(offered, question.max + 1), 'too-many-picked')
          send([...offered.slice(0, 1), ...offered.slice(0, 1)], 'picked-twice')
          send([...offered.slice(0, 1), 'nonsense'], 'not-offered')
        }
      }
      expect(table.everything).toEqual(before)
    })
  }), runs(15))
})

test('a batch is refused whole or carried out whole, as its picks would be one by one', patience, () => {
  fc.assert(fc.property(described, game => {
    let copies: Copies | undefined
    play(game, (table, chance) => {
      copies ??= new Copies(table)
      copies.keepUp()
      if (table.referee.over || !chance.once(20)) return
      const single = copies.copy
      const seat = single.referee.waitingFor[0] ?? 0
      const sent: Sent[] = []
      let isTooFar = false
      for (let more = 1 + chance.below(4); more > 0 && !isTooFar && single.referee.openFor(seat).length > 0; more--) {
        sent.push(nextSent(single, game, chance))
        single.sendLegal(sent.at(-1) as Sent)
        isTooFar = single.run.barrier
      }
      const [first, ...rest] = sent as [Sent, ...Sent[]]
      const batch: Sent = { ...first, then: rest.map(each => each.options) }
      const before = table.everything
      expect(table.send({ ...batch, then: [...batch.then ?? [], ['nonsense']] })).toMatchObject({ code: isTooFar || single.referee.openFor(seat).length === 0 ? 'then-too-far' : 'illegal-pick' })
      expect(table.everything).toEqual(before)
      const whole = copies.copy
      whole.sendLegal(batch)
      expect(whole.everything).toEqual(single.everything)
      expect(whole.lines).toEqual(single.lines)
    })
  }), runs(15))
})

const firstOf = ({ open }: Match<ValleyState>) => open[0]?.ask

/** A game on the level of integers, each pick legal. */
function integers(game: Described, look: (match: Match<ValleyState>, chance: Chance) => void): void {
  const { setting } = tableOf(game)
  const match = new Match<ValleyState>(setting.game, setting.options, setting.seats, setting.seed)
  const chance = new Chance(game.picking)
  for (let made = 0; made < game.picks; made++) {
    const ask = firstOf(match)
    if (!ask) return
    look(match, chance)
    const options = match.options(ask)
    const count = ask.min + chance.below(Math.min(ask.max, options.length) - ask.min + 1)
    match.pick(ask, chance.some(options, count))
  }
}

test('options checked one by one, when picked, are those found by looking at all of them', patience, () => {
  fc.assert(fc.property(described, game => {
    integers(game, (match, chance) => {
      const ask = firstOf(match)
      if (!ask) return
      const offered = match.options(ask)
      if (ask.min <= 1) expect(ask.candidates.filter(option => match.isLegal(ask, [option]))).toEqual(offered)
      expect(match.isLegal(ask, [-77])).toBe(false)
      expect(match.isLegal(ask, chance.some(offered, ask.min))).toBe(true)
    })
  }), runs(25))
})

test('what is offered is exactly what can be completed when it is carried out in earnest', patience, () => {
  let refused = 0
  fc.assert(fc.property(described, game => {
    integers(game, match => {
      const ask = firstOf(match)
      const { run } = match
      if (!ask || run.state.unknown === 1 || ask.min !== 1 || ask.max !== 1 || ask.candidates.length === 1) return
      const offered = match.options(ask)
      expect(offered).toEqual(ask.candidates.filter(option => canReallyComplete(run, ask, option)))
      refused += ask.candidates.length - offered.length
    })
  }), runs(25))
  expect(refused).toBeGreaterThan(100)
})

test('looking ahead changes nothing: state, numbers, chance, log and questions', patience, () => {
  fc.assert(fc.property(described, game => {
    play(game, (table, chance) => {
      if (!chance.once(15)) return
      const before = table.everything
      const { barrier } = table.run
      for (const viewer of table.viewers) {
        if (viewer !== null) table.referee.decisions(viewer)
        table.referee.table(viewer)
        table.referee.fingerprint(viewer)
      }
      expect(table.everything).toEqual(before)
      expect(table.run.barrier).toBe(barrier)
    })
    integers(game, (match, chance) => {
      const ask = firstOf(match)
      const { run } = match
      if (!ask || !chance.once(15)) return
      const state = valley.copy(run.state)
      const numbers = structuredClone(run.numbers)
      match.options(ask)
      for (const option of ask.candidates) match.isLegal(ask, [option])
      expect([run.state, run.numbers, run.journal.mark(), run.trying]).toEqual([state, numbers, 0, false])
    })
  }), runs(15))
})
