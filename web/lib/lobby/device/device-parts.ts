// What `open-device.ts` fetches.
import { learn } from '#web/lib/messages/collection.ts'
import { bots, local } from '#web/lib/messages/late-texts.ts'

export { default as BotsDialog } from './BotsDialog.svelte'
export { default as DeviceDialog } from './DeviceDialog.svelte'
export { beginAgainstBots } from './begin-against-bots.ts'
export { beginLocal } from './begin-local.ts'
export const learnTexts = () => learn(bots, local)
