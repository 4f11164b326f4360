// What the still page loads at once, in one file: the bundler would split it into 130, for later parts share modules with it,
// and each page that is opened would ask for every one of them.
import type { Plugin } from 'vite'

/** A Vite plugin that bundles all modules that the page imports at once. What it imports later is left to the bundler. */
export function firstFile(): Plugin {
  const atOnce = new Set<string>()
  return {
    name: 'first-file',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'first', test: id => atOnce.has(id) }] } },
          // What it imports at once is imported later as well, by the page's own parts.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    }),
    renderStart() {
      const next = [...this.getModuleIds()].filter(id => this.getModuleInfo(id)?.isEntry)
      for (let id = next.pop(); id !== undefined; id = next.pop()) {
        if (atOnce.has(id)) continue
        atOnce.add(id)
        next.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
}
