// What a picture for link previews is drawn with: SVG as text, written when the site is built (web/vite/previews.ts).

/** How a text is written: at a point, in one of the faces of the look. */
export interface Lettering {
  readonly x: number
  /** Of the base line. */
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly face?: 'title' | 'text' | 'bold'
  readonly anchor?: 'start' | 'middle'
  /** At most so wide: letters are made smaller to fit. */
  readonly width?: number
}

/** Writes a line of text, as outlines: the picture must not depend on the fonts of a machine. */
export type Write = (text: string, lettering: Lettering) => string

/** What is drawn on the left of a game's preview: 640 wide and 630 high, in the words of a language. */
export type PreviewScene = (write: Write, language: string) => string

/** A number as SVG needs it, without endless digits. */
export const n = (value: number): string => `${Math.round(value * 100) / 100}`
