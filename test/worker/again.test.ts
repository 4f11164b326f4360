// Playing again with the same people: one next table, whoever asks for it first.
import { expect, test } from 'vitest'
import type { MadeTable } from '#shared/protocol.ts'
import { Client, playOn, type Clients } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { codeOf, evict, reach, read, soonOver, tableFor, watcher } from './api-client.ts'

const key = 'a-key-of-more-than-22-characters'

async function played(clients: Clients): Promise<Clients> {
  await playOn(clients, new Chance(clients.length))
  return clients
}

test('the first caller makes the next table and is its host, the others sit down there', async () => {
  const clients = await played(await tableFor(2, { openDiscards: true }))
  const [anna, ben] = clients
  expect((await anna.view()).next).toBeNull()
  expect(codeOf(await read(await watcher(anna).call('/again', 'POST', {})))).toBe('401 bad-token')
  const first = await read<MadeTable>(await ben.call('/again', 'POST', { key }))
  const made = first.body
  expect(first.status).toBe(201)
  expect(made).toMatchObject({ seat: 0, url: `https://valley.test/t/${made.id}` })
  for (const client of clients) expect((await client.view()).next).toBe(made.id)
  expect((await read(await ben.call('/again', 'POST', { key }))).body).toEqual(made)
  const second = (await read<MadeTable>(await anna.call('/again', 'POST', {}))).body
  expect(second).toMatchObject({ id: made.id, seat: 1, url: made.url })
  const next = new Client(reach, made.id, second.token)
  expect(await next.view()).toMatchObject({
    phase: 'playing',
    options: { openDiscards: true },
    seats: [{ name: 'Player 1' }, { name: 'Anna' }],
  })
  await evict(anna)
  expect((await anna.view()).next).toBe(made.id)
  expect((await read(await ben.call('/again', 'POST', { key }))).body).toEqual(made)
  expect((await read(await anna.call('/again', 'POST', {}))).body).toEqual(second)
})

test('one seat that asks again and again, with other keys or none, holds one seat of the next table, whose token works', async () => {
  const clients = await played(await soonOver(3))
  const [anna, ben] = clients
  const bodies = [{}, { key }, { key: `${key}-of-another-device` }, {}]
  const answers = []
  for (const body of bodies) answers.push((await read<MadeTable>(await anna.call('/again', 'POST', body))).body)
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  const [first] = answers
  if (!first) throw new Error('no answer')
  const next = new Client(reach, first.id, first.token)
  await evict(anna)
  await evict(next)
  expect((await read(await anna.call('/again', 'POST', { key }))).body).toEqual(first)
  expect((await next.view()).seats.map(({ name }) => name)).toEqual(['Anna', null, null])
  const other = (await read<MadeTable>(await ben.call('/again', 'POST', { key }))).body
  expect(other).toMatchObject({ id: first.id, seat: 1 })
  expect(other.token).not.toBe(first.token)
  expect([(await next.view()).you, (await new Client(reach, other.id, other.token).view()).you]).toEqual([0, 1])
  expect(codeOf(await read(await new Client(reach, first.id, anna.token).call('')))).toBe('401 bad-token')
})

test('all at once make one table', async () => {
  const clients = await played(await soonOver(3))
  const answers = await Promise.all(
    clients.map(async client => (await read<MadeTable>(await client.call('/again', 'POST', {}))).body),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(answers.map(({ seat }) => seat).sort()).toEqual([0, 1, 2])
})

test('a next table that was deleted is followed by another one, with an id and a secret of its own', async () => {
  const clients = await played(await soonOver(2))
  const [anna, ben] = clients
  const again = async (client: Client) => (await read<MadeTable>(await client.call('/again', 'POST', {}))).body
  const seatAt = ({ id, token }: MadeTable) => new Client(reach, id, token)
  const gone = await again(anna)
  const { shuffle } = await seatAt(gone).view()
  await seatAt(gone).call('', 'DELETE')
  await evict(ben)
  // Whoever asks now makes it, and all at once make one.
  const made = await Promise.all([ben, anna, ben].map(again))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(made.map(({ seat }) => seat).sort()).toEqual(made[1]?.seat === 0 ? [0, 1, 1] : [0, 0, 1])
  const [next = gone] = made
  expect(next.id).not.toBe(gone.id)
  const view = await seatAt(next).view()
  expect(view).toMatchObject({ phase: 'playing', series: { game: 2 } })
  expect(view.shuffle?.secretHash).not.toBe(shuffle?.secretHash)
  expect((await anna.view()).next).toBe(next.id)
  await evict(anna)
  expect([await again(ben), await again(ben)]).toEqual([next, next])
  expect(codeOf(await read(await seatAt(gone).call('')))).toBe('404 no-such-game')
})
