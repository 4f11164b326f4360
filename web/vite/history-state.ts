// SvelteKit serialises history state with `devalue`, which can handle dates, maps and cycles. We store none of these, so JSON
// suffices, and every first load is 3 KB smaller. Pages that load data from a server would need the real `devalue`: the
// replacement then throws an error that says so.
import type { Plugin } from 'vite'

const resolved = '\0states'
const code = `
export const stringify = thing => JSON.stringify(thing)
export const parse = text => JSON.parse(text)
const refuse = () => { throw new Error('states are plain JSON here: see web/vite/history-state.ts') }
export { refuse as unflatten, refuse as uneval, refuse as stringifyAsync }
`

/** A Vite plugin that replaces `devalue` by JSON in the client's build. */
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
