// What sentences of Tal der Könige read out of parameters, whatever the language.

/** A list that a parameter holds; an empty one where it holds none. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** So many of something. */
export const number = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`
