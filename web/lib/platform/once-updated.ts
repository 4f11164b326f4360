import { tick } from 'svelte'

/**
 * For an effect, which returns what this returns: does something once the page has been updated, unless by then the effect has
 * run again or its component is gone, whose values nobody may read any more.
 */
export function onceUpdated(act: () => void): () => void {
  let isStale = false
  void tick().then(() => {
    if (!isStale) act()
  })
  return () => {
    isStale = true
  }
}
