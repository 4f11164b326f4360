// Every kind of body, address and token that is refused, each with its code and a sentence, never a stack.
import { expect, test, vi } from 'vitest'
import { refusalCodes, type RefusalCode } from '#shared/protocol.ts'
import { Client, playOn } from '../client/player.ts'
import { Chance } from '../shared/chance.ts'
import { lineOf } from './line.ts'
import { codeOf, fillDisk, inside, lobbyFor, reach, read, send, tableFor } from './reach.ts'

const raw = async (path: string, request: RequestInit) => codeOf(await read(await reach(path, request)))
const json = { 'Content-Type': 'application/json' }
const wish = { game: 'valley', seats: 2, name: 'Anna' }
const unknown = 'AAAAAAAAAAAAAAAA'

test('a body that is no JSON, too large, or not said to be JSON', async () => {
  const post = (body: BodyInit, headers: Record<string, string> = json) => raw('/api/games', { method: 'POST', body, headers })
  expect(await post('{')).toBe('400 bad-json')
  expect(await post('')).toBe('400 bad-json')
  expect(await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).toBe('400 bad-json')
  expect(await post(JSON.stringify({ ...wish, name: 'x'.repeat(17_000) }))).toBe('413 too-large')
  expect(await post(new Blob([' '.repeat(20_000)]).stream())).toBe('413 too-large')
  expect(await post(JSON.stringify(wish), { 'Content-Type': 'text/plain' })).toBe('415 not-json')
  expect(await post(new TextEncoder().encode(JSON.stringify(wish)), {})).toBe('415 not-json')
})

test.each([
  null, [], 'x', 7, {}, { ...wish, game: 'chess' }, { ...wish, seats: '2' }, { ...wish, seats: 2.5 }, { ...wish, seats: 0 },
  { ...wish, seats: 7 }, { ...wish, name: '' }, { ...wish, name: '   ' }, { ...wish, name: 'x'.repeat(25) }, { ...wish, name: 'a\u202Eb' },
  { ...wish, name: 'a\nb' }, { ...wish, name: 3 }, { ...wish, key: 'short' }, { ...wish, key: 'with spaces and so on, long' },
  { ...wish, more: 1 }, { ...wish, options: [] }, { ...wish, options: 'base' },
])('no table is made of %j', async body => {
  const answer = await send('/api/games', 'POST', body)
  expect(codeOf(answer)).toBe('422 bad-body')
  expect((answer.body['error'] as { issues: object[] }).issues.length).toBeGreaterThan(0)
})

test.each([
  { ...wish, seats: 1 }, { ...wish, seats: 6 }, { ...wish, options: { edition: 'none' } }, { ...wish, options: { more: true } },
  { ...wish, options: { openDiscards: 'yes' } }, { ...wish, options: { clock: 60 } },
])('no table is made with the options of %j', async body => {
  expect(codeOf(await send('/api/games', 'POST', body))).toBe('422 bad-options')
})

test.each([
  {}, { decision: '0-1' }, { options: ['end'] }, { decision: 0, options: ['end'] }, { decision: 'x', options: [] },
  { decision: '0-1', options: 'end' }, { decision: '0-1', options: [1] }, { decision: '0-1', options: [''] },
  { decision: '0-1', options: ['end'], then: ['end'] }, { decision: '0-1', options: ['end'], more: 1 },
  { decision: '0-1', options: Array.from({ length: 200 }, (_, n) => `${n}`) },
])('no pick is %j', async pick => {
  const [client] = await tableFor(2)
  expect(codeOf(await read(await client.call('/picks', 'POST', pick)))).toBe('422 bad-body')
})

test('a body is looked at before the table, the table before the token', async () => {
  const nowhere = new Client(reach, unknown, 'no-token')
  expect(codeOf(await read(await nowhere.call('/picks', 'POST', {})))).toBe('422 bad-body')
  expect(codeOf(await read(await nowhere.call('/picks', 'POST', { decision: '0-1', options: ['end'] })))).toBe('404 no-such-game')
  const host = await lobbyFor(2)
  const stranger = new Client(reach, host.id, 'no-token')
  expect(codeOf(await read(await stranger.call('/picks', 'POST', { decision: '0-1', options: ['end'] })))).toBe('401 bad-token')
})

test('a table that does not exist: for every call, and nothing is written', async () => {
  for (const id of [unknown, 'short', 'far-too-long-for-an-id']) {
    const nowhere = new Client(reach, id)
    expect(codeOf(await read(await nowhere.call('')))).toBe('404 no-such-game')
    expect(codeOf(await read(await nowhere.call('/seats', 'POST', { name: 'Ben' })))).toBe('404 no-such-game')
    expect(codeOf(await read(await nowhere.call('/seats/0', 'DELETE')))).toBe('404 no-such-game')
    expect(codeOf(await read(await nowhere.call('/again', 'POST', {})))).toBe('404 no-such-game')
    expect(codeOf(await read(await nowhere.call('/log')))).toBe('404 no-such-game')
    expect(codeOf(await read(await nowhere.call('/history')))).toBe('404 no-such-game')
  }
  const tables = await inside({ id: unknown }, ({ storage }) => storage.sql.exec("SELECT name FROM sqlite_schema WHERE name = 'rows'").toArray())
  expect(tables).toEqual([])
  expect(await inside({ id: unknown }, ({ storage }) => storage.getAlarm())).toBeNull()
})

