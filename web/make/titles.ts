// The facts of all titles for the page, taken out of the card files when it is built: a card is written as its facts
// and its effect, and a page that only shows cards need not carry the engine that effects are written in.
import { runnerImport, type Plugin } from 'vite'

const name = 'virtual:titles'
const resolved = `\0${name}`
const source = './shared/valley/catalogue.ts'

/** A Vite plugin that answers `virtual:titles` with the facts of every title and set. */
export function titles(): Plugin {
  return {
    name: 'titles',
    resolveId: id => id === name ? resolved : null,
    async load(id) {
      if (id !== resolved) return null
      const { module, dependencies } = await runnerImport<typeof import('../../shared/valley/catalogue.ts')>(source)
      for (const file of [source, ...dependencies]) this.addWatchFile(file)
      const facts = module.titles.map(({ part: _part, answers: _answers, protects: _protects, namesItself: _itself, ...title }) => title)
      return `export const titles = ${JSON.stringify(facts)}\nexport const sets = ${JSON.stringify(module.sets)}\n`
    },
  }
}
