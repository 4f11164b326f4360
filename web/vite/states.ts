// Kit keeps what a page puts into the history in a notation of its own, for dates, maps and cycles. Nothing of the kind
// is put there, so JSON does, and every first load is 3 KB lighter. A page that Kit would load its values for from a
// server would need the real one: then the build still passes, and this says why nothing comes.
import type { Plugin } from 'vite'

const resolved = '\0states'
const code = `
export const stringify = thing => JSON.stringify(thing)
export const parse = text => JSON.parse(text)
const refuse = () => { throw new Error('states are plain JSON here: see web/vite/states.ts') }
export { refuse as unflatten, refuse as uneval, refuse as stringifyAsync }
`

/** A Vite plugin that puts JSON in the place of `devalue` in what browsers load. */
export function states(): Plugin {
  return {
    name: 'states',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: id => (id === 'devalue' ? resolved : null),
    load: id => (id === resolved ? code : null),
  }
}
