// What is offered can be picked and leads on, all else is refused without a trace, in every game.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import type { State } from '#shared/engine/game-context.ts'
import { decisionKinds } from '#shared/protocol.ts'
import type { Chance } from '#shared/chance.ts'
import { knownTo } from '../known-view.ts'
import { TestTable, type Sent } from '../test-table.ts'
import { longTimeout, playGame, runs, type RandomGame, type Observer } from './tested-game.ts'
import { testedGames } from './tested-games.ts'
import { required } from '#test/shared/required.ts'

/** Keeps what is needed to make copies of a table as it goes on. */
class Copies {
  private saved: string | undefined
  private since = 0
  private checkpoint = 0

  constructor(private readonly table: TestTable) {}

  keepUp(): void {
    if (this.table.referee.checkpoint === this.checkpoint) return
    this.checkpoint = this.table.referee.checkpoint
    this.saved = JSON.stringify(this.table.referee.saved)
    this.since = this.table.picks.length
  }

  get copy(): TestTable {
    return TestTable.again(this.table.setting, this.saved, this.table.picks.slice(this.since))
  }
}

function offeredPicks(question: UnwordedDecision, chance: Chance): readonly (readonly string[])[] {
  const { min, max, options } = question
  if (min === 1 && max === 1) return options.map(({ id }) => [id])
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return counts.map(count => chance.some(options, count).map(({ id }) => id))
}

describe.each(testedGames)('$game.name', of => {
  const { randomGames, nextSent } = of
  const play = (game: RandomGame, look: Observer<State>) => playGame(of, game, look)
  /** Plays a game in which, once in so many picks, something is tried on copies of the table. */
  const playWithCopies = (
    game: RandomGame,
    oneIn: number,
    attempt: (table: TestTable, chance: Chance, copies: Copies) => void,
  ): void => {
    let copies: Copies | undefined
    play(game, (table, chance) => {
      copies ??= new Copies(table)
      copies.keepUp()
      if (!table.referee.over && chance.once(oneIn)) attempt(table, chance, copies)
    })
  }

  test(
    'every question has as many options as it wants, all different, of a kind and with ids that the API names',
    longTimeout,
    () => {
      fc.assert(
        fc.property(randomGames, game => {
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
                expect(ids.filter(id => !of.ids(kind).test(id))).toEqual([])
              }
            }
          })
        }),
        runs(12),
      )
    },
  )

  test('every offered pick is accepted, and the game goes on after it', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, game => {
        playWithCopies(game, 70, (table, chance, copies) => {
          const seat = table.referee.waitingFor[0] ?? 0
          for (const question of table.referee.decisions(seat)) {
            for (const options of offeredPicks(question, chance)) {
              const copy = copies.copy
              copy.sendLegal({ seat, decision: question.id, options })
              for (let further = 0; further < 6 && !copy.referee.over; further++)
                copy.sendLegal(nextSent(copy, game, chance))
            }
          }
        })
      }),
      runs(15),
    )
  })

  test('every other pick is refused with its own reason, and leaves no trace', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, game => {
        play(game, (table, chance) => {
          if (!chance.once(60)) return
          const { referee } = table
          const before = table.everything
          const refused = (sent: Sent, code: string, reason: string) =>
            expect(table.send(sent)).toEqual({ code, reason })
          for (let seat = 0; seat < game.seats; seat++) {
            const past = table.picks
              .filter(sent => sent.seat === seat)
              .slice(-3)
              .flatMap(sent => ('undo' in sent ? [] : [sent.decision]))
            const others = Array.from({ length: game.seats }, (_, other) => other)
              .filter(other => other !== seat)
              .flatMap(other => referee.openFor(other))
            const next = `${seat}-${(table.context.numbers.questions[seat] ?? 0) + 1}`
            for (const decision of [...past, ...others, next, '', `${seat}`, `${seat}-0`, 'play']) {
              refused({ seat, decision, options: [] }, 'stale-decision', 'not-open')
              refused({ seat, decision, options: ['end'], then: [['end']] }, 'stale-decision', 'not-open')
            }
            for (const question of referee.decisions(seat)) {
              const offered = question.options.map(({ id }) => id)
              const send = (options: readonly string[], reason: string) =>
                refused({ seat, decision: question.id, options }, 'illegal-pick', reason)
              for (const id of of.imaginable(table)) if (!offered.includes(id)) send([id], 'not-offered')
              for (const id of Object.values(question.blocked ?? {}).flatMap(ids => ids ?? []))
                send([id], 'not-offered')
              if (question.min > 0) send(offered.slice(0, question.min - 1), 'too-few')
              if (offered.length > question.max) send(chance.some(offered, question.max + 1), 'too-many-picked')
              send([...offered.slice(0, 1), ...offered.slice(0, 1)], 'picked-twice')
              send([...offered.slice(0, 1), 'nonsense'], 'not-offered')
            }
          }
          expect(table.everything).toEqual(before)
        })
      }),
      runs(15),
    )
  })

  test('a batch is refused whole or carried out whole, as its picks would be one by one', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, game => {
        playWithCopies(game, 20, (table, chance, copies) => {
          const single = copies.copy
          const seat = single.referee.waitingFor[0] ?? 0
          const sent: Sent[] = []
          let isTooFar = false
          for (
            let more = 1 + chance.below(4);
            more > 0 && !isTooFar && single.referee.openFor(seat).length > 0;
            more--
          ) {
            sent.push(nextSent(single, game, chance, seat))
            single.sendLegal(required(sent.at(-1)))
            isTooFar = single.context.barrier
          }
          const [first, ...rest] = sent
          const batch: Sent = { ...required(first), then: rest.map(each => each.options) }
          const before = table.everything
          expect(table.send({ ...batch, then: [...(batch.then ?? []), ['nonsense']] })).toMatchObject({
            code: isTooFar || single.referee.openFor(seat).length === 0 ? 'then-too-far' : 'illegal-pick',
          })
          expect(table.everything).toEqual(before)
          const whole = copies.copy
          whole.sendLegal(batch)
          expect(whole.everything).toEqual(single.everything)
          expect(whole.lines).toEqual(single.lines)
        })
      }),
      runs(15),
    )
  })

  test('looking ahead changes nothing: state, numbers, chance, log and questions', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, game => {
        play(game, (table, chance) => {
          if (!chance.once(15)) return
          const before = table.everything
          const { barrier } = table.context
          for (const viewer of table.viewers) {
            if (viewer !== null) table.referee.decisions(viewer)
            table.referee.table(viewer)
            knownTo(viewer, table.referee)
          }
          expect(table.everything).toEqual(before)
          expect(table.context.barrier).toBe(barrier)
        })
      }),
      runs(15),
    )
  })
})
