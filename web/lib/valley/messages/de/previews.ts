// German: link previews of the deck-builder, by variant (shared/valley/variants.ts).
import type { GamePreviewTexts } from '#shared/preview-tags.ts'

export const previews: GamePreviewTexts = {
  variants: { base: '', afterlife: 'Afterlife', 'last-rites': 'Last Rites', premium: 'Premium', mix: 'gemischte Sets' },
  picture: 'Schatzkarten auf den Stufen einer Pyramide, im Lampenlicht',
}
