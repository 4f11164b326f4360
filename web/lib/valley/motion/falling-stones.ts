// Effects on the pyramid: rubble where a card is taken out, dust and a shake where one has fallen.
import type { Layer } from './layer.ts'
import { ease, hit, type Box } from './paths.ts'
import type { Cue } from './timeline.ts'

const shaking = 120
/** When a falling card hits the ground, in milliseconds after the scene began. */
const hitAt = ({ start, length }: Cue) => start + length * hit

/**
 * Shakes the wall by 2 px whenever a card hits the ground. One animation for all hits: two animations of the same element
 * are not composited on the graphics card.
 */
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

/** Dust flies to both sides where a card hits the ground. */
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
/** How long after a card begins to move the wall crumbles, in milliseconds. */
const brittle = 60

/** Rubble falls where a card is taken out of the wall. */
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
