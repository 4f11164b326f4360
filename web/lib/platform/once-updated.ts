import { tick } from 'svelte'

/** Does something at a moment that comes later, unless that was called off by then. */
function at(moment: Promise<unknown>, act: () => void): () => void {
  let isStale = false
  void moment.then(() => {
    if (!isStale) act()
  })
  return () => {
    isStale = true
  }
}

/**
 * For an effect, which returns what this returns: does something once the page has been updated, unless by then the effect has
 * run again or its component is gone, whose values nobody may read any more.
 */
export const onceUpdated = (act: () => void): (() => void) => at(tick(), act)

/** The same once the page's own fonts are there, which may come long after what is written in them. */
export const onceFontsCame = (act: () => void): (() => void) => at(document.fonts.ready, act)
