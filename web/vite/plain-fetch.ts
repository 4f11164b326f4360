// SvelteKit keeps the answers that `load` functions of a server have fetched, hands them on in the page, and replaces
// `window.fetch` by a function that forgets them again. Here no `load` fetches anything, so the browser's own `fetch` suffices,
// and every first load is half a KB smaller.
import type { Plugin } from 'vite'

const file = '/@sveltejs/kit/src/runtime/client/fetcher.js'
const code = `
export const initial_fetch = (resource, options) => window.fetch(resource, options)
export const subsequent_fetch = (resource, resolved, options) => window.fetch(resolved, options)
export { initial_fetch as dev_fetch }
const nothing = () => {}
export { nothing as lock_fetch, nothing as unlock_fetch }
`

/** A Vite plugin that leaves `fetch` as it is in the client's build, and refuses a SvelteKit that replaces it elsewhere. */
export function plainFetch(): Plugin {
  let isFound = false
  return {
    name: 'plain-fetch',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.endsWith(file)) return null
      isFound = true
      return code
    },
    buildEnd(failed) {
      if (!failed && !isFound) this.error(`SvelteKit replaces fetch elsewhere now: no ${file}`)
    },
  }
}
