// Every title there is, found by its id.
import type { CardDefinition } from './card-definition.ts'
import * as afterlife from './cards/afterlife.ts'
import * as base from './cards/base.ts'
import * as lastRites from './cards/last-rites.ts'
import * as premium from './cards/premium.ts'
import { editions, type Edition } from './editions.ts'

/** The cards of an edition. */
interface EditionCards {
  readonly starters?: readonly CardDefinition[]
  readonly stock: readonly CardDefinition[]
}

const cardsOf: Readonly<Record<Edition, EditionCards>> = { base, afterlife, 'last-rites': lastRites, premium }

/** All titles, in the order of their editions. */
export const titles: readonly CardDefinition[] = editions.flatMap(edition => {
  const { starters = [], stock } = cardsOf[edition]
  return [...starters, ...stock]
})

const byId = new Map(titles.map(title => [title.id, title]))

/** The title with this id; throws where there is none. */
export function titleOf(id: string): CardDefinition {
  const title = byId.get(id)
  if (!title) throw new Error(`no title is called ${id}`)
  return title
}
