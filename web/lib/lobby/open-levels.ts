// Fetches the choice of a bot's level, with what it says: only who wants bots loads it.
import { speaking } from '#web/lib/messages/collection.ts'
import { bots } from '#web/lib/messages/late-texts.ts'

export const openLevels = speaking(() => import('./level-parts.ts'), bots)
