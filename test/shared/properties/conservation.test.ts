// No card is ever lost, doubled or in two places, and the places keep their shape.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titles } from '#shared/valley/catalogue.ts'
import { emptySlot, type ValleyState } from '#shared/valley/state.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import type { TestTable } from '../test-table.ts'
import { loggedPlace } from './logged-place.ts'
import { randomValleyGames, longTimeout, play, runs, valleyOptions } from './valley-games.ts'
import { isValleyLine, valleyTable } from '#test/shared/typed-by-game.ts'

const aSeat = 10
const above: readonly (readonly number[])[] = [[], [0], [0], [1], [1, 2], [2]]

function cardsIn({ stock, boneyard, pyramid, aside, players }: ValleyState): readonly number[] {
  const own = players.flatMap(({ hand, deck, discard, tomb, play: inPlay }) => [
    ...hand,
    ...deck,
    ...discard,
    ...tomb,
    ...inPlay,
  ])
  return [...stock, ...boneyard, ...pyramid.filter(card => card !== emptySlot), ...aside, ...own]
}

function countIn(table: ValleyTable): number {
  const own = table.players.map(
    ({ hand, deck, discard, tomb, inPlay }) =>
      (typeof hand === 'number' ? hand : hand.length) + deck + discard.count + tomb.length + inPlay.length,
  )
  return (
    table.stock +
    table.boneyard.count +
    table.pyramid.flat().filter(card => card !== null).length +
    table.aside.length +
    own.reduce((sum, cards) => sum + cards, 0)
  )
}

/** How many cards the stock of a table begins with, and every player: worked out from the card list. */
function countOf({ setting }: TestTable<ValleyState>): number {
  const { sets, uniques, half } = valleyOptions(setting)
  const inStock = titles.filter(title =>
    title.kind === 'unique' ? uniques.includes(title.edition) : title.set !== null && sets.includes(title.set),
  )
  return inStock.reduce((sum, { kind }) => sum + (kind === 'unique' || half ? 1 : 2), 0) + aSeat * setting.seats
}

const isCrumbling = (table: TestTable<ValleyState>) =>
  table.referee.waitingFor.some(seat => table.referee.decisions(seat)[0]?.kind === 'crumble')

test('after every pick each card lies in exactly one place', longTimeout, () => {
  fc.assert(
    fc.property(randomValleyGames, game => {
      const times: number[] = []
      play(game, table => {
        const { state } = table.context
        times.length = countOf(table)
        times.fill(0)
        for (const card of cardsIn(state)) times[card] = (times[card] ?? 0) + 1
        expect(times.findIndex(time => time !== 1)).toBe(-1)
        for (const player of state.players) expect(player.uses.length).toBe(player.play.length)
        expect(state.asideOf.length).toBe(state.aside.length)
      })
    }),
    runs(40),
  )
})

test('whoever looks counts all cards of the game, before and after every pick', longTimeout, () => {
  fc.assert(
    fc.property(randomValleyGames, game => {
      play(game, table => {
        for (const viewer of table.viewers)
          expect(countIn(valleyTable(table.referee.table(viewer)))).toBe(countOf(table))
      })
    }),
    runs(10),
  )
})

test(
  'no gap of the pyramid has a card diagonally above it, unless somebody is choosing which one falls',
  longTimeout,
  () => {
    fc.assert(
      fc.property(randomValleyGames, game => {
        play(game, table => {
          const { pyramid } = table.context.state
          if (isCrumbling(table)) return
          above.forEach((from, place) => {
            if (pyramid[place] === emptySlot) for (const higher of from) expect(pyramid[higher]).toBe(emptySlot)
          })
        })
      }),
      runs(20),
    )
  },
)

test('while cards are left in the stock every turn begins with a full pyramid', longTimeout, () => {
  fc.assert(
    fc.property(randomValleyGames, game => {
      let turns = -1
      let linesBefore = 0
      play(game, table => {
        const { state } = table.context
        if (table.referee.checkpoint === turns || table.referee.over) return
        turns = table.referee.checkpoint
        // What Ibex Statue takes when the pyramid has been rebuilt is not filled up.
        const hasIbexTaken = table.lines
          .slice(linesBefore)
          .filter(isValleyLine('answer'))
          .some(({ params }) => params.card.card === 'ibex-statue')
        linesBefore = table.lines.length
        if (state.stock.length > 0 && !hasIbexTaken) expect(state.pyramid).not.toContain(emptySlot)
        for (const player of state.players) expect([player.play, player.uses]).toEqual([[], []])
        const { aside, acting, bought, executed, credits, creditsFrom } = state
        expect([aside, acting, bought, executed, credits, creditsFrom]).toEqual([[], [], [], [], [], []])
      })
    }),
    runs(20),
  )
})

test('cards that came into the tomb stay there, but for those an effect recovers or sacrifices', longTimeout, () => {
  fc.assert(
    fc.property(randomValleyGames, game => {
      let before: readonly (readonly number[])[] = []
      let linesBefore = 0
      play(game, (table, _, sent) => {
        const recovered = table.lines.slice(linesBefore).filter(line => loggedPlace(line) === 'tomb').length
        linesBefore = table.lines.length
        const tombs = table.context.state.players.map(({ tomb }) => [...tomb])
        const gone = before.flatMap((tomb, seat) => tomb.filter(card => !tombs[seat]?.includes(card)))
        if (!sent || !('undo' in sent)) expect(gone.length).toBeLessThanOrEqual(recovered)
        before = tombs
      })
    }),
    runs(20),
  )
})
