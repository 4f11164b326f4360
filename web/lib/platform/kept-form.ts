// What is chosen in a form stays with its page's entry in the browser's history: whoever follows a link and comes back finds it
// as it was left (not after a reload, at which SvelteKit makes the entry's state anew).
import { beforeNavigate } from '$app/navigation'

const ofEntry = () => history.state as { readonly form?: unknown } | null

/**
 * Keeps a form whenever its page is left by a link. To be called while the page is made.
 * @param chosen what is to be kept, without anything that watches it (no `$state` proxy)
 * @returns what was kept when this entry was last left so; undefined if it is a new one
 */
export function keptForm<Form extends object>(chosen: () => Form): Form | undefined {
  beforeNavigate(({ type }) => {
    // Whoever goes back or forward is at the other entry already.
    if (type !== 'popstate') history.replaceState({ ...ofEntry(), form: chosen() }, '')
  })
  return ofEntry()?.form as Form | undefined
}
