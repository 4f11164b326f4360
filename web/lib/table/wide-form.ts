import { textScale } from '../platform/text-scale.ts'

// The media query for the wide layout of a table, for the page and for the script that fetches the layout ahead of it.
export const wideScreen = '(min-width: 1080px) and (min-height: 620px)'

/** The media query for the wide layout in the reader's text size: larger text needs a screen on which nothing of the layout
    has to be made lower. */
export const wideTable =
  textScale === 1
    ? wideScreen
    : `(min-width: ${Math.ceil(1321 * textScale)}px) and (min-height: ${Math.ceil(861 * textScale)}px)`
