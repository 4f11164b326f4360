// A table that was deleted and is made again under the same key, so under the same id and in the same object: nothing
// of the old one is told at the new one.
import { expect, test } from 'vitest'
import type { MadeTable, SatDown, View } from '#shared/protocol.ts'
import { untouched } from '#shared/table/lifetime.ts'
import { required } from '#test/shared/required.ts'
import { target } from '../push/push-target.ts'
import { bodyOf, MemoryPlace, settled, type HostedTable } from './memory-place.ts'

const key = 'k'.repeat(22)

/** A place with a table of two seats whose host alone sits there. */
async function lobby() {
  const place = new MemoryPlace(1)
  const { id, table, seated } = await place.made({ game: 'valley', seats: 2, key }, ['Anna'])
  const { token } = required(seated[0])
  const makeAgain = async (seats: number) =>
    bodyOf<MadeTable>(
      await table.machine.make({ game: 'valley', seats, key, id, name: 'Anna', origin: 'https://t.test' }),
    )
  return { place, table, token, makeAgain }
}

const seen = async (table: HostedTable, token: string | null = null) =>
  bodyOf<View>(await table.machine.fetchView(token, null))
const present = ({ watching, seats }: View) => [watching, seats.map(({ connected }) => connected)]

test('who was there is forgotten with the table, and who comes to the new one is told, on seats that the old one had not', async () => {
  const { place, table, token, makeAgain } = await lobby()
  table.connect()
  table.connect(token)
  await place.pass(1000)
  expect(present(await seen(table))).toEqual([1, [true, false]])
  bodyOf(await table.machine.remove(token))
  await makeAgain(3)
  expect(present(await seen(table))).toEqual([0, [false, false, false]])
  const watching = table.connect()
  for (const name of ['Bert', 'Cleo']) table.connect(bodyOf<SatDown>(await table.machine.sit({ name })).token)
  await place.pass(1000)
  expect(present(watching.view)).toEqual([1, [false, true, true]])
})

test('what was to be told of the old table a moment later is not, and connections of it that close late are nobody’s', async () => {
  const { place, table, token, makeAgain } = await lobby()
  const late = table.connect()
  bodyOf(await table.machine.remove(token))
  await place.pass(500)
  await makeAgain(3)
  table.disconnect(late)
  expect(present(await seen(table))).toEqual([0, [false, false, false]])
  const watching = table.connect(null, false)
  await place.pass(500)
  expect(watching.messages).toHaveLength(1)
  await place.pass(500)
  expect(present(watching.view)).toEqual([1, [false, false, false]])
  expect(watching.messages).toHaveLength(2)
})

test('a seat is told of its turn at the new table, though the row has the number of one that it was told of before', async () => {
  const { place, table, token, makeAgain } = await lobby()
  const begin = async () => {
    bodyOf(await table.machine.pushTo(token, 0, target('0')))
    place.now += 1000
    bodyOf(await table.machine.sit({ name: 'Bert' }))
    await settled()
    const [seat] = (await seen(table)).waitingFor
    return seat
  }
  while ((await begin()) !== 0) {
    await place.pass(untouched)
    await makeAgain(2)
  }
  const told = table.push.sent.length
  expect(told).toBeGreaterThan(0)
  let first: number | undefined
  do {
    await place.pass(untouched)
    expect(table.rows.exist).toBe(false)
    await makeAgain(2)
    const silent = table.connect(token)
    first = await begin()
    table.push.sent.length = 0
    table.disconnect(silent)
    await settled()
  } while (first !== 0)
  expect(table.push.sent).toHaveLength(1)
})
