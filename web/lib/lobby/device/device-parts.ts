// What `open-device.ts` fetches.
import { loadTexts } from '#web/lib/messages/collection.ts'
import { bots, local } from '#web/lib/messages/lazy-texts.ts'
import { openTableWorker } from '#web/lib/table/local-transport.ts'
import { deleteHalfMade } from './half-made.ts'

export { default as BotsDialog } from './BotsDialog.svelte'
export { default as DeviceDialog } from './DeviceDialog.svelte'
export { beginAgainstBots } from './begin-against-bots.ts'
export { default as LocalTable } from './LocalTable.svelte'
export { beginLocal } from './begin-local.ts'
export { beginTutorial } from './begin-tutorial.ts'
// Needed next by whatever is done here.
void openTableWorker().catch(() => undefined)
void deleteHalfMade().catch(() => undefined)

export const texts = { load: () => loadTexts(bots, local) }
