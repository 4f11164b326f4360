// When things are shown: in order, and never longer than a turn of somebody else may take.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { longTimeout, randomValleyGames, play, runs } from '#test/shared/properties/valley-games.ts'
import { viewFor } from '#test/shared/properties/made-view.ts'
import type { MotionEvent, CardMotion } from '#web/lib/valley/motion/motion-events.ts'
import { motionsBetween } from '#web/lib/valley/motion/motions-between.ts'
import type { RunningView } from '#web/lib/valley/motion/card-places.ts'
import { longest, timelineOf } from '#web/lib/valley/motion/timeline.ts'
import { loadAllTexts } from '#test/web/played-games.ts'
import { valleyView } from '#test/shared/typed-by-game.ts'

beforeAll(loadAllTexts)

const move = (verb: CardMotion['verb'], more: Partial<CardMotion> = {}): CardMotion => ({
  verb,
  seat: 1,
  title: 'urn',
  from: 'hand-1',
  to: 'discard-1',
  ...more,
})
const purchase: readonly MotionEvent[] = [
  move('pay', { gold: 1 }),
  move('pay', { gold: 2 }),
  move('buy', { from: 'place-4' }),
  move('fell', { from: 'place-1', to: 'place-4' }),
  move('fell', { from: 'place-0', to: 'place-1' }),
]

describe('a purchase', () => {
  const { cues, total } = timelineOf(purchase, 0)
  const at = (k: number) => cues[k] ?? { start: NaN, length: NaN }

  test('is paid before the card leaves, and the stones fall one after the other when it has left', () => {
    expect(at(2).start).toBeGreaterThan(at(1).start + at(1).length / 2)
    expect(at(3).start).toBeGreaterThan(at(2).start + at(2).length / 3)
    expect(at(4).start).toBeGreaterThan(at(3).start)
    expect(total).toBeLessThanOrEqual(longest.theirs)
  })
  test("of one's own takes less time, in the same order", () => {
    const own = timelineOf(
      purchase.map(each => ({ ...each, seat: 0 })),
      0,
    )
    expect(own.total).toBeLessThanOrEqual(longest.own)
    expect(own.total).toBeLessThan(total)
    expect(own.cues.map(cue => cue.happening.verb)).toEqual(cues.map(cue => cue.happening.verb))
  })
})

test('no change of any game lasts longer than it may, none begins before what was told before it', longTimeout, () => {
  let longestSeen = 0
  fc.assert(
    fc.property(randomValleyGames, game => {
      const views = new Map<number | null, RunningView>()
      play(game, table => {
        for (const viewer of [game.seed % game.seats, null]) {
          const after = valleyView(viewFor(table, viewer))
          const before = views.get(viewer)
          views.set(viewer, after)
          if (!before) continue
          const happened = motionsBetween(before, after)
          const { cues, total } = timelineOf(happened, viewer)
          expect(cues.map(cue => cue.happening)).toEqual(happened)
          expect(total).toBeLessThanOrEqual(
            (happened[0]?.seat === viewer && viewer !== null ? longest.own : longest.theirs) + 0.001,
          )
          cues.forEach(({ start, length }, k) => {
            expect(start).toBeGreaterThanOrEqual(cues[k - 1]?.start ?? 0)
            expect(start + length).toBeLessThanOrEqual(total + 0.001)
            expect(length).toBeGreaterThan(80)
          })
          longestSeen = Math.max(longestSeen, total)
        }
      })
    }),
    runs(6),
  )
  expect(longestSeen).toBeGreaterThan(1_000)
})

test('however many things happen at once, the last of them is seen in time', () => {
  const many = Array.from({ length: 40 }, () => move('discard'))
  expect(timelineOf(many, 0).total).toBeLessThanOrEqual(longest.theirs)
  expect(timelineOf([], 0)).toEqual({ cues: [], total: 0 })
})
