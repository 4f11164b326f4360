// A table that nobody touches forgets itself; one that was touched since does not.
import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { untouched, untouchedLobby } from '#shared/table/lifetime.ts'
import { Views } from '#shared/table/views.ts'
import { anyPick, asked, clientOf, playOn, type Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import {
  codeOf,
  refusalIn,
  evict,
  inside,
  lobbyFor,
  objectOf,
  loadedIn,
  read,
  tableAlone,
  tableFor,
} from './api-client.ts'
import { required } from '#test/shared/required.ts'

test('an untouched table is gone after 60 days, with its alarm', async () => {
  const [client] = await tableFor(2)
  await inside(client, ({ storage }) => storage.sql.exec('UPDATE rows SET at = at - ?', untouched))
  await evict(client)
  expect(await runDurableObjectAlarm(objectOf(client))).toBe(true)
  expect(codeOf(await read(await client.call('')))).toBe('404 no-such-game')
  expect(await inside(client, ({ storage }) => storage.getAlarm())).toBeNull()
})

test('a table whose game has not begun is gone after 3 days; one that has begun is looked at again after 60', async () => {
  const [lobby, [begun]] = [await lobbyFor(2), await tableFor(2)]
  for (const { id } of [lobby, begun]) {
    const alarm = await inside({ id }, ({ storage }) => storage.getAlarm())
    expect(Math.abs((alarm ?? 0) - Date.now() - untouchedLobby)).toBeLessThan(60_000)
    await inside({ id }, ({ storage }) => storage.sql.exec('UPDATE rows SET at = at - ?', untouchedLobby))
    await evict({ id })
    expect(await runDurableObjectAlarm(objectOf({ id }))).toBe(true)
  }
  expect(codeOf(await read(await lobby.call('')))).toBe('404 no-such-game')
  expect((await begun.view()).phase).toBe('playing')
  const alarm = await inside(begun, ({ storage }) => storage.getAlarm())
  expect(Math.abs((alarm ?? 0) - Date.now() - untouched + untouchedLobby)).toBeLessThan(60_000)
})

test('whoever plays alone has begun when the table is made', async () => {
  const client = await tableAlone({ solitaire: 'starter' })
  const alarm = await inside(client, ({ storage }) => storage.getAlarm())
  expect(Math.abs((alarm ?? 0) - Date.now() - untouched)).toBeLessThan(60_000)
})

/** As if so many rows more had come since the game began, and so many before it was last settled. */
const grown = (client: Pick<Client, 'id'>, rows: number, settled: number): Promise<void> =>
  inside(client, (_state, table) => {
    const state = loadedIn(table)
    const { n, at, after } = state.newest
    state.newest = { n: n + rows, at, after: { ...after, settled: after.begun + settled } }
    // What was seen before is not what is seen now.
    Object.assign(state, { views: new Views(state) })
  })

test('a game takes nothing back any more once its table has 4,000 rows, and is played on beyond 5,000', async () => {
  const clients = await tableFor(2)
  const able = async (): Promise<Client> => {
    for (;;) {
      const view = required(await asked(clients))
      const client = clientOf(clients, view)
      if ((await client.pick(anyPick(required(view.decisions[0]), new Chance(1)))).canUndo) return client
    }
  }
  const client = await able()
  await grown(client, 4000, 4000)
  expect((await client.view()).canUndo).toBe(false)
  const refused = await read(await client.call('/undo', 'POST'))
  expect([codeOf(refused), refusalIn(refused).message]).toEqual([
    '409 nothing-to-undo',
    expect.stringContaining('long'),
  ])
  await playOn(clients, new Chance(2), 1)
  await grown(client, 1000, 4000)
  const view = required(await asked(clients))
  const next = clientOf(clients, view)
  const standIn = await next.call(`/seats/${view.you}/stand-in`, 'POST', { bot: 'club' })
  expect(codeOf(await read(standIn))).toBe('429 too-many')
  await next.pick(anyPick(required(view.decisions[0]), new Chance(3)))
})

test('a table touched since is kept, and looked at again when it is due', async () => {
  const clients = await tableFor(2)
  const [client] = clients
  await inside(client, ({ storage }) => storage.sql.exec('UPDATE rows SET at = at - ?', untouched))
  await playOn(clients, new Chance(1), 1)
  const touched = Date.now()
  expect(await runDurableObjectAlarm(objectOf(client))).toBe(true)
  expect((await client.view()).phase).toBe('playing')
  const alarm = await inside(client, ({ storage }) => storage.getAlarm())
  expect(Math.abs((alarm ?? 0) - touched - untouched)).toBeLessThan(60_000)
})
