// Tells a tab that another one has taken a table from it. That it can write nothing any more is up to the store.
import { holdLock } from '../platform/locks.ts'

/**
 * Takes a table by name.
 * @param lost called once another tab, or this one again, takes it; never after the claim was given up
 * @returns gives it up
 */
export type Claim = (id: string, lost: () => void) => () => void

/**
 * Takes tables by a lock of the browser, which the newest tab steals. Where there are none, or the browser lets the site
 * store nothing, nobody is told.
 */
export const claimByLock: Claim = (id, lost) => {
  let isOver = false
  const release = holdLock(`table ${id}`, { steal: true }, thrown => {
    if (!isOver && thrown instanceof DOMException && thrown.name === 'AbortError') lost()
  })
  return () => {
    isOver = true
    release()
  }
}
