// Cards in tests are named as they are printed: from names to titles, and to the facts and words of a title.
import type { CardDefinition } from '#shared/valley/card-definition.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { cards as words } from '#shared/valley/messages/en/cards.ts'

const nameOf = (title: CardDefinition): string => words[title.id]?.name ?? title.id
const byName = new Map(titles.map(title => [nameOf(title), title]))

/** The title that is printed so. */
export function titled(name: string): CardDefinition {
  const title = byName.get(name)
  if (!title) throw new Error(`no card is called ${name}`)
  return title
}

/** How a title is printed, by its id. */
export function printed(id: string): string {
  return words[id]?.name ?? id
}

/** The ten cards that a player of the base game begins with. */
export const starters = [
  ...['Shabti', 'Shabti', 'Shabti', 'Shabti'],
  ...['Urn', 'Urn', 'Urn'],
  ...['Box of Food', 'Box of Food', 'Offering Table'],
]

/** Everything that stands on a card, and where it comes from. */
export function facts(name: string) {
  const { id, edition, kind, set, level, copies, gold, cost, vp, timing, mentionsOpponent, sign, sources } =
    titled(name)
  const { text, reaction = null, when = null } = words[id] ?? { text: '' }
  return {
    id,
    edition,
    kind,
    set,
    level,
    copies,
    gold,
    cost,
    vp,
    timing,
    mentionsOpponent,
    sign,
    text,
    reaction,
    when,
    sources,
  }
}
