// What comes with the result of a game: the buttons below it may be refused, and then say why in the reader's language.
import { afterAll, expect, test, vi } from 'vitest'
import { gameNames } from '#shared/game-names.ts'

// What is drawn leads nowhere.
vi.mock('#web/lib/platform/way-on.ts', () => ({ wayOn: () => () => undefined }))
afterAll(() => void vi.resetModules())

test.each(gameNames)('a result of %s comes with the reasons for which something is refused there', async game => {
  vi.resetModules()
  const { refusals } = await import('#web/lib/messages/texts.ts')
  const { games } = await import('#web/lib/games.ts')
  expect(refusals.isLoaded).toBe(false)
  await games[game].openEnd({})
  expect(refusals.isLoaded).toBe(true)
})
