// Conditions of card texts that depend on public numbers alone. Pure functions of these numbers, so that the page can say in
// advance whom an action would reach.

/** "holding 4 or more cards" */
export const holdsFourOrMore = (held: number): boolean => held >= 4
/** "owning more than 5 cards outside the tomb", with a hand card to lose. */
export const ownsMoreThanFive = (owned: number, held: number): boolean => owned > 5 && held > 0
/** "the cheapest pyramid card": costs no more than any of these. */
export const isCheapest = (cost: number, costs: readonly number[]): boolean => costs.every(other => cost <= other)
