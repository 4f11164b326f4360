// What sentences of Tal der Könige read out of parameters, whatever the language.

/** So many of something. */
export const number = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`
