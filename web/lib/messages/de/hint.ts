// German: a hint, whatever is played.
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/hint.ts'

const then = (moves: readonly string[]) => moves.join(', dann ')

export const texts = {
  hint: 'Tipp',
  'hint.thinking': 'Der stärkste Bot denkt nach …',
  'hint.failed': 'Es kam kein Tipp. Frag gleich noch einmal.',
  'hint.close': 'Tipp schließen',
  'hint.moves': (p: { moves: readonly string[] }) => then(p.moves),
  'hint.nothing': 'Nichts wählen',
  'hint.said': (p: { move: string; reason: string; ahead: number }) =>
    [p.move, p.reason, p.ahead > 0 ? `Chancen um ${p.ahead} von 100 besser als mit dem zweitbesten Zug.` : '']
      .filter(Boolean)
      .join(' '),
} as const satisfies Same<typeof english>
