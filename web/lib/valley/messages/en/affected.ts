// English: what another's action would do to the reader who is asked nothing but whether to be spared, by the title that
// is carried out. Sentences.

/** Whose action it is, and the card that the reader would get; empty where that is not known. */
export interface Attack {
  readonly name: string
  readonly given: string
}

export const affected: Readonly<Record<string, (about: Attack) => string>> = {
  dagger: ({ name }) => `You would show your hand and discard the card that ${name} chooses, then draw one.`,
  'golden-throne': () => 'You would draw a card.',
  plasterer: ({ name, given }) =>
    `The pyramid card that ${name} chose for you${given && `, ${given},`} would go on your discard pile.`,
  'high-priestess-of-bastet': () => 'The cheapest card of the boneyard would go on your discard pile.',
}
