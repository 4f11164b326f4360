// The cards that a table is played with: the stock and every player's starting deck.
import { titleOf, titles } from './catalogue.ts'
import type { ValleyOptions } from './options.ts'
import { startersOfBoth } from './starters.ts'
import type { CardDefinition } from './card-definition.ts'

/** A title and its number of copies. */
export interface Printing {
  readonly title: CardDefinition
  readonly copies: number
}

/** The cards of the stock: the sets of the table, one copy of each card or two, and uniques. */
export function stockOf({
  sets,
  uniques,
  half,
}: Pick<ValleyOptions, 'sets' | 'uniques' | 'half'>): readonly Printing[] {
  return titles
    .filter(({ kind, set, edition }) =>
      kind === 'set' ? set !== null && sets.includes(set) : kind === 'unique' && uniques.includes(edition),
    )
    .map(title => ({ title, copies: half && title.kind === 'set' ? 1 : title.copies }))
}

/** The ten cards every player begins with. */
export function startersOf({ starters }: Pick<ValleyOptions, 'starters'>): readonly Printing[] {
  if (starters === 'both') return Object.entries(startersOfBoth).map(([id, copies]) => ({ title: titleOf(id), copies }))
  return titles
    .filter(({ kind, edition }) => kind === 'starter' && edition === starters)
    .map(title => ({ title, copies: title.copies }))
}