test('an address or a method that there is not', async () => {
  const { id } = await lobbyFor(2)
  for (const path of ['/api', '/api/nothing', '/api/games/x/y/z', `/api/games/${id}/seats/x`]) {
    expect(await raw(path, { method: 'POST', body: '{}', headers: json })).toBe('404 no-such-path')
  }
  expect(await raw(`/api/games/${id}/seats/5`, { method: 'DELETE', headers: {} })).toBe('401 bad-token')
  for (const [path, method] of [['/api/games', 'GET'], [`/api/games/${id}`, 'PUT'], [`/api/games/${id}/picks`, 'GET'], [`/api/games/${id}/live`, 'GET']]) {
    expect(await raw(String(path), { method: String(method) })).toBe('405 no-such-method')
  }
})

test('a seat for a bot is not built yet', async () => {
  const host = await lobbyFor(2)
  expect(codeOf(await read(await host.call('/seats', 'POST', { bot: 'easy' })))).toBe('404 no-such-path')
  expect(codeOf(await read(await host.call('/seats', 'POST', { bot: 'easy', name: 'Ben' })))).toBe('422 bad-body')
})

test('the log is asked for with a number or nothing', async () => {
  const [client] = await tableFor(2)
  for (const before of ['x', '-1', '1.5', '', '99999999999999999999']) {
    expect(codeOf(await read(await client.call(`/log?before=${before}`)))).toBe('422 bad-body')
  }
})

test('the phase of a game: not started, already started, not over, over', async () => {
  const host = await lobbyFor(2)
  const pick = { decision: '0-1', options: ['end'] }
  expect(codeOf(await read(await host.call('/picks', 'POST', pick)))).toBe('409 not-started')
  expect(codeOf(await read(await host.call('/again', 'POST', {})))).toBe('409 not-over')
  const clients = await tableFor(2)
  const [client] = clients
  expect(codeOf(await read(await client.call('/seats', 'POST', { name: 'Late' })))).toBe('409 already-started')
  expect(codeOf(await read(await client.call('/seats/1', 'DELETE')))).toBe('409 already-started')
  expect(codeOf(await read(await client.call('/again', 'POST', {})))).toBe('409 not-over')
  await playOn(clients, new Chance(1))
  expect(codeOf(await read(await client.call('/picks', 'POST', { decision: '0-9999', options: ['end'] })))).toBe('409 over')
})

test('a table of another version says so, to every call, and stays as it is', async () => {
  const clients = await tableFor(2)
  const [client] = clients
  await inside(client, ({ storage }) => storage.sql.exec("UPDATE rows SET happening = json_set(happening, '$.version', 9999) WHERE n = 1"))
  await inside(client, (_state, table) => { Reflect.set(table, 'memory', null) })
  for (const answer of [
    await client.call(''), await client.call('/log'), await client.call('/picks', 'POST', { decision: '0-1', options: ['end'] }),
    await client.call('/seats', 'POST', { name: 'Ben' }), await client.call('/again', 'POST', {}), await client.call('/seats/0', 'DELETE'), await client.call('/undo', 'POST'),
  ]) expect(codeOf(await read(answer))).toBe('409 other-version')
  const line = await lineOf(client)
  await line.until(({ closed }) => closed !== null)
  expect([line.closed?.code, line.heard]).toMatchObject([4404, [{ error: { code: 'other-version' } }]])
})

test('an accident at the table says nothing of itself and leaves what was stored', async () => {
  const clients = await tableFor(2)
  const [client] = clients
  const before = await client.view()
  await fillDisk(client, 'the disk is full, secretly')
  const [seat] = before.waitingFor
  const player = clients[seat ?? 0] ?? client
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const refused = await read(await player.call('/picks', 'POST', { decision: `${seat}-1`, options: ['end'] }))
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
  expect(codeOf(refused)).toBe('500 broken')
  expect(JSON.stringify(refused.body)).not.toContain('secretly')
  expect(await client.view()).toEqual(before)
  await player.pick({ decision: `${seat}-1`, options: ['end'] })
  expect((await client.view()).version).toBeGreaterThan(before.version)
})

test('every code is met by some test, but those that cannot come', () => {
  // A table that is full has begun, and says that.
  const never: RefusalCode[] = ['table-full']
  const elsewhere: RefusalCode[] = ['illegal-pick', 'then-too-far', 'stale-decision', 'host-only', 'host-stays', 'too-many', 'nothing-to-undo']
  const here: RefusalCode[] = [
    'bad-json', 'too-large', 'not-json', 'bad-body', 'bad-options', 'bad-token', 'no-such-game', 'no-such-path', 'no-such-method',
    'already-started', 'not-started', 'over', 'not-over', 'other-version', 'broken',
  ]
  expect([...never, ...elsewhere, ...here].sort()).toEqual([...refusalCodes].sort())
})
