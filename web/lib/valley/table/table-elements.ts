// Where the parts of the deck-builder's table are drawn in the present layout, for motion, dragging and keys.
import { createContext } from 'svelte'
import { ElementMap } from '../../table/element-map.ts'

/**
 * Parts of the table that are no places of cards. `outline`: what is drawn at a place where no card lies. `back`: a card of
 * which only its back is known. Parts of a player's panel stand for places that the present layout does not draw: the
 * `face`, the `facts` and among them the number of cards `held` and the `score`. `numbered`: cards that have the number keys
 * instead of the hand. `beside`: log and card details beside the wide table.
 */
export type Part =
  | `outline-${string}`
  | `back-${string}`
  | `${'face' | 'facts' | 'held' | 'score'}-${number}`
  | 'stage'
  | 'wall'
  | 'ask'
  | 'own-strip'
  | 'log'
  | 'numbered'
  | 'beside'

export class TableElements {
  /** Places where cards lie: `stock`, `boneyard`, `place-N`, `hand-SEAT`, `tomb-SEAT-SET` ... */
  readonly spots = new ElementMap('spot')
  /** Cards, by the id of the copy. */
  readonly cards = new ElementMap('card')
  readonly parts = new ElementMap<Part, HTMLElement | SVGElement>()
}

export const [tableElements, provideTableElements] = createContext<TableElements>()
