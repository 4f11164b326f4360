// Sounds while the browser holds them back: before the page was used, or while a call or another program has the speakers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { play, wake } from '#web/lib/table/play-sound.ts'
import { sounds } from '#web/lib/table/sounds.ts'

/** How many parts of sounds have begun. */
let begun = 0
const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
const node = () => ({
  gain: param,
  frequency: param,
  connect: (to: unknown) => to,
  start: () => begun++,
  stop: () => undefined,
})
/** Speakers that the browser holds back until they are let go. */
class Speakers {
  static now: Speakers | undefined
  state = 'suspended'
  currentTime = 0
  sampleRate = 10
  #waiting: (() => void)[] = []
  createGain = node
  createOscillator = node
  createBufferSource = node
  createBiquadFilter = node
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) })
  constructor() {
    Speakers.now = this
  }
  resume = () => new Promise<void>(resolve => this.#waiting.push(resolve))
  letGo(): void {
    this.state = 'running'
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Speakers)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what has just happened is heard once the speakers are there, and nothing old with it', async () => {
  play('turn')
  expect(Speakers.now).toBeUndefined()
  wake()
  for (const name of ['buy', 'entomb', 'stone'] as const) {
    play(name)
    await vi.advanceTimersByTimeAsync(5_000)
  }
  play('turn')
  expect(begun).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  Speakers.now?.letGo()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toBe(sounds.turn.length)
  play('buy')
  expect(begun).toBe(sounds.turn.length + sounds.buy.length)
})
