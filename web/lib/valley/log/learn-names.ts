// Fetches the names of the cards that a log can mention.
import type { LearnNames } from '../../table/log-names.ts'
import { learnCards } from '../../messages/card-texts.ts'
import { cards } from '../../messages/texts.ts'
import { mixOf } from '../card/mix.ts'

export const learnNames: LearnNames = options => {
  if (options === null) return learnCards(Object.keys(cards))
  const { editions, pharaohs } = mixOf(options)
  return learnCards(pharaohs ? [...editions, 'pharaohs'] : editions)
}
