// What a hint of the deck-builder tells its reasons from: points and sets in the tomb, the gold of the own cards, what the base
// offers. Only what the seat can see.
import { groupBy } from '../../group-by.ts'
import type { PositionFacts } from '../../bots/bot-rules.ts'
import type { Match } from '../../engine/match.ts'
import { entryAt } from '../../entry.ts'
import type { CardDefinition } from '../card-definition.ts'
import type { CardIndex } from '../card-index.ts'
import type { SetId } from '../editions.ts'
import { firstOfBase } from '../pyramid.ts'
import { points } from '../scoring.ts'
import { emptySlot, type ValleyState } from '../state.ts'

/**
 * `points` of the tomb; `gold` and number of `cards` outside it; `tomb.SET` and `own.SET`: different titles of a set in the
 * tomb, and in all; `base.TITLE`: such cards in the base row.
 * @param alone whether it is solitaire, where duplicates cost points
 */
export const factsOf =
  (cards: CardIndex, alone: boolean) =>
  ({ game: { state } }: Match<ValleyState>, seat: number): PositionFacts => {
    const { hand, deck, discard, play, tomb } = entryAt(state.players, seat)
    const titlesOf = (zone: readonly number[]) => zone.map(card => entryAt(cards.definitions, card))
    const buried = titlesOf(tomb)
    const outside = titlesOf([...hand, ...deck, ...discard, ...play])
    const base = state.pyramid.slice(firstOfBase).filter(card => card !== emptySlot && !state.down.includes(card))
    return {
      points: points(buried, cards.groups, alone),
      gold: outside.reduce((sum, { gold }) => sum + gold, 0),
      cards: outside.length,
      ...bySet('tomb', buried),
      ...bySet('own', [...buried, ...outside]),
      ...counted(titlesOf(base).map(({ id }) => `base.${id}`)),
    }
  }

const hasSet = (title: CardDefinition): title is CardDefinition & { readonly set: SetId } => title.set !== null

/** How many different titles of each set there are. */
function bySet(where: 'tomb' | 'own', titles: readonly CardDefinition[]): PositionFacts {
  const different = new Map(titles.filter(hasSet).map(({ id, set }) => [id, `${where}.${set}`]))
  return counted([...different.values()])
}

function counted(keys: readonly string[]): PositionFacts {
  return Object.fromEntries([...groupBy(keys, key => key)].map(([key, all]) => [key, all.length]))
}
