// The facts of titles for the page, taken out of the card files when it is built: a card is written as its facts and its
// effect, and a page that only shows cards need not carry the engine that effects are written in.
import { resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'

const name = /^virtual:titles\/([\w-]+)$/
const source = './shared/valley/catalogue.ts'

/** A Vite plugin that answers `virtual:titles/EDITION` with the facts of an edition's titles. */
export function titles(): Plugin {
  return {
    name: 'titles',
    resolveId: id => name.test(id) ? `\0${id}` : null,
    async load(id) {
      const edition = name.exec(id.replace('\0', ''))?.[1]
      if (!edition || !id.startsWith('\0')) return null
      const { module, dependencies } = await runnerImport<typeof import('../../shared/valley/catalogue.ts')>(source)
      for (const file of [source, ...dependencies]) this.addWatchFile(resolve(file))
      const facts = module.titles
        .filter(title => title.edition === edition)
        .map(({ id, kind, set, level, gold, cost, vp, sign, timing, edition: of }) => ({ id, edition: of, kind, set, level, gold, cost, vp, sign, timing }))
      return `export const titles = ${JSON.stringify(facts)}\n`
    },
  }
}
