// What can be known of the end in advance: the last round is announced where it is certain, in time, and nowhere else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endingOf, mayStillEntomb } from '#shared/valley/ending.ts'
import { randomValleyGames, longTimeout, play, runs } from '../properties/valley-games.ts'
import { scene } from './scenario.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'

test(
  'the last round is announced exactly from the moment when nothing can be bought any more, and the game ends with it',
  longTimeout,
  () => {
    let announced = 0
    let escaped = 0
    fc.assert(
      fc.property(randomValleyGames, game => {
        let last: number | null = null
        /** A round that began with no more cards than it has turns, each of which would have to leave one less. */
        let few: number | null = null
        const table = play(
          { ...game, undoes: false, picks: game.seats > 1 ? Infinity : game.picks },
          ({ referee, context: { state } }) => {
            const shown = valleyTable(referee.table(null))
            const { kind, left } = endingOf(shown)
            expect(left).toBe(state.stock.length + state.pyramid.filter(card => card >= 0).length)
            if (last !== null) expect([kind, shown.round]).toEqual(['last', last])
            if (kind === 'last') last = shown.round
            if (few !== null && kind !== 'last' && shown.round > few) escaped++
            few =
              left > 0 && left <= game.seats && state.turn === state.first
                ? shown.round
                : few === shown.round
                  ? few
                  : null
          },
        )
        if (!table.referee.over) return
        expect(last).toBe(table.context.state.round)
        announced++
      }),
      runs(40),
    )
    expect(announced).toBeGreaterThan(20)
    // That there are few cards is not enough to be sure of it.
    expect(escaped).toBeGreaterThan(0)
  },
)

test('until then the end is near as long as the stock may be used up within a round', longTimeout, () => {
  fc.assert(
    fc.property(randomValleyGames, game => {
      play({ ...game, undoes: false }, ({ referee, context: { state } }) => {
        const { kind, left } = endingOf(valleyTable(referee.table(null)))
        expect(kind).toBe(left === 0 ? 'last' : state.stock.length <= game.seats ? 'near' : 'far')
      })
    }),
    runs(6),
  )
})

test('whose turn is to come can still entomb, and in the own turn who has not done so', longTimeout, () => {
  const seen = { yes: 0, no: 0 }
  fc.assert(
    fc.property(randomValleyGames, game => {
      let expected = new Map<number, boolean>()
      let round = 0
      play({ ...game, undoes: false }, ({ referee, context: { state } }) => {
        if (referee.over || game.options.solitaire) return
        if (valleyTable(referee.table(null)).step === 'pharaoh') return
        const shown = valleyTable(referee.table(null))
        if (shown.round > round) expected = new Map()
        round = shown.round
        for (const seat of state.players.keys()) {
          const may = mayStillEntomb(shown, seat)
          // What has been used up does not come back in this round.
          if (expected.get(seat) === false) expect(may).toBe(false)
          expected.set(seat, may)
          seen[may ? 'yes' : 'no']++
        }
        const [decision] = referee.waitingFor.includes(state.turn) ? referee.decisions(state.turn) : []
        if (decision?.kind === 'play' && (shown.players[state.turn]?.hand ?? 0) !== 0) {
          expect(decision.options.some(({ key }) => key === 'entomb')).toBe(mayStillEntomb(shown, state.turn))
        }
      })
    }),
    runs(10),
  )
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(100)
})

test('whoever has come to the discard step can entomb nothing any more, though nothing was entombed', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Shabti'] } })
  expect(mayStillEntomb(anna.sees, 0)).toBe(true)
  anna.chooses('end-order')
  expect(anna.sees).toMatchObject({ turn: 0, step: 'discard', now: { freeEntombing: true } })
  expect(mayStillEntomb(anna.sees, 0)).toBe(false)
})
