// When a card is entombed the square of its set grows by one row and column, and the points it brought appear beside it.
import type { Gain } from '../tomb/tomb.ts'
import type { Layer } from './layer.ts'
import { buried, ease, type Box, type Size } from './paths.ts'
import type { Cue } from './timeline.ts'

/** The edge of one stone of a square, in pixels. */
const cell = 14
/** How long before the card arrives its niche lights up, in milliseconds. */
const lit = 60

/** Where a square of this size covers nothing important: above the viewer's tomb, beside a player's panel, below a chip. */
function beside(house: Box, niche: Box, size: number, screen: Size): { readonly x: number; readonly y: number } {
  const x = Math.min(screen.width - size - 50, Math.max(size, niche.x))
  if (house.y > screen.height / 2) return { x, y: house.y - house.height / 2 - size / 2 - 8 }
  return house.height > 120
    ? { x: house.x + house.width / 2 + size / 2 + 24, y: niche.y }
    : { x, y: house.y + house.height / 2 + size / 2 + 8 }
}

/**
 * @param niche where the card went in
 * @param house the whole tomb, or what stands for it
 * @param gain what the card brought; the square of a title that was there already does not grow, and in a solitaire costs points
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
  const isGrowing = side > from
  if (isGrowing && from > 0)
    layer.animate(
      square(from, 'was'),
      [
        { opacity: 1, transform: corner(1) },
        { opacity: 1, transform: corner(1) },
      ],
      { delay, duration },
    )
  if (isGrowing)
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
    layer.add('gain', `${after > before ? '+' : '−'}${Math.abs(after - before)}`),
    [
      { opacity: 0, transform: at(6) },
      { opacity: 1, transform: at(0), offset: 0.4 },
      { opacity: 1, transform: at(0) },
    ],
    { delay, duration, easing: ease.out },
  )
}
