// German: link previews of the board game, by variant (shared/tal/variants.ts).
import type { GamePreviewTexts } from '#shared/preview-tags.ts'

export const previews: GamePreviewTexts = {
  variants: { whole: '', short: 'kurzes Spiel' },
  picture: 'Das Tal von oben in der Dämmerung, mit Pyramiden aus farbigen Steinen und den Figuren, die sie bauen',
}
