// Points, worked out a second time from what a viewer sees and the rulebook's words alone.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompleteOptions } from '#shared/engine/game.ts'
import { titleOf } from '#shared/valley/catalogue.ts'
import { setOf } from '#shared/valley/set-groups.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { randomValleyGames, longTimeout, play, runs, wholeGames } from './valley-games.ts'
import { required } from '#test/shared/required.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'

/**
 * Starters and uniques for what is printed on them, every set for the square of its different cards; where half sets are
 * joined those of a size are one. Alone each duplicate costs its set a point, as long as it has one.
 */
function worth(tomb: readonly string[], { half, solitaire }: CompleteOptions): number {
  let points = 0
  const inSets: Record<string, string[]> = {}
  for (const id of tomb) {
    const { set, vp } = titleOf(id)
    if (set === null) points += vp ?? Number.NaN
    else (inSets[half === 'joined' ? setOf(set).size : set] ??= []).push(id)
  }
  for (const cards of Object.values(inSets)) {
    const square = new Set(cards).size ** 2
    points += solitaire ? Math.max(0, square - (cards.length - new Set(cards).size)) : square
  }
  return points
}

const tombs = (table: ValleyTable) => table.players.map(player => player.tomb.map(({ card }) => card))

test('the points shown are always what the tomb scores', longTimeout, () => {
  fc.assert(
    fc.property(randomValleyGames, game => {
      play(game, (table, chance) => {
        if (!chance.once(4)) return
        const seen = valleyTable(table.referee.table(null))
        expect(seen.players.map(player => player.points)).toEqual(
          tombs(seen).map(tomb => worth(tomb, table.setting.options)),
        )
      })
    }),
    runs(15),
  )
})

test(
  'the result is the sum of its parts and of the tombs, most points win, then fewest cards, then all of them',
  longTimeout,
  () => {
    let shared = 0
    fc.assert(
      fc.property(wholeGames, game => {
        const table = play(game, () => undefined)
        const result = required(table.referee.result)
        const { options } = table.setting
        const all = tombs(valleyTable(table.referee.table(null)))
        expect(result.scores.map(score => [score.seat, score.total])).toEqual(
          all.map((tomb, seat) => [seat, worth(tomb, options)]),
        )
        for (const score of result.scores)
          expect(score.parts.reduce((sum, part) => sum + part.points, 0)).toBe(score.total)
        const beats = (one: number, other: number) => {
          const [mine, theirs] = [required(all[one]), required(all[other])]
          return (
            worth(mine, options) > worth(theirs, options) ||
            (worth(mine, options) === worth(theirs, options) && mine.length < theirs.length)
          )
        }
        const seats = all.map((_, seat) => seat)
        expect(result.winners).toEqual(seats.filter(seat => !seats.some(other => beats(other, seat))))
        if (result.winners.length > 1) shared++
      }),
      runs(50),
    )
    expect(shared).toBeGreaterThan(0)
  },
)

test('there is no result before the end', longTimeout, () => {
  fc.assert(
    fc.property(randomValleyGames, game => {
      play(game, ({ referee }) => expect(referee.result === null).toBe(!referee.over))
    }),
    runs(10),
  )
})
