// The starting deck of a table with the starters of both kinds.

/** How many copies of each title everybody begins with. Our own choice: no rulebook mixes starters. */
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
