// Fetches the names of the cards that a log can mention.
import type { LoadNames } from '../../table/log-names.ts'
import { loadCards } from '../../messages/card-texts.ts'
import { cards } from '../../messages/texts.ts'
import { mixOf } from '../card/mix.ts'

export const loadNames: LoadNames = options => {
  if (options === null) return loadCards(Object.keys(cards))
  const { editions, pharaohs } = mixOf(options)
  return loadCards(pharaohs ? [...editions, 'pharaohs'] : editions)
}
