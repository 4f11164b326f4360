// An analysis of a finished game is work of some seconds: it is done for nobody who has left.
import { afterEach, expect, test, vi } from 'vitest'
import { GameAnalysis } from '#web/lib/table/analysis/game-analysis.svelte.ts'
import { fakeStorage } from '../fakes.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nothing is begun for whoever has left by the time that the game is here', true, 0],
  ['it is begun for whoever is still there', false, 1],
])('%s', async (_, isLeft, begun) => {
  const { promise: history, resolve: bring } = Promise.withResolvers<Response>()
  const started = vi.fn()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('fetch', () => history)
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = started
      terminate = () => undefined
    },
  )
  const analysis = new GameAnalysis({ id: 'one', game: 'tal', options: {} })
  const beginning = analysis.begin()
  if (isLeft) analysis.end()
  bring(Response.json({}))
  await beginning
  expect(started).toHaveBeenCalledTimes(begun)
})
