// Where the deck-builder's table is drawn in its present layout: for what moves over it, is dragged to it, or is reached by
// a key.
import { createContext } from 'svelte'
import { ElementMap } from '../../table/element-map.ts'

/**
 * Parts of the table that are no places of cards. `outline`: what is drawn at a place where no card lies. `back`: a card of
 * which only its back is known. What a player's panel shows of a hand (`cards`), of the deck (`facts`), of the tomb
 * (`score`), and the `face` stand for places that this layout does not draw.
 */
export type Part =
  | `outline-${string}`
  | `back-${string}`
  | `${'cards' | 'facts' | 'score' | 'face'}-${number}`
  | 'stage'
  | 'wall'
  | 'ask'
  | 'own-strip'

/** The places of the pyramid, apex first. */
export const pyramidSpots = [0, 1, 2, 3, 4, 5].map(place => `place-${place}`)

export class TableElements {
  /** Places where cards lie: `stock`, `boneyard`, `place-N`, `hand-SEAT`, `tomb-SEAT-SET` ... */
  readonly spots = new ElementMap('spot')
  /** Cards, by what this copy is called at the table. */
  readonly cards = new ElementMap('card')
  readonly parts = new ElementMap<Part, HTMLElement | SVGElement>()

  /** The card that lies directly at a place, not inside something that lies there. */
  cardAt(place: HTMLElement): HTMLElement | null {
    return this.cards.within(place).find(([, card]) => card.parentElement === place)?.[1] ?? null
  }
}

/** The button over a card that can be pressed. */
export const pressOf = (card: HTMLElement | null): HTMLButtonElement | null =>
  [...(card?.children ?? [])].find(child => child instanceof HTMLButtonElement) ?? null

export const [tableElements, provideTableElements] = createContext<TableElements>()
