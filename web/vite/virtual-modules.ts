// Modules that games make at build time: `virtual:NAME` is the text that a game's `build/virtual-modules.ts` has under that name.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { VirtualModules } from '../lib/platform/by-game.ts'
import { handedIn } from './handed-in.ts'

const prefix = 'virtual:'
const read = () => handedIn<{ readonly modules: VirtualModules }>('build/virtual-modules.ts')

/** A Vite plugin with the modules that the games make. They are made again whenever one of their sources has changed. */
export function virtualModules(): Plugin {
  // All at once: to read the rules of the games for each module anew would take a quarter of a build. And before anything else
  // is built: Vite gives up on a module that it is slow to read meanwhile.
  let made: ReturnType<typeof read> | null = null
  return {
    name: 'virtual-modules',
    async buildStart() {
      await (made ??= read())
    },
    watchChange: () => {
      made = null
    },
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const { parts, files } = await (made ??= read())
      for (const file of files) this.addWatchFile(resolve(file))
      const wanted = id.slice(prefix.length + 1)
      return Object.values(parts).find(({ modules }) => Object.hasOwn(modules, wanted))?.modules[wanted] ?? null
    },
  }
}
