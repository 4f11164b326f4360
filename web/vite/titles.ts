// The facts of titles for the page, taken out of the card files when it is built: a card is written as its facts and its
// effect, and a page that only shows cards need not carry the engine that effects are written in.
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
 * A Vite plugin that answers `virtual:titles` with the facts of the first edition's titles and the ways to those of the others
 * (`virtual:titles/EDITION`), `virtual:totals` with what they come to, `virtual:pharaohs` with the signs of the pharaohs, and `virtual:gallery` with what only the gallery says.
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
