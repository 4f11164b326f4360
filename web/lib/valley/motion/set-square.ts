// The square of a set grows by its edge when a card of it was entombed, and what that brought is said beside it.
import type { Gain } from '../tomb/tomb.ts'
import type { Layer } from './layer.ts'
import { buried, ease, type Box, type Size } from './paths.ts'
import type { Cue } from './timeline.ts'

/** A stone of a set's square, in pixels. */
const cell = 14
/** So long before the card is in the ground its niche lights up. */
const lit = 60

/** Where a square of this size is in nobody's way: over the own tomb, beside a player's panel, under a player's chip. */
function beside(house: Box, niche: Box, size: number, screen: Size): { readonly x: number; readonly y: number } {
  const x = Math.min(screen.width - size - 50, Math.max(size, niche.x))
  if (house.y > screen.height / 2) return { x, y: house.y - house.height / 2 - size / 2 - 8 }
  return house.height > 120
    ? { x: house.x + house.width / 2 + size / 2 + 24, y: niche.y }
    : { x, y: house.y + house.height / 2 + size / 2 + 8 }
}

/**
 * @param niche where the card went in, and `house` the whole tomb or what stands for it
 * @param gain what the card brought: nothing grows where its title lay there already
 */
export function grow(
  layer: Layer,
  niche: Box,
  house: Box,
  { from, to: side, before, after }: Gain,
  { start, length }: Cue,
  screen: Size,
): void {
  const delay = start + length * buried
  const duration = length * (1 - buried)
  layer.frame(
    'lit',
    niche,
    [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
    { delay: delay - lit, duration: duration + lit },
  )
  if (after === before) return
  const { x, y } = beside(house, niche, Math.max(side, 2) * cell, screen)
  const square = (n: number, name: string) => {
    const element = layer.add(`square ${name}`)
    element.style.width = element.style.height = `${n * cell}px`
    return element
  }
  const corner = (scale: number) =>
    `translate(${x - (side * cell) / 2 - 14}px,${y - (side * cell) / 2}px) scale(${scale})`
  if (from > 0)
    layer.animate(
      square(from, 'was'),
      [
        { opacity: 1, transform: corner(1) },
        { opacity: 1, transform: corner(1) },
      ],
      { delay, duration },
    )
  if (side > 0)
    layer.animate(
      square(side, 'is'),
      [
        { opacity: 1, transform: corner(from / side) },
        { opacity: 1, transform: corner(1.06), offset: 0.6 },
        { opacity: 1, transform: corner(1) },
      ],
      { delay, duration, easing: ease.out },
    )
  const at = (up: number) => `translate(${x + (side * cell) / 2 - 8}px,${y - 11 + up}px)`
  layer.animate(
    layer.add('gain', `+${after - before}`),
    [
      { opacity: 0, transform: at(6) },
      { opacity: 1, transform: at(0), offset: 0.4 },
      { opacity: 1, transform: at(0) },
    ],
    { delay, duration, easing: ease.out },
  )
}
