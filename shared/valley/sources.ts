// The source of each value of a card, for `/cards.json` and the page's gallery.
import type { Edition } from './editions.ts'
import type { Source, CardDefinition } from './card-definition.ts'

export type StatedValue = 'name' | 'text' | 'reaction' | 'gold' | 'cost' | 'level' | 'vp'

/** The sources of a card's values; values that the card does not have are missing. */
export type StatedSources = Readonly<Partial<Record<StatedValue, Source>>>

/** The titles of the three boxed editions are printed in their rulebooks; those of the premium edition are not public. */
const nameFrom = (edition: Edition): Source => (edition === 'premium' ? 'reconstructed' : 'rulebook')

/** The sources of a title's values. Values without a source in the card file are reconstructed. */
export function sourcesOf({ edition, sources, answers, protects }: CardDefinition): StatedSources {
  const from = (value: Exclude<StatedValue, 'name'>): Source => sources[value] ?? 'reconstructed'
  return {
    name: nameFrom(edition),
    text: from('text'),
    ...(answers || protects ? { reaction: from('reaction') } : {}),
    gold: from('gold'),
    cost: from('cost'),
    level: from('level'),
    vp: from('vp'),
  }
}

/** Names and powers of the pharaohs are ours. */
export const pharaohSources: StatedSources = { name: 'reconstructed', text: 'reconstructed' }
