// How options of a question are written as integers: a card stands for itself, anything else has a mark of its own.

export const pass = -1
export const enough = -2
export const endTurn = -3
export const endAndOrder = -4

const kind = 1 << 10
/** Which use of a card an option means, where the card alone does not say it. */
export const uses = ['choose', 'buy', 'execute', 'entomb', 'protect', 'credit', 'number'] as const
export type UseOfCard = (typeof uses)[number]

/** The option that puts a card to a use. */
export function useOf(use: UseOfCard, card: number): number {
  return uses.indexOf(use) * kind + card
}

/** The use an option means. Only for options that are not negative. */
export function useIn(option: number): UseOfCard {
  return uses[Math.floor(option / kind)] ?? 'choose'
}

/** The card, or the number, an option means. Only for options that are not negative. */
export function cardIn(option: number): number {
  return option % kind
}
