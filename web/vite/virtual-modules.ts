// Modules that games make at build time: `virtual:NAME` is the text that a game's `build/virtual-modules.ts` has under that name.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { VirtualModules } from '../lib/platform/by-game.ts'
import { handedIn } from './handed-in.ts'

const prefix = 'virtual:'

/** A Vite plugin with the modules that the games make. They are made again whenever one of their sources has changed. */
export function virtualModules(): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const { parts, files } = await handedIn<{ readonly modules: VirtualModules }>('build/virtual-modules.ts')
      for (const file of files) this.addWatchFile(resolve(file))
      const wanted = id.slice(prefix.length + 1)
      return Object.values(parts).find(({ modules }) => Object.hasOwn(modules, wanted))?.modules[wanted] ?? null
    },
  }
}
