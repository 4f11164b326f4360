// The modules that are made of the deck-builder's cards at build time: cards are defined by facts and effect together, and a page
// that only shows cards should not have to load the rules. `virtual:titles` has the facts of the first edition's titles and
// functions that load those of the others (`virtual:titles/later`, one small file for all of them); `virtual:totals`, their
// numbers; `virtual:pharaohs`, the signs of the pharaohs; `virtual:gallery`, what only the gallery shows.
import { entryAt } from '#shared/entry.ts'
import { editions } from '#shared/valley/editions.ts'
import type { VirtualModules } from '#web/lib/platform/by-game.ts'
import { factsOf, more, pharaohFacts, signs, totals } from './facts.ts'

const first = entryAt(editions, 0)
const others = editions.slice(1)
const later = Object.fromEntries(others.map(edition => [edition, factsOf(edition)]))

export const modules: VirtualModules = {
  titles: `
export const first = ${JSON.stringify(factsOf(first))}
const load = edition => import('virtual:titles/later').then(({ byEdition }) => ({ titles: byEdition[edition] }))
export const later = {
${others.map(edition => `  '${edition}': () => load('${edition}'),`).join('\n')}
}
`,
  'titles/later': `export const byEdition = ${JSON.stringify(later)}\n`,
  totals: `export const { uniques, starters } = ${JSON.stringify(totals)}\n`,
  pharaohs: `export const signs = ${JSON.stringify(signs)}\n`,
  gallery: `export const more = ${JSON.stringify(more)}\nexport const pharaohs = ${JSON.stringify(pharaohFacts)}\n`,
}
