// Recorded games are played through, and told as their ends tell them.
import { beforeAll, expect, test } from 'vitest'
import { movesIn } from '#shared/engine/recorded-moves.ts'
import type { ValleyDeclarations } from '#shared/valley/declarations.ts'
import { rules } from '#shared/valley/play.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { playThrough, replayOf } from '#web/lib/table/end/play-through.ts'
import { positionOf, summaryIn } from '#web/lib/valley/end/valley-summary.ts'
import { loadAllTexts } from '#test/web/played-games.ts'
import { recordingOf } from '#test/shared/recordings/recorded.ts'
import { viewOf } from '#test/shared/wire-records.ts'

beforeAll(loadAllTexts)

test.each(recordingOf('valley').games.map(game => [game.name, game] as const))(
  'positions of "%s" are those at the end of each turn, and its summary names a entombing and the lead',
  async (_name, { options, seats, seed, moves }) => {
    const replay = replayOf(rules, { game: 'valley', options, seats, seed, picks: movesIn(moves) })
    let pauses = 0
    const positions = await playThrough(replay, positionOf, () => Promise.resolve(void pauses++))
    expect(pauses).toBe(replay.length)
    const { checkpoint, result, round } = replay.referee
    // One before the first turn and one after each; what came after the last ended turn is one more.
    expect(positions.length - 1 - checkpoint).toBeOneOf([0, 1])
    expect(positions.map(position => position.round)).toEqual(
      positions.map(position => position.round).toSorted((one, other) => one - other),
    )
    expect(positions.at(-1)?.round).toBe(round)
    expect(positions[0]?.points).toEqual(Array.from({ length: seats }, () => 0))
    if (result === null) return
    expect(positions.at(-1)?.points).toEqual(result.scores.map(({ total }) => total))
    const summary = summaryIn(
      positions,
      viewOf<ValleyTable, ValleyDeclarations>({
        phase: 'over',
        options,
        you: 0,
        seats: result.scores.map(({ seat }) => ({
          seat,
          name: `Player ${seat}`,
          bot: null,
          standIn: null,
          connected: true,
        })),
        result,
      }),
    )
    const { best } = summary
    const gains = positions.flatMap(({ points }, at) =>
      points.map((each, seat) => each - (positions[at - 1]?.points[seat] ?? 0)),
    )
    // No entombing added more than the best turn did.
    if (best) expect(best.after - best.before).toBeLessThanOrEqual(Math.max(...gains))
    expect(summary.highlights.map(({ title }) => title)).toEqual([
      ...(best ? ['Best entombing'] : []),
      seats === 1 ? 'Halfway' : 'Turning point',
    ])
    for (const { text } of summary.highlights) expect(text).toMatch(/^[A-Z].*[a-z0-9]\.$/)
  },
)
