// What a seat has missed since its last decision, over the API: the object may be evicted between any two steps.
import { expect, test } from 'vitest'
import type { Missed, View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { applyDiff } from '#shared/view-diff.ts'
import { anyPick, asked, clientOf, type Client, type Clients } from '../client/player.ts'
import { asTold } from '../shared/as-told.ts'
import { Chance } from '#shared/chance.ts'
import { codeOf, evict, lobbyFor, reach, read, rowsOf, tableFor, watcher } from './api-client.ts'

const missedBy = async (client: Client): Promise<Missed> => (await read<Missed>(await client.call('/missed'))).body

const lastOf = ({ from, changes }: Missed): View =>
  changes.reduce<View>((view, change) => applyDiff(view, change), from)

/** Plays on until somebody has decided whose turn it no longer is, and gives that seat with what it saw then. */
async function leaves(clients: Clients, chance: Chance): Promise<{ readonly client: Client; readonly then: View }> {
  for (;;) {
    const view = required(await asked(clients))
    const client = clientOf(clients, view)
    const then = await client.pick(anyPick(required(view.decisions[0]), chance))
    if (then.waitingFor.length > 0 && !then.waitingFor.includes(required(then.you))) return { client, then }
  }
}

test.each([
  ['valley', { openDiscards: true }],
  ['tal', {}],
] as const)(
  '%s: what others do is told pick by pick, with the table evicted between any two steps',
  async (game, options) => {
    const clients = await tableFor(3, options, game)
    const chance = new Chance(5)
    const { client, then } = await leaves(clients, chance)
    expect(await missedBy(client)).toEqual({ from: asTold(then, 0), changes: [] })
    const seen: View[] = [then]
    for (let picks = 0; picks < 80 && seen.length < 7; picks++) {
      const view = required(await asked(clients))
      if (view.you === then.you) break
      await evict(client)
      await clientOf(clients, view).pick(anyPick(required(view.decisions[0]), chance))
      await evict(client)
      const now = await client.view()
      if (now.version > required(seen.at(-1)).version) seen.push(now)
      const rows = await rowsOf(client)
      const missed = await missedBy(client)
      expect(missed.from).toEqual(asTold(then, 0))
      expect(missed.changes.map(({ from, version }) => [from, version])).toEqual(
        seen.slice(1).map((_, at) => [at, at + 1]),
      )
      expect(lastOf(missed)).toEqual(asTold(now, seen.length - 1))
      expect(await rowsOf(client)).toBe(rows)
      expect((await client.view()).version).toBe(now.version)
    }
    expect(seen.length).toBeGreaterThan(2)
  },
)

test('what a stand-in has picked is told too, and the seat taken back; from then on the own decision counts', async () => {
  const clients = await tableFor(2)
  const view = required(await asked(clients))
  const client = clientOf(clients, view)
  const seat = required(view.you)
  const path = `/seats/${seat}/stand-in`
  await client.call(path, 'POST', { bot: 'newcomer' })
  await expect.poll(async () => (await client.view()).waitingFor).toEqual([1 - seat])
  await evict(client)
  await client.call(path, 'DELETE')
  const { from, changes } = await missedBy(client)
  expect(from.seats[seat]).toMatchObject({ standIn: null })
  expect(from).toMatchObject({ version: 0, waitingFor: [seat], decisions: [] })
  const lines = changes.flatMap(change => change.view.log ?? [])
  expect(lines[0]).toMatchObject({ key: 'stand-in', seat })
  expect(lines.at(-1)).toMatchObject({ key: 'back', seat })
  expect(lines.some(({ key, seat: by }) => by === seat && key === 'end')).toBe(true)
})

test('what a seat has taken back counts as its last decision', async () => {
  const clients = await tableFor(2)
  const view = required(await asked(clients))
  const client = clientOf(clients, view)
  const buy = required(view.decisions[0]).options.find(({ id }) => id.startsWith('buy-'))
  await client.pick({ decision: required(view.decisions[0]).id, options: [required(buy).id] })
  const undone = await client.undo()
  await evict(client)
  expect(await missedBy(client)).toEqual({ from: asTold(undone, 0), changes: [] })
})

test('after the game it still tells, and that the next table was made is no part of it', async () => {
  const clients = await tableFor(2, { short: true }, 'tal')
  const chance = new Chance(2)
  for (let view = await asked(clients); view; view = await asked(clients))
    await clientOf(clients, view).pick(anyPick(required(view.decisions[0]), chance))
  const before = await Promise.all(clients.map(client => missedBy(client)))
  for (const [at, client] of clients.entries())
    expect(lastOf(required(before[at]))).toEqual(asTold(await client.view(), required(before[at]).changes.length))
  expect((await read(await clients[0].call('/again', 'POST', {}))).status).toBe(201)
  await evict(clients[0])
  expect(await Promise.all(clients.map(client => missedBy(client)))).toEqual(before)
})

test('refusals: before the game, without or with a wrong token, another method, no such table', async () => {
  const host = await lobbyFor(2)
  expect(codeOf(await read(await host.call('/missed')))).toBe('409 not-started')
  expect(codeOf(await read(await watcher(host).call('/missed')))).toBe('401 bad-token')
  const [client] = await tableFor(2)
  expect(codeOf(await read(await watcher(client).call('/missed')))).toBe('401 bad-token')
  const wrong = { Authorization: 'Bearer x' }
  expect(codeOf(await read(await client.call('/missed', 'GET', undefined, wrong)))).toBe('401 bad-token')
  const posted = await read(await client.call('/missed', 'POST', {}))
  expect(codeOf(posted)).toBe('405 no-such-method')
  expect(posted.headers.get('Allow')).toBe('GET, HEAD')
  expect(codeOf(await read(await reach('/api/games/AAAAAAAAAAAAAAAA/missed')))).toBe('404 no-such-game')
})
