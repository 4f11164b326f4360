// A table that nobody touches forgets itself; one that was touched since does not.
import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { untouched } from '#worker/lifetime.ts'
import { playOn } from '../client/player.ts'
import { Chance } from '../shared/chance.ts'
import { codeOf, evict, inside, objectOf, read, tableFor } from './reach.ts'


test('an untouched table is gone after 60 days, with its alarm', async () => {
  const [client] = await tableFor(2)
  const alarm = await inside(client, ({ storage }) => storage.getAlarm())
  expect((alarm ?? 0) - Date.now()).toBeGreaterThan(untouched - 60_000)
  await inside(client, ({ storage }) => storage.sql.exec('UPDATE rows SET at = at - ?', untouched))
  await evict(client)
  expect(await runDurableObjectAlarm(objectOf(client))).toBe(true)
  expect(codeOf(await read(await client.call('')))).toBe('404 no-such-game')
  expect(await inside(client, ({ storage }) => storage.getAlarm())).toBeNull()
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
