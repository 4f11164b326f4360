// What was missed, stepped through: each moment stays until it was seen, and at the end it stands still.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OlderLines } from '#web/lib/table/session-transport.ts'
import { StepPlayer } from '#web/lib/table/missed/step-player.svelte.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'
import { fakeStorage } from '../../fakes.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const older = vi.fn<OlderLines>()

/** Four moments: a move, a small step, and one with both after the first. */
function player(): StepPlayer {
  const log = ['play', 'play', 'build', 'build', 'play'].map((key, n) => lineOf({ n, key }))
  const views = [1, 2, 3, 5].map(lines => viewOf({ log: log.slice(0, lines) }))
  return new StepPlayer({ id: 'table then', olderLines: older }, views, ({ key }) =>
    key === 'build' ? 'step' : 'move',
  )
}
const shown = ({ session }: StepPlayer) => session.view?.log.length

test('it runs by itself to the end, where a small step stays shorter than a move, and stops there', () => {
  const steps = player()
  steps.run()
  const seen: unknown[] = []
  for (const after of [1_899, 1, 1_899, 1, 699, 1]) {
    vi.advanceTimersByTime(after)
    seen.push(shown(steps))
  }
  expect(seen).toEqual([1, 2, 2, 3, 3, 5])
  expect([steps.isAtEnd, steps.running]).toEqual([true, false])
})

test('a step on changes the same table, a step back begins another, and none leads beyond either end', () => {
  const steps = player()
  const { session: first } = steps
  steps.back()
  expect([steps.at, steps.session]).toEqual([0, first])
  for (let n = 0; n < 5; n++) steps.on()
  expect([steps.at, steps.length, shown(steps), steps.session]).toEqual([3, 3, 5, first])
  steps.back()
  expect([steps.at, shown(steps)]).toEqual([2, 3])
  expect(steps.session).not.toBe(first)
})

test.each(['stop', 'end'] as const)('nothing moves any more after %s', how => {
  const steps = player()
  steps.run()
  vi.advanceTimersByTime(1_900)
  steps[how]()
  vi.advanceTimersByTime(60_000)
  expect([steps.at, steps.running]).toEqual([1, false])
})

test('older lines of the log come from the table as it is now', async () => {
  const lines = [lineOf({ n: 3 }), lineOf({ n: 4 })]
  older.mockResolvedValueOnce(lines)
  expect(await player().session.olderLines(5)).toEqual(lines)
  expect(older).toHaveBeenCalledWith(5)
})
