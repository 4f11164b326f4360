// Stand-ins, the clock and deletion by the host, through the API and with alarms: the object may be evicted between any two steps.
import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { asked, clientOf, type Client } from '../client/player.ts'
import { codeOf, evict, inside, lobbyFor, objectOf, read, rowsOf, tableFor, watcher } from './api-client.ts'
import { anything, playInside } from './inside.ts'
import { openSocket, withChanges } from './live-socket.ts'

/** Makes all rows older, as if nobody had done anything for so many milliseconds. */
const age = (client: Pick<Client, 'id'>, milliseconds: number): Promise<unknown> =>
  inside(client, ({ storage }) => {
    for (const { n, after } of storage.sql.exec('SELECT n, after FROM rows').toArray()) {
      const told: { since: Record<string, number>; until?: Record<string, number> } = JSON.parse(String(after))
      const earlier = (times: Record<string, number>) =>
        Object.fromEntries(Object.entries(times).map(([seat, time]) => [seat, time - milliseconds]))
      const aged = { ...told, since: earlier(told.since), ...(told.until ? { until: earlier(told.until) } : {}) }
      storage.sql.exec('UPDATE rows SET at = at - ?, after = ? WHERE n = ?', milliseconds, JSON.stringify(aged), n)
    }
  })

/** Whoever is asked something at a new table for two. */
async function askedAt(options = {}): Promise<Client> {
  const clients = await tableFor(2, options)
  return clientOf(clients, required(await asked(clients)))
}

test('a seat that nobody is connected as is stood in for, plays on, and is its player’s again when asked for', async () => {
  const away = await askedAt()
  const seat = required((await away.view()).you)
  const path = `/seats/${seat}/stand-in`
  await evict(away)
  const rows = await rowsOf(away)
  expect(codeOf(await read(await watcher(away).call(path, 'POST', { bot: 'club' })))).toBe('401 bad-token')
  expect(codeOf(await read(await away.call(path, 'POST', { bot: 'best' })))).toBe('422 bad-body')
  expect(codeOf(await read(await away.call(path, 'POST')))).toBe('415 not-json')
  const { body } = await read<View>(await away.call(path, 'POST', { bot: 'newcomer' }))
  expect(body.seats[seat]).toMatchObject({ bot: null, standIn: 'newcomer', connected: false })
  await evict(away)
  await expect.poll(async () => (await watcher(away).view()).waitingFor).toEqual([1 - seat])
  expect(await rowsOf(away)).toBe(rows + 2)
  await evict(away)
  const back = await read<View>(await away.call(path, 'DELETE'))
  expect(back.body.seats[seat]).toMatchObject({ standIn: null })
  expect(back.body.log.at(-1)).toMatchObject({ key: 'back', seat })
  expect((await read(await away.call(path, 'DELETE'))).status).toBe(200)
  expect(await rowsOf(away)).toBe(rows + 3)
})

test('of a seat that was asked only now nobody else may ask that a bot plays on', async () => {
  const clients = await tableFor(2)
  const view = required(await asked(clients))
  const other = required(clients.find(client => client !== clientOf(clients, view)))
  const answer = await other.call(`/seats/${required(view.you)}/stand-in`, 'POST', { bot: 'newcomer' })
  expect(codeOf(await read(answer))).toBe('409 not-away')
})

test('lines that follow changes are told who stands in, and each pick of the stand-in', async () => {
  const away = await askedAt()
  const socket = await openSocket(watcher(away), withChanges(watcher(away)))
  const seat = required((await away.view()).you)
  await socket.until(({ views }) => views.at(-1)?.seats[seat]?.standIn === null)
  await away.call(`/seats/${seat}/stand-in`, 'POST', { bot: 'newcomer' })
  await socket.until(({ views }) => views.at(-1)?.waitingFor[0] === 1 - seat)
  expect(required(socket.views.at(-1)).seats[seat]).toMatchObject({ standIn: 'newcomer' })
})

test('when time is out the alarm has a bot pick once, and the alarm is set again for the next', async () => {
  const away = await askedAt({ clock: 30 })
  const seat = required((await away.view()).you)
  const alarm = await inside(away, ({ storage }) => storage.getAlarm())
  expect(Date.parse(required((await away.view()).waiting[seat]?.until))).toBe(alarm)
  const rows = await rowsOf(away)
  await evict(away)
  await age(away, 30_000)
  await evict(away)
  expect(await runDurableObjectAlarm(objectOf(away))).toBe(true)
  const view = await away.view()
  expect(view.log.map(({ key }) => key)).toContain('late')
  expect(await rowsOf(away)).toBe(rows + 1)
  const [until] = Object.values(view.waiting).map(waiting => Date.parse(required(waiting.until)))
  expect(await inside(away, ({ storage }) => storage.getAlarm())).toBe(until)
})

test('the host deletes the table at once before its game and after it, nobody else and not in between', async () => {
  const lobby = await lobbyFor(2)
  expect(codeOf(await read(await watcher(lobby).call('', 'DELETE')))).toBe('401 bad-token')
  const socket = await openSocket(watcher(lobby))
  expect((await read(await lobby.call('', 'DELETE'))).body).toEqual({ id: lobby.id })
  await socket.until(({ closed }) => closed?.code === 4404)
  expect(codeOf(await read(await lobby.call('')))).toBe('404 no-such-game')
  expect(await inside(lobby, ({ storage }) => storage.getAlarm())).toBeNull()
  const [host, guest] = await tableFor(2)
  expect(codeOf(await read(await host.call('', 'DELETE')))).toBe('409 already-started')
  expect(codeOf(await read(await guest.call('', 'DELETE')))).toBe('403 host-only')
  await playInside(host, anything)
  expect(codeOf(await read(await guest.call('', 'DELETE')))).toBe('403 host-only')
  expect((await read(await host.call('', 'DELETE'))).body).toEqual({ id: host.id })
  expect(codeOf(await read(await guest.call('')))).toBe('404 no-such-game')
  expect(await inside(host, ({ storage }) => storage.getAlarm())).toBeNull()
})

test('a bot is asked for 30 times at once, then 429 with a sentence; the seat comes back all the same', async () => {
  const [one, other] = await tableFor(2)
  const isAsked = required((await one.view()).you) === required(await asked([one, other])).you
  const idle = isAsked ? other : one
  const path = `/seats/${required((await idle.view()).you)}/stand-in`
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const backAndForth = async () => {
    const answer = await read(await idle.call(path, 'POST', { bot: 'newcomer' }))
    expect((await idle.call(path, 'DELETE')).status).toBe(200)
    return answer
  }
  for (let times = 0; times < 30; times++) expect((await backAndForth()).status).toBe(200)
  await evict(idle)
  const late = await backAndForth()
  expect(codeOf(late)).toBe('429 too-many')
  expect(late.body).toMatchObject({ error: { message: expect.stringMatching(/too often/) } })
  clock.mockReturnValue(Date.now() + 60_000)
  expect((await backAndForth()).status).toBe(200)
  expect(codeOf(await backAndForth())).toBe('429 too-many')
  clock.mockRestore()
})
