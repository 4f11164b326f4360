// Fetches what begins games in this browser, and what then plays them.
import { part } from '#web/lib/platform/part.ts'
import { openDoor } from '#web/lib/table/local-door.ts'

const fetchParts = part(async () => {
  const parts = await import('./device-parts.ts')
  await parts.learnTexts()
  return parts
})

export const openDevice = () => Promise.all([fetchParts(), openDoor()]).then(([parts]) => parts)
