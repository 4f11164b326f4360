// How well each level of bots thinks, and what it is wont to overlook.
import type { Level } from '../bot-levels.ts'
import type { Width } from './search.ts'

/** How a bot thinks. */
export interface Style {
  /** By how much it misjudges what comes of a pick: a standard deviation of worths, which go from -1 to 1. */
  readonly blur: number
  /** How often a pick does not come to its mind at all. */
  readonly overlooks: number
  /** Over how many worlds it averages chance. */
  readonly samples: number
  readonly search: Width | null
}

/** How each level thinks. */
export const styles: Readonly<Record<Level, Style>> = {
  newcomer: { blur: 0.06, overlooks: 0.06, samples: 1, search: null },
  club: { blur: 0.038, overlooks: 0.02, samples: 1, search: null },
  strong: { blur: 0.018, overlooks: 0, samples: 2, search: null },
  master: {
    blur: 0,
    overlooks: 0,
    samples: 2,
    search: { within: 0.02, picks: 3, worlds: 6, most: 4000, fading: 0.75 },
  },
}
