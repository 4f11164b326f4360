// Encodes options as integers: a card, a card together with what it is used for, a credit, a number, or one of the negative
// constants.

export const pass = -1
export const enough = -2
export const endTurn = -3
export const endAndOrder = -4
export const power = -5

const cardsAtMost = 1 << 10
/** Added to a card to say what it is used for, if a decision offers more than one use. */
export const toBuy = cardsAtMost
export const toExecute = 2 * cardsAtMost
export const toEntomb = 3 * cardsAtMost
export const toProtect = 4 * cardsAtMost
/** Added to the index of a credit. */
export const toCredit = 6 * cardsAtMost
/** The option id of a credit. */
export const creditId = (index: number): string => `credit-${index + 1}`
/** Added to an option that is a number and no card. */
export const plainNumber = 5 * cardsAtMost

/** What the card of an option is used for; 0 for the card alone. Not for negative options. */
export function useIn(option: number): number {
  return option & ~(cardsAtMost - 1)
}

/** The card, or the number, of an option. Not for negative options. */
export function cardIn(option: number): number {
  return option & (cardsAtMost - 1)
}
