// How a card is named to a viewer.

/** A card as a viewer sees it: `card` is the id of its title in the card list, `id` the name of this copy. */
export interface Card {
  readonly id: string
  readonly card: string
  readonly faceDown?: number
}
/** A card in the params of a message: always its title; the name of the copy only where the viewer can follow it. */
export interface NamedCard {
  readonly id?: string
  readonly card: string
}
