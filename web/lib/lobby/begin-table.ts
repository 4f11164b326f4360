// Making a table and going there.
import { firstGame } from '#shared/game-names.ts'
import { wayOn } from '#web/lib/platform/way-on.ts'
import { makeTable } from '#web/lib/table/make-table.ts'
import { tablePath } from '#web/lib/table/table-path.ts'
import { keepYourName } from '#web/lib/table/your-name.ts'
import { refusalText } from '#web/lib/messages/refusal-text.ts'
import { refusals } from '#web/lib/messages/texts.ts'
import { withPatience } from './clock-patience.ts'
import { openDevice } from './device/open-device.ts'

/**
 * Makes a table (see `makeTable`) and goes there. For one seat it lives in this browser: nobody else needs to reach it.
 * @returns why it was refused; empty if it was not
 */
export async function beginTable(...wish: Parameters<typeof makeTable>): Promise<string> {
  const [name, seats, options = {}, game = firstGame] = wish
  if (seats === 1) {
    keepYourName(name)
    return (await openDevice()).beginLocal({ game, options, people: [name] })
  }
  const goOn = wayOn()
  const made = await makeTable(name, seats, withPatience(options), game)
  if (!('id' in made)) {
    // Fetched only now, because they are rarely needed. Without them the table's own English sentence is shown.
    await refusals.load().catch(() => undefined)
    return refusalText(made)
  }
  await goOn(tablePath(made.id))
  return ''
}
