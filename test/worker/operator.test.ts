// What the one who runs the worker reads: that it runs, and one JSON object for each refusal and each accident, in which nobody
// finds a name, a token, a card, an address or the way to a table. What Cloudflare adds to it is another
// matter (README, Watch it run).
import { env } from 'cloudflare:workers'
import { createExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { games } from '#shared/games.ts'
import worker from '#worker/index.ts'
import { playOn } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { evict, fillDisk, inside, lobbyFor, reach, send, tableFor } from './api-client.ts'
import { openSocket } from './live-socket.ts'

const told: string[] = []
const tell = (...words: readonly unknown[]) => {
  told.push(words.map(String).join(' '))
}

beforeEach(() => {
  told.length = 0
  for (const level of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(tell)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const lines = () => told.map((line): Record<string, unknown> => JSON.parse(line))
const { version } = games.valley

test('GET /api/health says that the worker runs and by which rules, is never kept, and touches no table', async () => {
  const touched = vi.fn(() => {
    throw new Error('a table was touched')
  })
  const TABLES = new Proxy(env.TABLES, { get: touched })
  const ask = (method: string) =>
    worker.fetch(
      new Request('https://valley.test/api/health', { method }),
      { ...env, TABLES },
      createExecutionContext(),
    )
  const answer = await ask('GET')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toEqual({ ok: true, rules: { valley: version, tal: games.tal.version } })
  expect((await ask('POST')).status).toBe(405)
  expect(touched).not.toHaveBeenCalled()
})

test('a refusal is one line: its code, status and call, and of a table that is awake the game and its version', async () => {
  const [host] = await tableFor(2)
  const here = { game: 'valley', version }
  await host.call('/seats', 'POST', { name: 'Late' })
  await host.call('/picks', 'POST', { decision: '0-999', options: ['end'] })
  await host.call('', 'GET', undefined, { Authorization: 'Bearer wrong' })
  await send('/api/games', 'POST', { game: 'valley', seats: 9, name: 'Anna' })
  await send('/api/nowhere/secret', 'GET')
  await send('/api/games/AAAAAAAAAAAAAAAA', 'GET')
  await reach('/api/games/short/live', { headers: { Upgrade: 'websocket' } })
  expect(lines()).toEqual([
    { refused: 'already-started', status: 409, call: 'sit', ...here },
    { refused: 'stale-decision', status: 409, call: 'pick', ...here },
    { refused: 'bad-token', status: 401, call: 'look', ...here },
    { refused: 'bad-body', status: 422, call: 'POST /api/games' },
    { refused: 'no-such-path', status: 404, call: 'GET /api/*' },
    { refused: 'no-such-game', status: 404, call: 'look' },
    { refused: 'no-such-game', status: 404, call: 'live' },
  ])
})

test('a table of another version is told with its game, also over a live socket', async () => {
  const [host] = await tableFor(2)
  await inside(host, ({ storage }) =>
    storage.sql.exec("UPDATE rows SET happening = json_set(happening, '$.version', 0) WHERE n = 1"),
  )
  await evict(host)
  await host.call('')
  const socket = await openSocket(host)
  await socket.until(({ closed }) => closed !== null)
  expect(lines()).toEqual([
    { refused: 'other-version', status: 409, call: 'look', game: 'valley' },
    { refused: 'other-version', status: 409, call: 'live', game: 'valley' },
  ])
})

test('a refused frame is told as one', async () => {
  const [host] = await tableFor(2)
  const socket = await openSocket(host)
  socket.send({ type: 'pick', decision: '0-999', options: ['nonsense'] })
  await socket.next('error')
  expect(lines()).toEqual([{ refused: 'stale-decision', status: 409, call: 'frame', game: 'valley', version }])
  socket.close()
})

test('an accident is one line, with half of a hash in place of the table', async () => {
  const host = await lobbyFor(3)
  await fillDisk(host, 'Anna holds the mask')
  expect((await host.call('/seats', 'POST', { name: 'Ben' })).status).toBe(500)
  expect(lines()).toEqual([
    {
      accident: 'Error',
      call: 'sit',
      table: expect.stringMatching(/^[0-9a-f]{32}$/),
      made: `valley ${version}`,
      rules: `valley ${version}, tal ${games.tal.version}`,
    },
  ])
})

test('an error of the platform is told with what the platform says of it', async () => {
  const reset = Object.assign(new Error('a secret'), { retryable: true, durableObjectReset: true, overloaded: false })
  const TABLES = new Proxy(env.TABLES, {
    get: () => {
      throw reset
    },
  })
  const request = new Request('https://valley.test/api/games/AAAAAAAAAAAAAAAA')
  const answer = await worker.fetch(request, { ...env, TABLES }, createExecutionContext())
  expect(answer.status).toBe(500)
  const [line] = lines()
  expect(line).toMatchObject({ accident: 'Error', retryable: true, durableObjectReset: true })
  expect(line).not.toHaveProperty('overloaded')
  expect(told.join()).not.toContain('secret')
})

test('nothing that is told names a player, a card or an address, or opens a table, and a call that is answered tells nothing', async () => {
  const clients = await tableFor(2)
  const [host] = clients
  await playOn(clients, new Chance(3), 30)
  expect(told).toEqual([])
  for (const [path, method, body] of [
    ['/picks', 'POST', { decision: '1-1', options: ['buy-shabti'] }],
    ['/seats', 'POST', { name: 'Somebody' }],
    ['/seats/1', 'DELETE', undefined],
    ['/history', 'GET', undefined],
    ['/again', 'POST', {}],
    ['/nowhere', 'GET', undefined],
  ] as const)
    await host.call(path, method, body, { 'CF-Connecting-IP': '198.51.100.7' })
  await fillDisk(host, 'Anna holds shabti')
  for (const client of clients) await client.call('/undo', 'POST')
  expect(told.length).toBeGreaterThan(5)
  const tokens = clients.map(({ token }) => `${token}`)
  for (const secret of ['Anna', 'Player', 'Somebody', 'shabti', '198.51', host.id, ...tokens])
    expect(told.join('\n')).not.toContain(secret)
})
