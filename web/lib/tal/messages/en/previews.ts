// English: link previews of the board game, by variant (shared/tal/variants.ts).
import type { GamePreviewTexts } from '#shared/preview-tags.ts'

export const previews: GamePreviewTexts = {
  variants: { whole: '', short: 'the short game' },
  picture: 'The valley from above at dusk, with pyramids of coloured blocks and the figures that build them',
}
