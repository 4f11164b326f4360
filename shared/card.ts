// How a card is named to a viewer.

/** A card as a viewer may name it: `card` is the title's id in the card list, `id` this very copy. */
export interface Card {
  readonly id: string
  readonly card: string
  readonly faceDown?: number
}
/** A card in params: shown by its title, named by its id only where the viewer can follow it. */
export interface NamedCard {
  readonly id?: string
  readonly card: string
}
