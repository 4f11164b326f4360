// Connections that the table has closed and whose clients answer that late: they bring nobody a second message, nor a
// first about what was asked when they were closed already.
import { expect, test } from 'vitest'
import { required } from '#test/shared/required.ts'
import { settled, type MemoryConnection } from './memory-place.ts'
import { bodies, endTurn, satDown, seen, type Sat } from './push-table.ts'

const minute = 60_000

/** A table that waits for the host while a phone of seat 1 is silent. */
async function satSilent(): Promise<{ readonly sat: Sat; readonly phone: MemoryConnection }> {
  const sat = await satDown(['Anna', 'Bert'])
  if ((await seen(sat)).waitingFor[0] === 1) await endTurn(sat)
  const phone = sat.table.connect(sat.seated[1]?.token)
  sat.place.now += 2 * minute
  return { sat, phone }
}

/** Opens eight windows more of seat 1, for the last of which the table closes the phone. */
function closeForWindows({ table, seated }: Sat, phone: MemoryConnection): readonly MemoryConnection[] {
  const windows = Array.from({ length: 8 }, () => table.connect(required(seated[1]).token))
  expect(phone.closed?.code).toBe(4429)
  return windows
}

/** The client of a connection that the table has closed answers that at last, after the table was forgotten. */
async function answerLate({ table }: Sat, line: MemoryConnection): Promise<void> {
  table.unload()
  table.machine.disconnected(line)
  await settled()
}

test('whoever was told is not told again when a connection ends that the table had closed before', async () => {
  const { sat, phone } = await satSilent()
  for (const each of closeForWindows(sat, phone)) sat.table.disconnect(each)
  sat.place.now += minute
  expect(await endTurn(sat)).toBe(1)
  expect(bodies(sat)).toHaveLength(1)
  await answerLate(sat, phone)
  expect(bodies(sat)).toHaveLength(1)
})

test('whoever was there when the seat was asked is not told because of a connection that was closed before', async () => {
  const { sat, phone } = await satSilent()
  const windows = closeForWindows(sat, phone)
  sat.place.now += minute
  expect(await endTurn(sat)).toBe(1)
  for (const each of windows) {
    each.lastPing = sat.place.now
    sat.table.disconnect(each)
  }
  await answerLate(sat, phone)
  expect(bodies(sat)).toEqual([])
})

test('of two that were open when the seat was asked, and were silent since, only the first that ends tells', async () => {
  const { sat, phone } = await satSilent()
  const tablet = sat.table.connect(sat.seated[1]?.token)
  sat.place.now += minute
  expect(await endTurn(sat)).toBe(1)
  // The table closes both, as it does where too much was sent over them unread.
  for (const each of [phone, tablet]) each.close(4408, 'too-many')
  expect(bodies(sat)).toEqual([])
  await answerLate(sat, phone)
  expect(bodies(sat)).toHaveLength(1)
  // What has ended is held no more.
  sat.table.connections.splice(sat.table.connections.indexOf(phone), 1)
  await answerLate(sat, tablet)
  expect(bodies(sat)).toHaveLength(1)
})

test('a phone that fell silent tells nothing when it ends, as long as another page of its player is in sight', async () => {
  const { sat, phone } = await satSilent()
  const laptop = sat.table.connect(sat.seated[1]?.token)
  sat.place.now += minute
  expect(await endTurn(sat)).toBe(1)
  sat.table.disconnect(phone)
  await settled()
  expect(bodies(sat)).toEqual([])
  sat.table.disconnect(laptop)
  await settled()
  expect(bodies(sat)).toHaveLength(1)
})
