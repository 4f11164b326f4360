// What a page needs once a seat has a bot: a late part, so that tables of people alone never load it.
import type { Level } from '#shared/bot-levels.ts'
import { withTexts } from '../../messages/collection.ts'
import { LatePart } from '../../platform/late-part.svelte.ts'
import { part } from '../../platform/part.ts'

export const bots = new LatePart(part(() => import('./bot-parts.ts').then(withTexts)))

/** Whether a bot sits at a table. */
export const hasBots = (seats: readonly { readonly bot: Level | null }[]): boolean =>
  seats.some(({ bot }) => bot !== null)
