// How things fly: from where they lie to where they come, with what a graphics card can do alone, and in sight.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coin, fall, lift, riffle, sink, toss, type Box, type Path } from '#web/lib/valley/motion/paths.ts'

const screen = { width: 360, height: 740 }
const picture = { width: 84, height: 118 }
const size = fc.integer({ min: 16, max: 120 })
const box: fc.Arbitrary<Box> = fc.record({
  x: fc.integer({ min: 10, max: 350 }),
  y: fc.integer({ min: 10, max: 730 }),
  width: size,
  height: size,
})

/** Where a picture's middle is, and how wide it is, in one frame. */
function poseOf(frame: Keyframe | undefined, { width, height } = picture) {
  const [, x, y] = /translate\(([-\d.]+)px,([-\d.]+)px\)/.exec(String(frame?.['transform'])) ?? []
  const [, scale] = /scale\(([-\d.e]+)\)/.exec(String(frame?.['transform'])) ?? []
  return { x: Number(x) + width / 2, y: Number(y) + height / 2, width: Number(scale) * width }
}

const flights: Readonly<Record<string, (from: Box, to: Box) => Path>> = {
  'a throw': (from, to) => toss(picture, from, to, screen),
  'one of many throws': (from, to) => toss(picture, from, to, screen, { nth: 4, of: 5 }),
  'what nobody sees': (from, to) => toss(picture, from, to, screen, { shown: false }),
  'a card out of the wall': (from, to) => lift(picture, from, to),
  'a stone': (from, to) => fall(picture, from, to),
  'a shuffled packet': (from, to) => riffle(picture, from, to, screen, 3),
}

test.each(Object.keys(flights))('%s begins where it lay and ends where it lies', what => {
  fc.assert(
    fc.property(box, box, (from, to) => {
      const { frames } = flights[what]?.(from, to) ?? { frames: [] }
      const [first, last] = [poseOf(frames[0]), poseOf(frames.at(-1))]
      for (const [is, should] of [
        [first, from],
        [last, to],
      ] as const) {
        expect(Math.hypot(is.x - should.x, is.y - should.y)).toBeLessThan(1)
        expect(Math.abs(is.width - should.width)).toBeLessThan(1)
      }
    }),
  )
})

test('a burial begins where the card lay, stands clear of the tomb in sight, and ends in its niche', () => {
  fc.assert(
    fc.property(
      box,
      box.filter(({ y }) => y > 500 || y < 120),
      (from, niche) => {
        const { frames } = sink(picture, from, niche, screen)
        expect(poseOf(frames[0])).toMatchObject({ x: from.x, y: from.y })
        const stand = poseOf(frames[1])
        expect(stand.x).toBeGreaterThan(stand.width / 2)
        expect(stand.x).toBeLessThan(screen.width - stand.width / 2)
        expect(Math.abs(stand.y - niche.y)).toBeGreaterThan((stand.width * picture.height) / picture.width / 2)
        const ground = poseOf(frames.at(-1))
        expect([Math.round(ground.x), Math.round(ground.y)]).toEqual([niche.x, niche.y])
      },
    ),
  )
})

test('whatever flies, only its transform and opacity change, forward in time', () => {
  fc.assert(
    fc.property(box, box, (from, to) => {
      const paths = [
        ...Object.values(flights).map(fly => fly(from, to)),
        sink(picture, from, to, screen),
        coin(22, from, to, 1),
      ]
      for (const { frames } of paths) {
        const offsets = frames.flatMap(frame => frame.offset ?? [])
        expect(offsets).toEqual([...offsets].sort((one, other) => one - other))
        for (const frame of frames)
          expect(['easing', 'offset', 'opacity', 'transform']).toEqual(expect.arrayContaining(Object.keys(frame)))
      }
    }),
  )
})

test('a card between two places close together comes out to be seen', () => {
  const chip: Box = { x: 100, y: 30, width: 20, height: 20 }
  const { frames } = toss(picture, chip, { ...chip, x: 130 }, screen)
  expect(Math.max(...frames.map(frame => poseOf(frame).width))).toBeGreaterThan(48)
  expect(Math.max(...frames.map(frame => poseOf(frame).y))).toBeGreaterThan(80)
})
