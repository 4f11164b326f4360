import { textScale } from '../platform/text-scale.ts'

// Where there is room for the wide form of the table. Asked for by the page, and by what fetches the form ahead of it.
export const wideScreen = '(min-width: 1080px) and (min-height: 620px)'

/** Where a table of either game is shown in its wide form: larger text needs a larger screen, as large as the wide form is
    drawn for without making anything lower. */
export const wideTable =
  textScale === 1
    ? wideScreen
    : `(min-width: ${Math.ceil(1321 * textScale)}px) and (min-height: ${Math.ceil(861 * textScale)}px)`
