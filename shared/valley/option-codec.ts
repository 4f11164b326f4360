// How options of a question are written as integers: a card stands for itself, or for a use it is put to; what is no
// card has a mark of its own.

export const pass = -1
export const enough = -2
export const endTurn = -3
export const endAndOrder = -4
export const power = -5

const cardsAtMost = 1 << 10
/** Uses of a card, added to it where the card alone does not say what an option means. */
export const toBuy = cardsAtMost
export const toExecute = 2 * cardsAtMost
export const toEntomb = 3 * cardsAtMost
export const toProtect = 4 * cardsAtMost
/** A credit, by its place among those there are. */
export const toCredit = 6 * cardsAtMost
/** What a credit is called as an option. */
export const creditId = (index: number): string => `credit-${index + 1}`
/** An option that is a number, not a card. */
export const plainNumber = 5 * cardsAtMost

/** The use an option means, 0 for the card itself. Only for options that are not negative. */
export function useIn(option: number): number {
  return option & ~(cardsAtMost - 1)
}

/** The card, or the number, an option means. Only for options that are not negative. */
export function cardIn(option: number): number {
  return option & (cardsAtMost - 1)
}
