// How each level thinks in this game.
import type { Level } from '../../bot-levels.ts'
import type { Style } from '../../bots/levels.ts'

export const styles: Readonly<Record<Level, Style>> = {
  newcomer: { blur: 0.3, overlooks: 0.3, samples: 1, search: null },
  club: { blur: 0.12, overlooks: 0.1, samples: 1, search: null },
  strong: { blur: 0, overlooks: 0, samples: 2, search: null },
  master: { blur: 0, overlooks: 0, samples: 8, search: null },
}
