// Which form a table takes on which screen. This is the only place that says so; what a form looks like is in the layouts.
// - wide: a desktop. Three columns above the viewer's own cards.
// - landscape: a phone on its side, a tablet lying, a low or narrow window. The pyramid or the valley on the left as high as the screen,
//   everything else in a column beside it.
// - else upright: one below the other. On a tablet too: side by side the cards of the deck-builder's pyramid would be 144 px
//   wide instead of 167 at 820 x 1180 and as wide at 768 x 1024, with half of the screen empty above them. Only beside a hand
//   of eight and more they would be wider (144 instead of 124).
// The latter two are one layout whose parts are placed by CSS, so that turning a device changes nothing but places. `roomy`
// holds for either on a tablet: there is room for cards with texts also in the hand.
import { textScale } from '../platform/text-scale.ts'

/** The media query for the wide layout, for the page and for the script that fetches the layout ahead of it. */
export const wideScreen = '(min-width: 1280px) and (min-height: 620px)'

/** How many of the reader's pixels: larger text needs a larger screen. */
const scaled = (length: number) => `${Math.ceil(length * textScale)}px`

/** The media query for the wide layout in the reader's text size: with larger text nothing of it may have to be made lower. */
export const wideTable = textScale === 1 ? wideScreen : `(min-width: ${scaled(1321)}) and (min-height: ${scaled(861)})`

/** The media query for things side by side where the table is not wide; larger text needs the height of a scrolled table. */
export const landscapeTable = textScale === 1 ? '(min-width: 560px) and (min-aspect-ratio: 6/5)' : 'not all'
/** The media query for a tablet, either way round, where the table is not wide. */
export const roomyTable = `(min-width: ${scaled(560)}) and (min-height: ${scaled(600)})`
