// Conditions that card texts set on public numbers: pure, so that a page can say beforehand whom an action would reach.

/** "holding 4 or more cards" */
export const holdsFourOrMore = (held: number): boolean => held >= 4
/** "owning more than 5 cards outside the tomb", by whoever has a hand card to lose. */
export const ownsMoreThanFive = (owned: number, held: number): boolean => owned > 5 && held > 0
/** "the cheapest pyramid card": not dearer than any of these. */
export const isCheapest = (cost: number, costs: readonly number[]): boolean => costs.every(other => cost <= other)
