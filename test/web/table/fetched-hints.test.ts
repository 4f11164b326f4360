// What is fetched with the first hint of a table that has not come to the words of its questions yet.
import { afterAll, expect, test, vi } from 'vitest'
import { gameNames } from '#shared/game-names.ts'

afterAll(() => void vi.resetModules())

test.each(gameNames)('a hint at %s comes with the words of the moves that it says', async game => {
  vi.resetModules()
  const { prompts } = await import('#web/lib/messages/texts.ts')
  const { fetchHints } = await import('#web/lib/table/hint/lazy-hint.ts')
  expect(prompts[game].isLoaded).toBe(false)
  await fetchHints(game)
  expect(prompts[game].isLoaded).toBe(true)
})
