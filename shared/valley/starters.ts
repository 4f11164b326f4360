// How many of which starters a table with starters of both kinds begins with.

/** Ours: everybody has the same ten, by title. */
export const startersOfBoth: Readonly<Record<string, number>> = {
  shabti: 2,
  urn: 1,
  'box-of-food': 1,
  'offering-table': 1,
  menial: 2,
  embalmer: 1,
  kite: 1,
  medjay: 1,
}
