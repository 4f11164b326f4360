// Where each value of a card comes from, value by value: what `/cards.json` and the page's gallery say of it.
import type { Edition } from './editions.ts'
import type { Source, CardDefinition } from './card-definition.ts'

export type StatedValue = 'name' | 'text' | 'reaction' | 'gold' | 'cost' | 'level' | 'vp'

/** The sources of what a card states; a value it does not have is not in it. */
export type StatedSources = Readonly<Partial<Record<StatedValue, Source>>>

/** Titles of the three boxes are printed in their rulebooks; the premium edition's are not public. */
const nameFrom = (edition: Edition): Source => (edition === 'premium' ? 'reconstructed' : 'rulebook')

/** The sources of a title's values. What the code does not name is reconstructed. */
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
