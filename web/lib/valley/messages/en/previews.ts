// English: link previews of the deck-builder, by variant (shared/valley/variants.ts).
import type { GamePreviewTexts } from '#shared/preview-tags.ts'

export const previews: GamePreviewTexts = {
  variants: { base: '', afterlife: 'Afterlife', 'last-rites': 'Last Rites', premium: 'Premium', mix: 'a mix of sets' },
  picture: 'Treasure cards on the steps of a pyramid, by lamplight',
}
