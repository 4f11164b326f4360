// Takes the facts of titles out of the card files at build time: cards are defined by facts and effect together, and a page
// that only shows cards should not have to load the rules.
import { resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'

const name = /^virtual:(titles(?:\/[\w-]+)?|totals|pharaohs|gallery)$/
const source = './web/vite/facts.ts'

const indexOf = (first: string, others: readonly string[]) => `
export { titles as first } from 'virtual:titles/${first}'
export const later = {
${others.map(edition => `  '${edition}': () => import('virtual:titles/${edition}'),`).join('\n')}
}
`

/**
 * A Vite plugin with these virtual modules: `virtual:titles`, the facts of the first edition's titles and functions that load
 * those of the others (`virtual:titles/EDITION`); `virtual:totals`, their numbers; `virtual:pharaohs`, the signs of the
 * pharaohs; `virtual:gallery`, what only the gallery shows.
 */
export function titles(): Plugin {
  return {
    name: 'titles',
    resolveId: id => (name.test(id) ? `\0${id}` : null),
    async load(id) {
      const wanted = name.exec(id.replace('\0', ''))?.[1]
      if (!wanted || !id.startsWith('\0')) return null
      const { module, dependencies } = await runnerImport<typeof import('./facts.ts')>(source)
      for (const file of [source, ...dependencies]) this.addWatchFile(resolve(file))
      const { editions, factsOf, more, pharaohFacts, signs, totals } = module
      const [first = '', ...others] = editions
      if (wanted === 'titles') return indexOf(first, others)
      if (wanted === 'totals') return `export const { uniques, starters } = ${JSON.stringify(totals)}\n`
      if (wanted === 'pharaohs') return `export const signs = ${JSON.stringify(signs)}\n`
      return wanted === 'gallery'
        ? `export const more = ${JSON.stringify(more)}\nexport const pharaohs = ${JSON.stringify(pharaohFacts)}\n`
        : `export const titles = ${JSON.stringify(factsOf(wanted.replace('titles/', '')))}\n`
    },
  }
}
