// Polling by ETag, versions of each viewer, and the log in each viewer's form.
import { expect, test } from 'vitest'
import type { LogLine, View } from '#shared/protocol.ts'
import { anyPick, asked, clientOf, playOn, type Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { evict, lobbyFor, read, tableFor, watcher } from './api-client.ts'
import { required } from '#test/shared/required.ts'

const poll = (client: Client, known: string) => client.call('', 'GET', undefined, { 'If-None-Match': known })

test('a view has its tag, and the same tag gets 304 without a body', async () => {
  const [client] = await tableFor(2)
  for (const [viewer, who] of [
    [client, '0'],
    [watcher(client), 's'],
  ] as const) {
    const { headers, body } = await read<View>(await viewer.call(''))
    const tag = `W/"${who}-${body.version}"`
    expect(headers.get('ETag')).toBe(tag)
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('Vary')).toBe('Authorization')
    for (const known of [tag, tag.slice(2), `"x", ${tag}`]) {
      const unchanged = await poll(viewer, known)
      expect([unchanged.status, await unchanged.text(), unchanged.headers.get('ETag')]).toEqual([304, '', tag])
    }
    expect((await poll(viewer, `W/"${who}-0"`)).status).toBe(200)
    expect((await poll(viewer, `W/"1-${body.version}"`)).status).toBe(200)
  }
})

test('a tag outlives the sleep of the table and ends with the next change', async () => {
  const clients = await tableFor(2)
  const tag = (await clients[0].call('')).headers.get('ETag') ?? ''
  await evict(clients[0])
  expect((await poll(clients[0], tag)).status).toBe(304)
  await playOn(clients, new Chance(1), 1)
  expect((await poll(clients[0], tag)).status).toBe(200)
})

test("a viewer's version grows exactly when something in that viewer's view changes", async () => {
  const clients = await tableFor(3)
  const viewers = [...clients, watcher(clients[0])]
  const views = () => Promise.all(viewers.map(viewer => viewer.view()))
  let quiet = 0
  const chance = new Chance(5)
  let before = await views()
  for (let picks = 0; picks < 250; picks++) {
    if ((await playOn(clients, chance, 1)) === 0) break
    const after = await views()
    for (const [index, view] of after.entries()) {
      const was = required(before[index])
      if (view.version === was.version) expect(view).toEqual(was)
      else {
        expect(view.version).toBe(was.version + 1)
        expect({ ...view, version: 0 }).not.toEqual({ ...was, version: 0 })
      }
      if (view.version === was.version) quiet++
    }
    before = after
  }
  // A question passed on in silence changes nothing for those who were not asked.
  expect(quiet).toBeGreaterThan(0)
})

test('the log is one numbered row of lines for everybody, each in the form of who reads it', async () => {
  const clients = await tableFor(2)
  await playOn(clients, new Chance(3), 90)
  const log = async (client: Client, before = '') =>
    (await read<{ readonly log: readonly LogLine[] }>(await client.call(`/log${before}`))).body.log
  const all = async (client: Client): Promise<readonly LogLine[]> => {
    let lines = await log(client)
    // A call brings up to 200, fewer where they lie in many rows, and none only where there are none.
    for (let older = lines; older.length > 0; lines = [...older, ...lines])
      older = await log(client, `?before=${lines[0]?.n}`)
    return lines
  }
  const own = await all(clients[0])
  expect(own[0]?.n).toBe(1)
  const open = await all(watcher(clients[0]))
  expect(own.map(({ n }) => n)).toEqual(own.map((_, index) => (own[0]?.n ?? 0) + index))
  expect(open.map(({ n }) => n)).toEqual(own.map(({ n }) => n))
  expect(own.slice(-12)).toEqual((await clients[0].view()).log)
  expect(open).not.toEqual(own)
  const middle = own[20]?.n ?? 0
  const older = await log(clients[0], `?before=${middle}`)
  expect(older.at(-1)?.n).toBe(middle - 1)
  expect(older).toEqual(own.filter(({ n }) => n < middle).slice(-older.length))
  expect(await log(clients[0], '?before=1')).toEqual([])
  expect(await log(await lobbyFor(2))).toEqual([])
})

test('lines of one pick share its number, and a turn is waited for since it began', async () => {
  const clients = await tableFor(2)
  const view = required(await asked(clients))
  const since = view.waiting[String(view.you)]?.since
  expect(Object.keys(view.waiting)).toEqual([String(view.you)])
  expect(since).toBe(view.log.at(-1)?.at)
  const client = clientOf(clients, view)
  const buy = required(view.decisions[0]?.options.find(({ id }) => id.startsWith('buy-')))
  let now = await client.pick({ decision: required(view.decisions[0]).id, options: [buy.id] })
  expect(now.waiting[String(view.you)]?.since).toBe(since)
  /** By call that has told anything: the picks that its lines name. */
  const told: (readonly (number | null)[])[] = []
  while (now.decisions[0]) {
    const [last] = now.log.slice(-1)
    const [decision] = now.decisions
    const end = decision.options.find(({ id }) => id === 'end')
    now = await client.pick(end ? { decision: decision.id, options: [end.id] } : anyPick(decision, new Chance(1)))
    const fresh = now.log.filter(({ n }) => n > (last?.n ?? 0))
    if (fresh.length > 0) told.push(fresh.map(({ pick }) => pick))
  }
  expect(Math.max(...told.map(({ length }) => length))).toBeGreaterThan(1)
  const numbers = told.map(picks => [...new Set(picks)])
  expect(numbers.map(({ length }) => length)).toEqual(told.map(() => 1))
  expect(new Set(numbers.flat()).size).toBe(told.length)
})
