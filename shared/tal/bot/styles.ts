// How each level thinks in this game.
import type { Level } from '../../bot-levels.ts'
import type { Style } from '../../bots/levels.ts'

export const styles: Readonly<Record<Level, Style>> = {
  newcomer: { blur: 0.8, overlooks: 0.5, samples: 1, search: null },
  club: { blur: 0.18, overlooks: 0.2, samples: 1, search: null },
  strong: { blur: 0.06, overlooks: 0, samples: 1, search: null },
  master: { blur: 0, overlooks: 0, samples: 16, search: null },
}
