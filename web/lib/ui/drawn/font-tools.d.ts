// What is used of two packages that come without types.
declare module 'opentype.js' {
  interface Command extends Readonly<Partial<Record<'x' | 'y' | 'x1' | 'y1' | 'x2' | 'y2', number>>> {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  }
  interface Font {
    getAdvanceWidth(text: string, size: number): number
    getPath(text: string, x: number, y: number, size: number): { readonly commands: readonly Command[] }
  }
  const opentype: { parse(font: ArrayBuffer): Font }
  export type { Command, Font }
  export default opentype
}
declare module 'subset-font' {
  /** Reduces a font to the letters of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: 'truetype' },
  ): Promise<Uint8Array>
}
