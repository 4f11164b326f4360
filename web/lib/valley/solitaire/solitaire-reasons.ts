// What is said otherwise of a card's uses where one plays alone. Fetched with what is said of cards at all.
import { at } from './solitaire-texts.ts'
import type { Mix } from '../card/mix.ts'
import { titleOf } from '../card/learned-titles.ts'

/** Why a card cannot be played, where it never can. */
export const whyNotPlayed = (title: string): string | undefined =>
  titleOf(title).mentionsOpponent ? at('way.forbidden') : undefined

/** What a second copy does to a set. */
export const twice = (set: string): string => at('way.twice', { set })

/** Why a card cannot be entombed, where it never can. */
export const whyNotEntombed = (level: Mix['alone']): string | undefined =>
  level === 'master' ? at('way.master') : undefined
