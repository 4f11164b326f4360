// In the deck-builder looking ahead sees what is so, leaves no trace, and options come in an order that tells nothing.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Question } from '#shared/engine/game.ts'
import { Match } from '#shared/engine/match.ts'
import { valley } from '#shared/valley/game.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { Chance } from '../chance.ts'
import { canReallyComplete } from '../completion.ts'
import { described, patience, play, runs, tableOf, type Described } from './playing.ts'

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

test('looking ahead at integers changes nothing: state, numbers and journal', patience, () => {
  fc.assert(fc.property(described, game => {
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
