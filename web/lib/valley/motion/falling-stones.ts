// The wall of the pyramid takes part: what breaks off where a card is taken out, and the thud of a stone that has fallen.
import type { Layer } from './layer.ts'
import { ease, hit, type Box } from './paths.ts'
import type { Cue } from './timeline.ts'

const shaking = 120
/** When it hits the ground. */
const hitAt = ({ start, length }: Cue) => start + length * hit

/** The wall shakes 2 px whenever a stone hits the ground: one animation, for two of one thing are not put together by a graphics card. */
export function shake(layer: Layer, wall: Element, stones: readonly Cue[]): void {
  const hits = stones.map(hitAt).sort((one, other) => one - other)
  const [first = 0] = hits
  const duration = (hits.at(-1) ?? 0) + shaking - first
  const at = (time: number, y: number) => ({ transform: `translateY(${y}px)`, offset: (time - first) / duration })
  const frames = hits.flatMap((hit, k) => {
    const length = Math.min(shaking, (hits[k + 1] ?? Infinity) - hit)
    return [at(hit, 0), at(hit + length * 0.3, 2), at(hit + length, 0)]
  })
  layer.shift(wall, frames, { delay: first, duration })
}

/** A stone hits the ground: dust flies to both sides. */
export function thud(layer: Layer, { x, y, width, height }: Box, cue: Cue): void {
  const delay = hitAt(cue)
  for (const side of [-1, 1]) {
    const at = (away: number, up: number, scale: number) =>
      `translate(${x + side * (width * 0.3 + away)}px,${y + height / 2 - 8 - up}px) scale(${scale})`
    layer.animate(
      layer.add('dust'),
      [
        { opacity: 0.75, transform: at(0, 0, 0.4) },
        { opacity: 0, transform: at(24, 7, 1.5) },
      ],
      { delay, duration: 240, easing: ease.out },
    )
  }
}

const pieces = 5
/** So long after a card is moved the wall gives way. */
const brittle = 60

/** What breaks off where a card is taken out of the wall. */
export function rubble(layer: Layer, { x, y, width, height }: Box, { start }: Cue): void {
  for (let k = 0; k < pieces; k++) {
    const across = (k - 2) * width * 0.17
    const wild = ((k * 37) % 11) - 5
    const at = (far: number, down: number, turn: number) =>
      `translate(${x + across * far + (far > 1 ? wild : 0)}px,${y - height * 0.3 + down}px) rotate(${turn}deg)`
    layer.animate(
      layer.add(k % 3 === 0 ? 'rubble lump' : 'rubble'),
      [
        { opacity: 1, transform: at(1, 0, 0) },
        { opacity: 1, transform: at(1.6, height * 0.62, 90 + k * 60), offset: 0.8 },
        { opacity: 0, transform: at(1.7, height * 0.7, 110 + k * 60) },
      ],
      { delay: start + brittle + (k % 3) * 25, duration: 360, easing: ease.drop },
    )
  }
}
