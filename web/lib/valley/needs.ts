// What some numbers of seats need beyond the base game, on the front page: the same as the form for a new table adds for these
// seats; a test compares the two.
const crowd = { uniques: ['base', 'premium'], pharaohs: true } as const
const base = ['sarcophagi', 'canopic-jars', 'amulets', 'books', 'statues'] as const

/** By the number of seats: the options to send. */
export const needs = {
  1: { solitaire: 'starter' },
  5: { sets: [...base, 'mummification', 'jewelry'], ...crowd },
  6: { sets: [...base, 'mummification', 'jewelry', 'chambers'], ...crowd },
} as const
