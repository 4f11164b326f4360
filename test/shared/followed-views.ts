// The views that a connection has been sent, each whole: changes are applied to the one before.
import type { Message, View } from '#shared/protocol.ts'
import { applyDiff } from '#shared/view-diff.ts'

/** Adds the view that a message leads to, if it leads to one. A change must be from the newest view. */
export function followView(views: View[], message: Message): void {
  if (message.type === 'view') views.push(message.view)
  if (message.type !== 'change') return
  const known = views.at(-1)
  if (known?.version !== message.from)
    throw new Error(`a change from ${message.from} for whoever knows ${known?.version}`)
  views.push(applyDiff(known, message))
}
