// Which modules travel together. Left alone, the bundler cuts a table's first load into forty files: forty beginnings
// for the compressor, and a request each. Here: a frame for every page, then all that any table needs, then its form.
import type { Plugin } from 'vite'

/** Modules from which everything else is reached, by the end of their paths. */
export const roots = {
  // Kit's few lines that run before all others: what they set is read by the others as they begin.
  start: ['/runtime/client/entry.js'],
  frame: ['/runtime/client/client-entry.js', '/client-optimized/app.js', '/web/routes/+layout.svelte'],
  // Fetched with every page, so that an accident can be told without the line.
  error: ['/web/routes/+error.svelte'],
  front: ['/web/routes/+page.svelte'],
  table: ['/web/routes/t/[id]/+page.svelte', '/web/lib/valley/Table.svelte'],
  phone: ['/web/lib/valley/Phone.svelte'],
  wide: ['/web/lib/valley/Wide.svelte'],
} as const
type Root = keyof typeof roots

/** A Vite plugin that lays the page's modules together. What is fetched late stays as the bundler cuts it. */
export function parts(): Plugin {
  const reached = new Map<string, Set<Root>>()

  function partOf(id: string): string | null {
    const from = reached.get(id)
    if (!from) return null
    const atTables = from.has('table') || from.has('phone') || from.has('wide')
    if (from.has('frame') || from.has('error') || from.has('front') && atTables) return 'frame'
    return from.has('table') || from.has('phone') && from.has('wide') ? 'table' : null
  }

  return {
    name: 'parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [
        { name: 'start', test: id => reached.get(id)?.has('start') && !id.endsWith(roots.start[0]), priority: 2 },
        { name: partOf, debugName: 'parts', priority: 1 },
      ] } } } } } },
    }),
    renderStart() {
      const all = [...this.getModuleIds()]
      for (const [root, ends] of Object.entries(roots) as [Root, readonly string[]][]) {
        const next = ends.map(end => all.find(id => id.endsWith(end)) ?? this.error(`nothing is called ${end}`))
        for (let id = next.pop(); id !== undefined; id = next.pop()) {
          const known = reached.get(id) ?? new Set()
          if (known.has(root)) continue
          reached.set(id, known.add(root))
          next.push(...this.getModuleInfo(id)?.importedIds ?? [])
        }
      }
    },
  }
}
