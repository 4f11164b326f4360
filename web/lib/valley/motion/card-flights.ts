// Cards in flight. Each is a picture on the layer above the table; the card itself is in its new place already and stays
// hidden there until its picture has landed.
import type { Layer } from './layer.ts'
import type { CardMotion } from './motion-events.ts'
import { coin, ease, fall, lift, riffle, sink, toss, type Box, type Path, type Size } from './paths.ts'
import { cardOf, copyOf } from './card-copies.ts'
import { isPile } from './card-places.ts'
import type { Cue } from './timeline.ts'
import type { FoundSpot } from './find-spot.ts'

export interface Picture extends Size {
  readonly node: HTMLElement
}
export interface Flight {
  readonly move: CardMotion
  readonly cue: Cue
  /** Where the card lay before, and its picture if it was drawn there. */
  readonly from: FoundSpot
  readonly picture: Picture | null
  readonly to: FoundSpot
  /** Its index among the motions of the same kind, and their number. */
  readonly nth: number
  readonly of: number
  readonly screen: Size
  /** When the last coin for it has arrived, in milliseconds after the scene began. */
  readonly paid: number | undefined
  /** When the pile that it lands on is picked up to be shuffled, in milliseconds after the scene began. */
  readonly taken: number | undefined
}

const back = { width: 44, height: 62 }
const face = { width: 84, height: 118 }
/** A shuffled pile is shown as this many packets. */
const packets = 5
const coinSize = 22
const isUnder = (spot: string) => spot === 'stock' || spot.startsWith('deck-')

/** Whether a card is taken out of the pyramid, and neither falls nor changes places there. */
export const leavesWall = ({ from, verb }: CardMotion): boolean =>
  from.startsWith('place-') && verb !== 'fell' && verb !== 'swap'
/** A copy of a drawn card, which can be moved in its stead. */
export const pictureOf = (card: HTMLElement, box: Box): Picture => ({
  node: copyOf(card, box),
  width: box.width,
  height: box.height,
})

/** The larger of the card's two drawings, before and after; a new one where neither shows its face. */
function drawn({ move, picture, to }: Flight, landing: HTMLElement | null): Picture {
  if (move.title === null) return { node: cardOf(null, back.width), ...back }
  const isOpen = (node: HTMLElement) => node.dataset['face'] === undefined
  const before = picture && isOpen(picture.node) ? picture : null
  if (before && (!landing || before.width >= to.box.width)) return before
  if (landing && isOpen(landing)) return pictureOf(landing, to.box)
  return { node: cardOf(move.title, face.width), ...face }
}

/** The box that the picture starts or ends in: the card drawn there, or else a smaller one that fits the place. */
function fitted({ box, card }: FoundSpot, picture: Size): Box {
  if (card) return box
  return {
    ...box,
    width: Math.min(picture.width, box.width * 0.8, (Math.max(14, box.height * 0.8) / picture.height) * picture.width),
  }
}

function pathOf({ move, nth, of, screen }: Flight, picture: Size, from: Box, to: Box): Path {
  if (move.verb === 'fell') return fall(picture, from, to)
  if (move.verb === 'entomb') return sink(picture, from, to, screen, nth)
  if (leavesWall(move)) return lift(picture, from, to)
  return toss(picture, from, to, screen, { nth, of, shown: move.title !== null })
}

/** Lets a card fly. A card that was visible before stays visible until it sets out; any other appears when it does. */
export function fly(layer: Layer, flight: Flight): void {
  const {
    move,
    cue: { start, length },
    from,
    to,
    paid,
    taken,
  } = flight
  const landing = to.card && move.toId !== undefined ? to.card : null
  if (landing) layer.hide(landing, start + length)
  const picture = drawn(flight, landing)
  const { frames, easing } = pathOf(flight, picture, fitted(from, picture), fitted(to, picture))
  const leaf = layer.add('flying')
  Object.assign(leaf.style, { width: `${picture.width}px`, height: `${picture.height}px` })
  // Its picture stays on a pile until the next card covers it.
  const waits = move.title !== null && flight.picture !== null
  const stays = !landing && isPile(move.to) && !to.standsIn
  // A card that ends out of sight fades out instead of vanishing.
  const fades = !landing && !stays
  const last = frames.length - 1
  layer.animate(leaf, fades ? frames.map((frame, k) => (k === last ? { ...frame, opacity: 0 } : frame)) : frames, {
    delay: start,
    duration: length,
    easing,
    waits,
    ...(stays ? { until: taken ?? Infinity } : {}),
  })
  if (move.title !== null && isUnder(move.from) !== isUnder(move.to))
    turn(layer, leaf, picture, isUnder(move.to), start, length)
  else leaf.append(picture.node)
  const price = paid === undefined ? null : picture.node.querySelector<HTMLElement>('[data-cost]')
  if (price) cover(layer, price, start)
}

