// Fetches the choice of a bot's level, with what it says: only who wants bots loads it.
import { partWithTexts } from '#web/lib/messages/collection.ts'
import { bots } from '#web/lib/messages/lazy-texts.ts'

export const openLevels = partWithTexts(() => import('./level-parts.ts'), bots)
