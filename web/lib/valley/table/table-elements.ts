// Where the deck-builder's table is drawn in its present layout: for what moves over it, is dragged to it, or is reached by
// a key.
import { createContext } from 'svelte'
import { ElementMap } from '../../table/element-map.ts'

/**
 * Parts of the table that are no places of cards. `outline`: what is drawn at a place where no card lies. `back`: a card of
 * which only its back is known. Of a player's panel, to stand for places that this layout does not draw: the frame of the
 * `face`, the `facts` (the hand first; the points last, where they have no `score` of their own). `numbered`: cards that
 * have the numbers of the keyboard instead of the hand.
 */
export type Part =
  | `outline-${string}`
  | `back-${string}`
  | `${'facts' | 'score' | 'face'}-${number}`
  | 'stage'
  | 'wall'
  | 'ask'
  | 'own-strip'
  | 'log'
  | 'numbered'

export class TableElements {
  /** Places where cards lie: `stock`, `boneyard`, `place-N`, `hand-SEAT`, `tomb-SEAT-SET` ... */
  readonly spots = new ElementMap('spot')
  /** Cards, by what this copy is called at the table. */
  readonly cards = new ElementMap('card')
  readonly parts = new ElementMap<Part, HTMLElement | SVGElement>()
}

export const [tableElements, provideTableElements] = createContext<TableElements>()
