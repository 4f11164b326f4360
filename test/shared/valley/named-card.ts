// Cards in the params of lines and questions, of which only the engine's loose type is known.

/** The title of a card that some params name; none where they name none. */
export const titleIn = (card: unknown): string | undefined =>
  typeof card === 'object' && card !== null && 'card' in card ? String(card.card) : undefined
