// The facts of titles and pharaohs for the page: what every card shows, what only the gallery shows, and the numbers that the
// form for a new table needs. Runs at build time; the page gets the results (`virtual-modules.ts`).
import { editions, starterKinds } from '#shared/valley/editions.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { pharaohs } from '#shared/valley/pharaoh-powers.ts'
import { pharaohSources, sourcesOf } from '#shared/valley/sources.ts'
import { startersOfBoth } from '#shared/valley/starters.ts'
import { startersOf, stockOf, type Printing } from '#shared/valley/stock.ts'

/** The facts of an edition's titles that every card shows. */
export const factsOf = (of: string) =>
  titles
    .filter(({ edition }) => edition === of)
    .map(({ id, edition, kind, set, level, gold, cost, vp, sign, timing, copies, mentionsOpponent }) => ({
      id,
      edition,
      kind,
      set,
      level,
      gold,
      cost,
      vp,
      sign,
      timing,
      ...(kind === 'starter' ? { copies } : {}),
      ...(mentionsOpponent ? { mentionsOpponent } : {}),
    }))

/** What the gallery adds: the number of copies, also where starters of both kinds are mixed, and the sources of the values. */
export const more = Object.fromEntries(
  titles.map(title => [title.id, { copies: title.copies, mixed: startersOfBoth[title.id], sources: sourcesOf(title) }]),
)

const totalOf = (printings: readonly Printing[]) => ({
  cards: printings.reduce((sum, { copies }) => sum + copies, 0),
  points: printings.reduce((sum, { title, copies }) => sum + copies * (title.vp ?? 0), 0),
})
/** For the form for a new table: how many uniques each edition has, and what they and each kind of starters score. */
export const totals = {
  uniques: Object.fromEntries(editions.map(edition => [edition, totalOf(stockOf({ sets: [], uniques: [edition] }))])),
  starters: Object.fromEntries(starterKinds.map(starters => [starters, totalOf(startersOf({ starters }))])),
}

/** The signs of the pharaohs. */
export const signs = Object.fromEntries(pharaohs.map(({ id, sign }) => [id, sign]))

export const pharaohFacts = pharaohs.map(({ id, sign }) => ({ id, sign, sources: pharaohSources }))
