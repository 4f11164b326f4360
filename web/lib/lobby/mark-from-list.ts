// The mark of the icon on the home screen, and notifications, as the list of your tables finds them: it asks all of them.
import { isLocal } from '#shared/table/local-id.ts'
import { isAsked } from '#web/lib/table/is-asked.ts'
import { needsPush } from '#web/lib/table/push/needs-push.ts'
import { clearMark, clearMessages, setMark } from '#web/lib/table/push/past-messages.ts'
import type { YourTable } from './your-tables.svelte.ts'

/**
 * Marks the icon if a table waits for its viewer. Where none does its mark goes, and so do messages of running games in which
 * it is somebody else's turn meanwhile: the person may have played on another device.
 */
export async function markFromList(tables: readonly Pick<YourTable, 'id' | 'view' | 'unreached'>[]): Promise<void> {
  const known = tables.flatMap(({ id, view }) => (view && !isLocal(id) ? [view] : []))
  const asked = known.filter(view => needsPush(view) && isAsked(view))
  const past = known.filter(view => view.phase === 'playing' && !isAsked(view)).map(({ id }) => id)
  await clearMessages(past)
  if (asked.length > 0) await setMark()
  else if (!tables.some(({ unreached }) => unreached)) await clearMark(past)
}
