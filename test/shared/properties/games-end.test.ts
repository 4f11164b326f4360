// Every game ends, however its players drag it out.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ValleyState } from '#shared/valley/state.ts'
import type { TestTable } from '../test-table.ts'
import {
  habits,
  longTimeout,
  play,
  runs,
  tableSetup,
  wholeGames as anywhere,
  type RequestedOptions,
  type RandomValleyGame,
} from './valley-games.ts'

/** Shabti are what most ways to hold up the end are made of. */
const whole = anywhere.map(game => ({ ...game, options: { ...game.options, starters: 'base' } }))
/** Where Ibex Statue takes a card, a turn does more than its player has done. */
const withoutIbex = (game: RandomValleyGame): RandomValleyGame => ({
  ...game,
  ...tableSetup(game.seats, { ...game.options, uniques: others(game.options) }),
})
const others = ({ uniques, edition = 'base' }: RequestedOptions) =>
  (Array.isArray(uniques) ? uniques : [edition]).filter(each => each !== 'afterlife')

/** More than any game that ends can take: ten idle rounds for each card of stock and pyramid, and then some. */
const picksAtMost = 60_000
const picksInATurn = 400

function playedOut(
  game: RandomValleyGame,
  look: (table: TestTable<ValleyState>) => void = () => undefined,
): TestTable<ValleyState> {
  let began = 0
  let checkpoint = -1
  return play({ ...game, picks: picksAtMost }, table => {
    if (table.referee.checkpoint !== checkpoint) {
      checkpoint = table.referee.checkpoint
      began = table.picks.length
    }
    expect(table.picks.length - began).toBeLessThan(picksInATurn)
    look(table)
  })
}

function expectEnd(table: TestTable<ValleyState>): void {
  const {
    referee,
    context: { state },
  } = table
  expect(referee.over).toBe(true)
  expect(referee.waitingFor).toEqual([])
  expect([state.stock, state.pyramid]).toEqual([[], [-1, -1, -1, -1, -1, -1]])
  expect(new Set(state.players.map(player => player.turns)).size).toBe(1)
  expect(referee.result?.winners.length).toBeGreaterThan(0)
}

test(
  'every game ends with stock and pyramid empty, after as many turns for each, and with a winner',
  longTimeout,
  () => {
    fc.assert(
      fc.property(whole, game => expectEnd(playedOut(game))),
      runs(40),
    )
  },
)

test(
  'a table full of players of one habit ends, whether they never buy, never entomb, end at once or only swap',
  longTimeout,
  () => {
    for (const habit of habits) {
      fc.assert(
        fc.property(whole, game => expectEnd(playedOut({ ...game, habits: [habit] }))),
        runs(2),
      )
    }
  },
)

test('players who hold up the end by swapping are made to sacrifice', longTimeout, () => {
  let forced = 0
  fc.assert(
    fc.property(whole, game => {
      const isHeldUp = ({ referee }: TestTable<ValleyState>) =>
        referee.waitingFor.some(seat => referee.decisions(seat)[0]?.key === 'rebuild.held-up')
      expectEnd(
        playedOut({ ...game, habits: ['swapper'] }, table => {
          if (isHeldUp(table)) forced++
        }),
      )
    }),
    runs(6),
  )
  expect(forced).toBeGreaterThan(0)
})

/** What a turn has done to stock and pyramid, and whether it was made to sacrifice because the end was held up. */
interface TurnDone {
  readonly stock: readonly [number, number]
  readonly pyramid: readonly [number, number]
  readonly forced: boolean
}

test(
  'a sacrifice is forced exactly when turns or rounds have left things as they were for too long',
  longTimeout,
  () => {
    let forcedTurns = 0
    fc.assert(
      fc.property(
        whole.map(withoutIbex),
        fc.array(fc.constantFrom('swapper' as const, 'idler' as const, 'any' as const), { minLength: 1, maxLength: 3 }),
        (game, mixed) => {
          const turns: TurnDone[] = []
          const count = ({ context: { state } }: TestTable<ValleyState>) =>
            [state.stock.length, state.pyramid.filter(card => card >= 0).length] as const
          let began: readonly [number, number] | null = null
          let checkpoint = -1
          let forced = false
          playedOut({ ...game, habits: ['swapper', ...mixed] }, table => {
            forced ||= table.referee.waitingFor.some(
              seat => table.referee.decisions(seat)[0]?.key === 'rebuild.held-up',
            )
            if (table.referee.checkpoint === checkpoint) return
            checkpoint = table.referee.checkpoint
            const [stock, pyramid] = count(table)
            if (began) turns.push({ stock: [began[0], stock], pyramid: [began[1], pyramid], forced })
            began = [stock, pyramid]
            forced = false
          })
          let idleTurns = 0
          let idleRounds = 0
          let shrankThisRound = false
          turns.forEach(({ stock, pyramid, forced: wasForced }, index) => {
            // What this turn would have left without the forced sacrifice: one card more, in the stock first.
            const [stockAfter, pyramidAfter] = wasForced
              ? pyramid[1] < pyramid[0]
                ? [stock[1], pyramid[1] + 1]
                : [stock[1] + 1, pyramid[1]]
              : [stock[1], pyramid[1]]
            const isIdle = stockAfter === 0 && pyramidAfter >= pyramid[0]
            const isUnshrunk = stockAfter >= stock[0] && pyramidAfter >= pyramid[0]
            const isDue = pyramidAfter > 0 && ((idleTurns >= game.seats && isIdle) || (idleRounds >= 10 && isUnshrunk))
            expect(wasForced).toBe(isDue)
            if (!wasForced) {
              idleTurns = isIdle ? idleTurns + 1 : 0
              if (!isUnshrunk) {
                shrankThisRound = true
                idleRounds = 0
              }
            }
            if (wasForced) forcedTurns++
            if ((index + 1) % game.seats !== 0) return
            idleRounds = shrankThisRound ? 0 : idleRounds + 1
            shrankThisRound = false
          })
        },
      ),
      runs(60),
    )
    expect(forcedTurns).toBeGreaterThan(5)
  },
)
