// Fetches what begins games in this browser, and what plays them: one part, for whoever begins one goes there.
import { withOwnTexts } from '#web/lib/messages/collection.ts'
import { part } from '#web/lib/platform/part.ts'

export const openDevice = part(() => import('./device-parts.ts').then(withOwnTexts))

/** Fetches it ahead of the tap that will need it. */
export const openDeviceAhead = (): void => void openDevice().catch(() => undefined)
