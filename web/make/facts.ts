// What the page is told of titles and pharaohs: all that every card shows, and what only the gallery says. Runs when the
// page is built; the page itself gets the results (web/make/titles.ts).
import { titles } from '../../shared/valley/catalogue.ts'
import { pharaohs } from '../../shared/valley/pharaohs.ts'
import { pharaohSources, sourcesOf } from '../../shared/valley/sources.ts'

/** What every card shows of the titles of an edition. */
export const factsOf = (of: string) => titles
  .filter(({ edition }) => edition === of)
  .map(({ id, edition, kind, set, level, gold, cost, vp, sign, timing, copies, mentionsOpponent }) => ({
    id, edition, kind, set, level, gold, cost, vp, sign, timing, ...kind === 'starter' ? { copies } : {}, ...mentionsOpponent ? { mentionsOpponent } : {},
  }))

/** What the gallery adds: how many there are of each title, and where its values come from. */
export const more = Object.fromEntries(titles.map(title => [title.id, { copies: title.copies, sources: sourcesOf(title) }]))

/** The signs of the pharaohs. */
export const signs = Object.fromEntries(pharaohs.map(({ id, sign }) => [id, sign]))

export const pharaohFacts = pharaohs.map(({ id, sign }) => ({ id, sign, sources: pharaohSources }))
