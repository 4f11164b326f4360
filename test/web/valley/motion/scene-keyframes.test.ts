// What moves in a scene waits for its time, moves as it was said to, and then stays, or is out of sight, until the scene ends.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sceneKeyframes, type Timing } from '#web/lib/valley/motion/scene-keyframes.ts'
import { ease } from '#web/lib/valley/motion/paths.ts'

const total = 1_200
const frames = [{ opacity: 1 }, { opacity: 0.9 }, { opacity: 0.7, offset: 0.6 }, { opacity: 0.5 }]
/** Where those four lie on their way. */
const offsets = [0, 0.3, 0.6, 1]

const timings = fc.record({
  delay: fc.integer({ min: 0, max: 600 }),
  duration: fc.integer({ min: 20, max: 500 }),
  easing: fc.constantFrom('linear', ...Object.values(ease)),
})

/** What `linear(...)` makes of a part of the time. */
function wayAt(easing: string, time: number): number {
  const points = easing
    .slice('linear('.length, -1)
    .split(', ')
    .map(point => point.split(' '))
    .map(([way, at]) => ({ way: Number(way), at: parseFloat(at ?? '') / 100 }))
  const k = points.findLastIndex(({ at }) => at <= time)
  const [from, to] = [points[k], points[k + 1]]
  return !from ? 0 : !to ? from.way : from.way + ((to.way - from.way) * (time - from.at)) / (to.at - from.at)
}

/** What `cubic-bezier(...)` makes of it. */
function bezierAt(easing: string, time: number): number {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (/\((.*)\)/.exec(easing)?.[1] ?? '0,0,1,1').split(',').map(Number)
  const bend = (one: number, other: number, u: number) =>
    3 * (1 - u) ** 2 * u * one + 3 * (1 - u) * u ** 2 * other + u ** 3
  let low = 0
  let high = 1
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (bend(x1, x2, middle) < time) low = middle
    else high = middle
  }
  return bend(y1, y2, low)
}

/** Between which frames, and how far, an animation stands at a time of its scene. */
function opacityAt(timing: Timing, time: number): number {
  const made = sceneKeyframes(frames, timing, total)
  const way = wayAt(String(made.timing.easing), time / Number(made.timing.duration))
  const places = made.frames.map((frame, k) => Number(frame.offset ?? offsets[k]))
  const k = Math.min(
    places.findLastIndex(place => place <= way),
    places.length - 2,
  )
  const share = (way - (places[k] ?? 0)) / ((places[k + 1] ?? 1) - (places[k] ?? 0))
  const [from, to] = [made.frames[k], made.frames[k + 1]].map(frame => Number(frame?.opacity))
  return (from ?? NaN) + ((to ?? NaN) - (from ?? NaN)) * share
}

function saidAt({ delay = 0, duration, easing = 'linear' }: Timing, time: number): number {
  const way = bezierAt(easing, (time - delay) / duration)
  const k = Math.min(
    offsets.findLastIndex(place => place <= way),
    2,
  )
  const [from = 0, to = 1] = offsets.slice(k)
  return (
    Number(frames[k]?.opacity) +
    ((Number(frames[k + 1]?.opacity) - Number(frames[k]?.opacity)) * (way - from)) / (to - from)
  )
}

test('on its way it is where it would be without the rest of the scene', () => {
  fc.assert(
    fc.property(timings, fc.double({ min: 0.01, max: 0.99, noNaN: true }), fc.boolean(), (timing, part, stays) => {
      const time = timing.delay + timing.duration * part
      expect(opacityAt({ ...timing, ...(stays ? { until: Infinity } : {}) }, time)).toBeCloseTo(saidAt(timing, time), 2)
    }),
  )
})

test('when its time is over it is out of sight, or stays until it is to go', () => {
  fc.assert(
    fc.property(timings, fc.integer({ min: 2, max: 80 }), (timing, more) => {
      const end = timing.delay + timing.duration
      expect(opacityAt(timing, end + more)).toBe(0)
      expect(opacityAt({ ...timing, until: Infinity }, total - 1)).toBe(0.5)
      expect(opacityAt({ ...timing, until: end + more }, end + more - 1)).toBeCloseTo(0.5, 5)
      expect(opacityAt({ ...timing, until: end + more }, end + more + 1)).toBe(0)
    }),
  )
})

test('before its time it is out of sight, or waits as in its first frame', () => {
  fc.assert(
    fc.property(
      timings.filter(({ delay }) => delay > 1),
      timing => {
        for (const time of [0, timing.delay / 2, timing.delay - 1]) {
          expect(opacityAt(timing, time)).toBe(0)
          expect(opacityAt({ ...timing, waits: true }, time)).toBe(1)
        }
      },
    ),
  )
})

test('all begin and end with the scene, however late their time is', () => {
  fc.assert(
    fc.property(timings, fc.integer({ min: 0, max: 800 }), (timing, later) => {
      const late = { ...timing, delay: timing.delay + later }
      const {
        timing: { delay = 0, duration, easing },
      } = sceneKeyframes(frames, late, total)
      expect([delay, duration]).toEqual([0, total])
      const times = [...String(easing).matchAll(/ ([\d.]+)%/g)].map(([, at]) => Number(at))
      expect(times).toEqual([...times].sort((one, other) => one - other))
      expect(times.at(-1)).toBe(100)
    }),
  )
})

test('where a browser cannot stretch it, it keeps its own times, and waits and stays all the same', () => {
  const made = (timing: Timing) => sceneKeyframes(frames, timing, total, false)
  const own = { delay: 200, duration: 300, easing: ease.out }
  expect(made(own)).toEqual({ frames, timing: { ...own, fill: 'none' } })
  expect(made({ ...own, waits: true }).timing.fill).toBe('backwards')
  expect(made({ ...own, until: Infinity }).timing.fill).toBe('forwards')
  expect(made({ ...own, waits: true, until: total }).timing.fill).toBe('both')
})
