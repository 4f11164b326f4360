// The way to a table of one's own.
import { goto } from '$app/navigation'
import { makeTable } from '#web/lib/table/make-table.ts'
import { refusalText } from '#web/lib/messages/refusal-text.ts'
import { refusals } from '#web/lib/messages/texts.ts'

/** Makes a table (see `makeTable`) and goes there; says why where it was refused, or nothing. */
export async function beginTable(...wish: Parameters<typeof makeTable>): Promise<string> {
  const made = await makeTable(...wish)
  if (!('id' in made)) {
    // Fetched only now: hardly ever needed. Without them the table's own sentence is shown.
    await refusals.learn().catch(() => undefined)
    return refusalText(made)
  }
  await goto(`/t/${made.id}`)
  return ''
}
