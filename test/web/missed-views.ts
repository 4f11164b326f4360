// What a table would answer to whoever asks what was missed, made of the views that were seen one after the other.
import type { Missed, View } from '#shared/protocol.ts'
import { diffView } from '#shared/view-diff.ts'

/** @param views without questions; the first is the one right after the last decision */
export function missedOf([first, ...later]: readonly [View, ...View[]]): Missed {
  const bare = (view: View, version: number): View => ({ ...view, version, decisions: [] })
  let known = bare(first, 0)
  const changes = later.flatMap((view, k) => {
    const next = bare(view, k + 1)
    const change = diffView(known, next)
    known = next
    return change ?? []
  })
  return { from: bare(first, 0), changes }
}
