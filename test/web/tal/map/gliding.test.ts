// How the valley glides: the picture that is drawn once begins where the old one was seen, and nothing of it is lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Camera } from '#web/lib/tal/map/camera.ts'
import { Gliding, laidFor, seenIn } from '#web/lib/tal/map/gliding.ts'

const shape = 0.75
const camera = fc
  .record({
    x: fc.integer({ min: -20, max: 700 }),
    y: fc.integer({ min: -20, max: 500 }),
    width: fc.integer({ min: 210, max: 1_048 }),
  })
  .map(({ x, y, width }): Camera => [x, y, width, width / shape])
const width = fc.integer({ min: 320, max: 480 })

const expectSame = (one: Camera, other: Camera) =>
  one.forEach((length, k) => expect(length).toBeCloseTo(other[k] ?? NaN, 6))

test('laid for a part, just that part is seen', () => {
  fc.assert(
    fc.property(camera, camera, width, (seen, drawn, wide) => {
      const laid = laidFor(seen, drawn, wide)
      expectSame(seenIn(laid, drawn, wide), seen)
      // A point of the land is where it was on the screen.
      const [x, y] = [500, 400]
      const unit = wide / drawn[2]
      expect(laid.x + (x - drawn[0]) * unit * laid.scale).toBeCloseTo(((x - seen[0]) * wide) / seen[2], 6)
      expect(laid.y + (y - drawn[1]) * unit * laid.scale).toBeCloseTo(((y - seen[1]) * wide) / seen[2], 6)
    }),
  )
})

/** Stands in for the picture, which moves as far as the test says. */
function stillPicture() {
  const glides: { progress: number | null; readonly frames: unknown }[] = []
  const picture = {
    animate: (frames: unknown) => {
      const glide: (typeof glides)[number] = { progress: 0, frames }
      glides.push(glide)
      return {
        effect: { getComputedTiming: () => glide },
        cancel: () => {
          glide.progress = null
        },
      }
    },
  }
  return { glides, picture }
}

test('another part on the way is gone to from what is seen there; the same one is gone on to', () => {
  fc.assert(
    fc.property(
      camera,
      camera,
      camera,
      width,
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (first, second, third, wide, part) => {
        fc.pre(first.join() !== second.join() && second.join() !== third.join())
        const { glides, picture } = stillPicture()
        const gliding = new Gliding(first)
        gliding.to(second, picture, wide, false)
        expectSame(gliding.seen, first)
        const [glide] = glides
        if (glide) glide.progress = part
        gliding.to([...second], picture, wide, false)
        expect(glides).toHaveLength(1)
        const there = gliding.seen
        gliding.to(third, picture, wide, false)
        expectSame(gliding.seen, there)
        if (glides[1]) glides[1].progress = null
        expectSame(gliding.seen, third)
        gliding.to(first, picture, wide, true)
        expect(glides).toHaveLength(2)
        expectSame(gliding.seen, first)
      },
    ),
  )
})
