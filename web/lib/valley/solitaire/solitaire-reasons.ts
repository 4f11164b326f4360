// Explanations of a card's uses that differ in a solitaire. Fetched with the other explanations.
import { at } from './solitaire-texts.ts'
import type { Mix } from '../card/mix.ts'
import { titleOf } from '../card/learned-titles.ts'

/** Why a card can never be played in a solitaire; undefined if it can. */
export const whyNotPlayed = (title: string): string | undefined =>
  titleOf(title).mentionsOpponent ? at('way.forbidden') : undefined

/** What a second copy does to a set. */
export const twice = (set: string): string => at('way.twice', { set })

/** Why a card can never be entombed in a solitaire; undefined if it can. */
export const whyNotEntombed = (level: Mix['alone']): string | undefined =>
  level === 'master' ? at('way.master') : undefined
