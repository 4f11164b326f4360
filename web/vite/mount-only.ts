// Svelte can take over ("hydrate") what a server has drawn. Here every page leaves the build as an empty frame, which the browser
// fills. Svelte guards all code for hydrating by one variable, so that a bundler can leave it out; SvelteKit names `hydrate`
// whatever is built, which keeps it in. With the variable fixed every first load is 1.5 KB smaller.
import type { Plugin } from 'vite'

const file = '/svelte/src/internal/client/dom/hydration.js'
const fixed = [
  ['export let hydrating = false', 'export const hydrating = false'],
  ['hydrating = value', ''],
] as const

/** A Vite plugin that leaves hydrating out of the client's build, and refuses a Svelte that guards it in another way. */
export function mountOnly(): Plugin {
  return {
    name: 'mount-only',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith(file)) return null
      return fixed.reduce((sofar, [from, to]) => {
        if (!sofar.includes(from)) this.error(`Svelte guards hydrating in another way now: no "${from}"`)
        return sofar.replace(from, to)
      }, code)
    },
  }
}
