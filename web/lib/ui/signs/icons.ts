// Hieroglyphs by the names that pages use, and the id of a sign's drawing.
export const icons = {
  ankh: '𓋹',
  scarab: '𓆣',
  star: '𓇼',
  walk: '𓂻',
  pot: '𓏋',
} as const

/** The id of a sign's symbol in the sprites. */
export const symbolId = (char: string): string => `g${(char.codePointAt(0) ?? 0).toString(16)}`
