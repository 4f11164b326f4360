// A pick that is stored is heard of by everybody who listens, whatever fails while it is told.
import { expect, test, vi } from 'vitest'
import { anyPick, asked, clientOf, playOn, type Client } from '../client/player.ts'
import { Chance } from '../shared/chance.ts'
import type { View } from '#shared/protocol.ts'
import { lineOf, toldOf, type Line } from './line.ts'
import { evict, inside, partOf, read, rowsOf, tableFor, watcher } from './api-client.ts'
import { required } from '#test/shared/required.ts'

/** Lets telling one viewer fail, so many times. */
function failFor(client: Client, failing: number | null, times: number): Promise<void> {
  return inside(client, (_state, table) => {
    const broadcaster = partOf<{ view(viewer: number | null): View }>(table, 'broadcaster')
    const { view } = broadcaster
    let left = times
    broadcaster.view = viewer => {
      if (viewer === failing && left-- > 0) throw new Error('an accident, secretly')
      return view.call(broadcaster, viewer)
    }
  })
}

async function listening(seats: number) {
  const clients = await tableFor(seats)
  await playOn(clients, new Chance(seats), 5)
  const lines: Line[] = []
  for (const viewer of [...clients, watcher(clients[0])]) lines.push(await lineOf(viewer))
  await toldOf(
    clients.map((_, seat) => seat),
    lines,
  )
  const view = required(await asked(clients))
  const pick = anyPick(required(view.decisions[0]), new Chance(1))
  const other = clients.findIndex((_, seat) => seat !== view.you)
  return { clients, lines, client: clientOf(clients, view), pick, other }
}

const heardBy = async (lines: readonly Line[], clients: readonly Client[]) => {
  for (const [index, line] of lines.entries()) {
    const { version } = await (clients[index] ?? watcher(required(clients[0]))).view()
    await line.until(({ views }) => views.at(-1)?.version === version)
  }
}

test('if telling one viewer fails, everybody is told all the same, and the pick is answered', async () => {
  const { clients, lines, client, pick, other } = await listening(3)
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await failFor(client, other, 1)
  expect((await client.call('/picks', 'POST', pick)).status).toBe(200)
  expect(JSON.stringify(reported.mock.calls)).not.toContain('secretly')
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
  await heardBy(lines, clients)
  expect(lines.map(({ closed }) => closed)).toEqual([null, null, null, null])
})

test('who cannot be told at all has to dial again; all others are told', async () => {
  const { clients, lines, client, pick, other } = await listening(3)
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await failFor(client, other, Infinity)
  expect((await client.call('/picks', 'POST', pick)).status).toBe(200)
  reported.mockRestore()
  await lines[other]?.until(({ closed }) => closed !== null)
  expect(lines[other]?.closed?.code).toBe(1011)
  await evict(client)
  const others = lines.filter((_, index) => index !== other)
  await heardBy(others, [...clients.filter((_, index) => index !== other)])
  const back = await lineOf(required(clients[other]))
  await back.until(({ views }) => views.length > 0)
  expect(back.views[0]?.version).toBe((await clients[other]?.view())?.version)
})

test('a repeat of a pick of which nobody heard tells everybody who is behind, and nobody else anything', async () => {
  const { clients, lines, client, pick } = await listening(3)
  await inside(client, (_state, table) => {
    const broadcaster = partOf<object>(table, 'broadcaster')
    Reflect.set(broadcaster, 'broadcast', () => {
      Reflect.deleteProperty(broadcaster, 'broadcast')
      throw new Error('an accident')
    })
  })
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const rows = await rowsOf(client)
  expect((await read(await client.call('/picks', 'POST', pick))).status).toBe(500)
  reported.mockRestore()
  expect(await rowsOf(client)).toBe(rows + 1)
  expect((await client.call('/picks', 'POST', pick)).status).toBe(200)
  await heardBy(lines, clients)
  const heard = lines.map(line => line.heard.length)
  expect((await client.call('/picks', 'POST', pick)).status).toBe(200)
  await evict(client)
  expect((await client.call('/picks', 'POST', pick)).status).toBe(200)
  expect(lines.map(line => line.heard.length)).toEqual(heard)
  expect(await rowsOf(client)).toBe(rows + 1)
})
