// Killed with SIGKILL at random moments of a running game and started again on the same storage: no acknowledged pick
// is lost, no pick is made half or twice, and the game comes to its end.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyPick, asked, clientOf, fullTable, playOn, type Reach } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { quiet, startServer, type Server } from '../wrangler.ts'

const kills = 22
/** Picks between two crashes: together fewer than any game of four has. */
const longestLife = 22

let place: string
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'valley-crash-'))
  // The page plays no part here and may not be built.
  const page = join(place, 'page')
  mkdirSync(page)
  execFileSync('wrangler', ['deploy', '--dry-run', '--assets', page, '--outdir', join(place, 'bundle')], {
    stdio: 'pipe',
    env: { ...process.env, ...quiet },
  })
})
afterAll(() => {
  rmSync(place, { recursive: true, force: true })
})

function start(): Promise<Server> {
  const date = /^compatibility_date = "(.*)"/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1] ?? ''
  const script = join('test', 'crash', 'serve.ts')
  return startServer('node', port => [
    script,
    join(place, 'bundle', 'index.js'),
    join(place, 'storage'),
    `${port}`,
    date,
  ])
}

test(`a game outlives ${kills} crashes`, async () => {
  let server = await start()
  /** Picks that were answered, by when: each must be known to the table for ever. */
  const acknowledged: { readonly path: string; readonly request: RequestInit }[] = []
  let took = 0
  const reach: Reach = async (path, request = {}) => {
    const asked = performance.now()
    const response = await fetch(`${server.address}${path}`, request)
    took = performance.now() - asked
    if (path.endsWith('/picks') && response.ok) acknowledged.push({ path, request })
    return response
  }
  const known = async (from: number) => {
    for (const { path, request } of acknowledged.slice(from))
      expect((await fetch(`${server.address}${path}`, request)).status).toBe(200)
  }
  const clients = await fullTable(reach, 4)
  const chance = new Chance(2026)
  const lives = new Chance(22)
  let kept = 0

  for (let killed = 0; killed < kills; killed++) {
    const from = acknowledged.length
    await playOn(clients, chance, lives.below(longestLife))
    const view = await asked(clients)
    if (!view) throw new Error(`the game was over after ${killed} crashes`)
    const client = clientOf(clients, view)
    const pick = anyPick(chance.one(view.decisions), chance)
    const answer = client.pick(pick).then(
      ({ version }) => version,
      () => 0,
    )
    // Somewhere between before it arrives and after it was answered.
    await new Promise(resolve => setTimeout(resolve, (took * chance.below(100)) / 50))
    await server.stop('SIGKILL')
    const heard = await answer
    server = await start()

    const back = await client.view()
    expect(back.version).toBeGreaterThanOrEqual(heard)
    // Made or not made, nothing between; sent again it is made once.
    const isMade = back.version > view.version
    if (!isMade) expect(back).toEqual(view)
    const again = await client.pick(pick)
    if (isMade) expect(again).toEqual(back)
    if (isMade) kept++
    await known(from)
  }

  await playOn(clients, chance)
  expect((await clients[0]?.view())?.result?.scores).toHaveLength(4)
  await known(0)
  console.log(
    `${kills} crashes: of the picks under way ${kept} were kept and ${kills - kept} not yet made; all ${acknowledged.length} acknowledged ones are known`,
  )
  await server.stop()
})
