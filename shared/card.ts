// How viewers are told of a card.

/** A card as a viewer sees it: `card` is the id of its title in the card list, `id` that of this copy. */
export interface Card {
  readonly id: string
  readonly card: string
  readonly faceDown?: number
}
/** A card in the params of a message: always its title; the id of the copy only where the viewer can follow it. */
export interface CardRef {
  readonly id?: string
  readonly card: string
}
