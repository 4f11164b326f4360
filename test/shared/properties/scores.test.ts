// Points, worked out a second time from what a viewer sees and the rulebook's words alone.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Result } from '#shared/protocol.ts'
import { titleOf } from '#shared/valley/catalogue.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { described, patience, play, runs, whole } from './playing.ts'

/** Starters and uniques for what is printed on them, every set for the square of its different cards. */
function worth(tomb: readonly string[]): number {
  let points = 0
  const inSets: Record<string, string[]> = {}
  for (const id of tomb) {
    const { set, vp } = titleOf(id)
    if (set === null) points += vp ?? Number.NaN
    else if (!inSets[set]?.includes(id)) (inSets[set] ??= []).push(id)
  }
  for (const different of Object.values(inSets)) points += different.length * different.length
  return points
}

const tombs = (table: ValleyTable) => table.players.map(player => player.tomb.map(({ card }) => card))

test('the points shown are always what the tomb scores', patience, () => {
  fc.assert(fc.property(described, game => {
    play(game, (table, chance) => {
      if (!chance.once(4)) return
      const seen = table.referee.table(null) as ValleyTable
      expect(seen.players.map(player => player.points)).toEqual(tombs(seen).map(worth))
    })
  }), runs(15))
})

test('the result is the sum of its parts and of the tombs, most points win, then fewest cards, then all of them', patience, () => {
  let shared = 0
  fc.assert(fc.property(whole, game => {
    const table = play(game, () => undefined)
    const result = table.referee.result as Result
    const all = tombs(table.referee.table(null) as ValleyTable)
    expect(result.scores.map(score => [score.seat, score.total])).toEqual(all.map((tomb, seat) => [seat, worth(tomb)]))
    for (const score of result.scores) expect(score.parts.reduce((sum, part) => sum + part.points, 0)).toBe(score.total)
    const beats = (one: number, other: number) => {
      const [mine, theirs] = [all[one] as readonly string[], all[other] as readonly string[]]
      return worth(mine) > worth(theirs) || worth(mine) === worth(theirs) && mine.length < theirs.length
    }
    const seats = all.map((_, seat) => seat)
    expect(result.winners).toEqual(seats.filter(seat => !seats.some(other => beats(other, seat))))
    if (result.winners.length > 1) shared++
  }), runs(50))
  expect(shared).toBeGreaterThan(0)
})

test('there is no result before the end', patience, () => {
  fc.assert(fc.property(described, game => {
    play(game, ({ referee }) => expect(referee.result === null).toBe(!referee.over))
  }), runs(10))
})
