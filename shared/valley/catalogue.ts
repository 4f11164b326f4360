// Every title there is, found by its id.
import { afterlifeStock } from './cards/afterlife.ts'
import { baseStarters, baseStock } from './cards/base.ts'
import { lastRitesStarters, lastRitesStock } from './cards/last-rites.ts'
import { premiumStock } from './cards/premium.ts'
import type { CardDefinition } from './card-definition.ts'

export { sets, type SetFacts } from './sets.ts'
export type {
  Edition,
  Facts,
  Kind,
  SetId,
  Source,
  Sources,
  Timing,
  CardDefinition as Title,
} from './card-definition.ts'

/** All titles, in the order of their editions. */
export const titles: readonly CardDefinition[] = [
  ...baseStarters,
  ...baseStock,
  ...afterlifeStock,
  ...lastRitesStarters,
  ...lastRitesStock,
  ...premiumStock,
]

const byId = new Map(titles.map(title => [title.id, title]))

/** The title with this id; throws where there is none. */
export function titleOf(id: string): CardDefinition {
  const title = byId.get(id)
  if (!title) throw new Error(`no title is called ${id}`)
  return title
}
