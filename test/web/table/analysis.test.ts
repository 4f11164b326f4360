// An analysis of a finished game is work of some seconds: what it says comes as it goes, and it is done for nobody who has left.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GameAnalysis } from '#web/lib/table/analysis/game-analysis.svelte.ts'
import type { ToldAnalysis, WorkerMessage } from '#web/lib/table/analysis/told.ts'
import { required } from '#test/shared/required.ts'
import { fakeStorage } from '../fakes.ts'

class FakeWorker {
  onmessage?: (event: { readonly data: WorkerMessage }) => void
  onerror?: (event: Event) => void
  readonly postMessage = vi.fn()
  readonly terminate = vi.fn()
}
let workers: FakeWorker[] = []
/** Answers the call that fetches the game. */
let bring: (history: Response) => void

beforeEach(() => {
  const { promise: history, resolve } = Promise.withResolvers<Response>()
  bring = resolve
  workers = []
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('fetch', () => history.then(answer => answer.clone()))
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super()
        workers.push(this)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const ofGame = () => new GameAnalysis({ id: 'one', game: 'tal', options: {} })
/** One that is worked on, and its worker. */
async function working() {
  const analysis = ofGame()
  bring(Response.json({}))
  await analysis.begin()
  return { analysis, worker: required(workers.at(-1)) }
}
const found: ToldAnalysis = { unit: 'chances', course: [], mistakes: [], luck: null }

test.each([
  ['nothing is begun for whoever has left by the time that the game is here', true, 0],
  ['it is begun for whoever is still there', false, 1],
])('%s', async (_, isLeft, begun) => {
  const analysis = ofGame()
  const beginning = analysis.begin()
  if (isLeft) analysis.end()
  bring(Response.json({}))
  await beginning
  expect(workers.map(({ postMessage }) => postMessage.mock.calls.length)).toEqual(
    Array.from({ length: begun }, () => 1),
  )
})

test('it says how far it is, and then what was found, with the words for it; its worker ends', async () => {
  const { analysis, worker } = await working()
  expect([analysis.stage, analysis.percent, analysis.words]).toEqual(['working', 0, expect.anything()])
  worker.onmessage?.({ data: { percent: 40 } })
  expect([analysis.stage, analysis.percent]).toEqual(['working', 40])
  worker.onmessage?.({ data: { analysis: found } })
  expect([analysis.stage, analysis.found]).toEqual(['found', found])
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test.each([
  ['says so', (worker: FakeWorker) => worker.onmessage?.({ data: { failed: true } })],
  ['breaks', (worker: FakeWorker) => worker.onerror?.(new Event('error'))],
])('where its worker %s it has failed, and can be begun again from nothing', async (_, fail) => {
  const { analysis, worker } = await working()
  worker.onmessage?.({ data: { percent: 40 } })
  fail(worker)
  expect([analysis.stage, analysis.found]).toEqual(['failed', null])
  expect(worker.terminate).toHaveBeenCalledOnce()
  await analysis.begin()
  expect([analysis.stage, analysis.percent, workers.length]).toEqual(['working', 0, 2])
})

test('where the table does not tell its game it has failed', async () => {
  const analysis = ofGame()
  bring(Response.json({ error: { code: 'no-such-game', message: '' } }, { status: 404 }))
  await analysis.begin()
  expect([analysis.stage, workers]).toEqual(['failed', []])
})

test('whoever leaves ends the work', async () => {
  const { analysis, worker } = await working()
  analysis.end()
  expect(worker.terminate).toHaveBeenCalledOnce()
})
