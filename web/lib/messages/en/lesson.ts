// English: around the pictures that teach a game, whichever it is.
export const texts = {
  title: 'How to play, in two minutes',
  back: 'Picture before',
  next: 'Next picture',
  again: 'Show again',
  page: (p: { page: number; of: number }) => `${p.page} of ${p.of}`,
} as const
