// English: the table while it is being played.
export const table = {
  'turn.yours': 'Your turn',
  'turn.theirs': (p: { name: string }) => `${p.name} plays`,
} as const
