// Killed with SIGKILL at random moments of running games and started again on the same storage: no acknowledged pick is lost, no
// pick is made half or twice, and the games come to their end. `npm run crash` does the same with many more.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BundledWorker } from '../bundled/bundled-worker.ts'
import { outlive } from './outlive.ts'

const kills = 22

let worker: BundledWorker
beforeAll(() => {
  worker = new BundledWorker('off')
})
afterAll(() => {
  worker.clear()
})

test(`a game of each kind outlives ${kills} crashes`, async () => {
  const told = await outlive(worker, {
    seed: 2026,
    games: 2,
    atOnce: 2,
    kinds: [
      { game: 'valley', seats: 4, options: {} },
      { game: 'tal', seats: 4, options: {} },
    ],
    // Together fewer than the shorter of these games has.
    longestLife: 20,
    kills,
  })
  expect(told).toMatchObject({ games: 2, kills, lost: 0, doubled: 0, faults: [] })
  expect(told.kept + told.notMade).toBeGreaterThan(0)
  console.log(
    `${kills} crashes: of the picks under way ${told.kept} were kept and ${told.notMade} not yet made; all ${told.acknowledged} acknowledged ones are known`,
  )
})