/** Shows the price of a card as a gold coin when the last coin has arrived. */
function cover(layer: Layer, price: HTMLElement, paid: number): void {
  const gold = price.cloneNode(true) as HTMLElement
  gold.style.background = 'var(--coin)'
  price.after(gold)
  layer.animate(
    gold,
    [
      { opacity: 0, transform: 'none' },
      { opacity: 1, transform: 'scale(1.45)', offset: 0.4 },
      { opacity: 1, transform: 'none' },
    ],
    { delay: Math.max(0, paid - 90), duration: 180, easing: ease.out, waits: true, until: Infinity },
  )
}

/** Turns a card over in flight: face down if it goes under other cards, else face up. */
function turn(
  layer: Layer,
  leaf: HTMLElement,
  { node, width, height }: Picture,
  goesUnder: boolean,
  delay: number,
  duration: number,
): void {
  const rear = cardOf(null, width, height / width)
  const [first, second] = goesUnder ? [node, rear] : [rear, node]
  turnFrom(layer, leaf, first, second, delay, duration)
}

/** The part of a turn after which the card is seen from its edge. */
const edge = 0.45

/**
 * Turns the first side of a card away and then the second one into view. Both are only scaled: browsers repaint elements
 * that turn in 3D in every frame.
 */
function turnFrom(
  layer: Layer,
  leaf: HTMLElement,
  first: HTMLElement,
  second: HTMLElement,
  delay: number,
  duration: number,
): void {
  const wide = (part: number): Keyframe => ({ opacity: 1, transform: `scaleX(${part})` })
  const half = duration * edge
  const lay = (side: HTMLElement) => {
    side.classList.add('side')
    leaf.append(side)
    return side
  }
  layer.animate(lay(first), [wide(1), wide(0.02)], { delay, duration: half, easing: ease.drop, waits: true })
  layer.animate(lay(second), [wide(0.02), wide(1)], {
    delay: delay + half,
    duration: duration - half,
    easing: ease.out,
    until: Infinity,
  })
}

/** Turns a card over where it lies, in the size that it has there now. */
export function flip(layer: Layer, was: Picture, { box, card }: FoundSpot, { start, length }: Cue): void {
  if (!card) return
  const [before, after] = [copyOf(was.node, box), copyOf(card, box)]
  const leaf = layer.add('flying')
  const transform = `translate(${box.x - box.width / 2}px,${box.y - box.height / 2}px)`
  layer.animate(
    leaf,
    [
      { opacity: 1, transform },
      { opacity: 1, transform },
    ],
    { duration: start + length },
  )
  layer.hide(card, start + length)
  turnFrom(layer, leaf, before, after, start, length)
}

/** Shows a card of a hand or from the top of a pile, and puts it back. */
export function show(
  layer: Layer,
  title: string | null,
  { box }: FoundSpot,
  { start, length }: Cue,
  screen: Size,
  nth: number,
  of: number,
): void {
  const size = title === null ? back : face
  const leaf = layer.add('flying')
  leaf.append(cardOf(title, size.width))
  const small = { ...box, width: Math.min(box.width, back.width / 2) }
  const { frames, easing } = toss(size, small, small, screen, { nth, of, shown: title !== null })
  layer.animate(leaf, frames, { delay: start, duration: length, easing })
}

/** Shuffles a pile in flight: its packets part and meet again. */
export function shuffle(
  layer: Layer,
  count: number,
  { start, length }: Cue,
  from: FoundSpot,
  to: FoundSpot,
  screen: Size,
): void {
  const some = Math.min(count, packets)
  const step = (length * 0.4) / some
  for (let k = 0; k < some; k++) {
    const leaf = layer.add('flying')
    leaf.append(cardOf(null, back.width))
    const { frames, easing } = riffle(back, fitted(from, back), fitted(to, back), screen, k)
    layer.animate(leaf, frames, { delay: start + k * step, duration: length - some * step, easing })
  }
}

/** Sends a coin from a card or credit that pays to the price of the card that is bought. */
export function pay(
  layer: Layer,
  gold: number | undefined,
  { start, length }: Cue,
  from: Box,
  price: Box,
  nth: number,
): void {
  const end = { x: price.x + price.width * 0.38, y: price.y - price.height * 0.38, width: 1 }
  const isCard = from.width > 50
  const begin = {
    x: from.x - (isCard ? from.width * 0.36 : 0),
    y: from.y - (isCard ? from.height * 0.38 : 0),
    width: 1,
  }
  const { frames, easing } = coin(coinSize, begin, end, nth)
  layer.animate(layer.add('coin flying', String(gold ?? '')), frames, {
    delay: start + length * 0.15,
    duration: length * 0.83,
    easing,
  })
}
