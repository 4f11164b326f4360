// Shows what happens at a place without a card moving: a frame that closes or opens, a coin of a credit, a card that is
// shown, turned over or pointed at, a pile that is shuffled where it lies.
import { flip, pay, show, shuffle, type Picture } from './card-flights.ts'
import type { Layer } from './layer.ts'
import type { PlaceMark } from './motion-events.ts'
import { ease, type Box, type Size } from './paths.ts'
import type { Cue } from './timeline.ts'
import type { FoundSpot } from './find-spot.ts'

interface Shown {
  readonly found: FoundSpot
  readonly cue: Cue
  readonly screen: Size
  /** Where the card that is bought lies. */
  readonly price: Box | null
  /** A picture of the card as it lay there before. */
  readonly picture: Picture | null
  /** Its index among the marks of the same kind, and their number. */
  readonly nth: number
  readonly of: number
}

/** A shuffled pile is shown as this many packets. */
const pile = 5

/** Shows a mark at its time. */
export function mark(
  layer: Layer,
  { verb, title = null, gold }: PlaceMark,
  { found, cue, screen, price, picture, nth, of }: Shown,
): void {
  const { box } = found
  const timing = { delay: cue.start, duration: cue.length, easing: ease.out }
  switch (verb) {
    case 'attack':
      layer.frame(
        'struck',
        box,
        [
          { opacity: 0, transform: 'scale(1.14)' },
          { opacity: 1, transform: 'translateX(-3px)', offset: 0.35 },
          { opacity: 1, transform: 'translateX(3px)', offset: 0.5 },
          { opacity: 1, transform: 'none', offset: 0.8 },
          { opacity: 0, transform: 'none' },
        ],
        timing,
      )
      return layer.frame(
        'stroke',
        { ...box, height: 4 },
        [
          { opacity: 1, transform: 'rotate(-8deg) scaleX(0)' },
          { opacity: 1, transform: 'rotate(-8deg) scaleX(1)', offset: 0.4 },
          { opacity: 0, transform: 'rotate(-8deg) scaleX(1)' },
        ],
        timing,
      )
    case 'spared':
      return layer.frame(
        'spared',
        box,
        [
          { opacity: 0, transform: 'scale(.94)' },
          { opacity: 1, offset: 0.4 },
          { opacity: 0, transform: 'scale(1.06)' },
        ],
        timing,
      )
    case 'power':
    case 'point':
      return layer.frame(
        'lit',
        box,
        [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
        timing,
      )
    case 'credit':
      return price ? pay(layer, gold, cue, box, price, nth) : undefined
    case 'show':
      return show(layer, title, found, cue, screen, nth, of)
    case 'turn':
      return picture ? flip(layer, picture, found, cue) : undefined
    case 'mix':
      return shuffle(layer, pile, cue, found, found, screen)
  }
}
