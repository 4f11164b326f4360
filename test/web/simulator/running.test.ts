// How fast the page of the simulator makes its steps.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Running, speeds } from '#web/lib/simulator/running.svelte.ts'

let now: number
let frames: FrameRequestCallback[]
beforeEach(() => {
  now = 0
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Draws the page again after so many milliseconds, and waits until the steps of that frame are made. */
async function pass(running: Running, time: number): Promise<void> {
  now += time
  for (const frame of frames.splice(0)) frame(now)
  if (running.isPlaying) await vi.waitUntil(() => frames.length > 0, { interval: 1, timeout: 120_000 })
}

test('after full speed it goes on at any other', async () => {
  const running = new Running(438)
  const [slow, , , full] = speeds
  running.play()
  running.speed = slow
  await pass(running, 1000)
  expect(running.shown.step).toBe(slow)
  running.speed = full
  // No more than there is time for: here the clock goes on while steps are made.
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
  await pass(running, 1)
  const { step } = running.shown
  expect(step).toBeGreaterThan(slow)
  running.speed = slow
  await pass(running, 1000)
  expect(running.shown.step).toBe(step + slow)
  running.end()
})
