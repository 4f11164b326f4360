// Pages that are open but out of sight: a laptop left at home, a phone on which something else is looked at. Their player is
// told as if no page were open, and is there for everybody else.
import { expect, test } from 'vitest'
import { remindedAfter } from '#shared/table/push-notices.ts'
import { required } from '#test/shared/required.ts'
import { bodyOf, settled, type MemoryConnection } from './memory-place.ts'
import { bodies, endTurn, satDown, seen, type Sat } from './push-table.ts'

const minute = 60_000

/** A table that waits for the host, with a page of seat 1 open. */
async function withPage(): Promise<{ readonly sat: Sat; readonly page: MemoryConnection }> {
  const sat = await satDown(['Anna', 'Bert'])
  if ((await seen(sat)).waitingFor[0] === 1) await endTurn(sat)
  sat.table.push.sent.length = 0
  return { sat, page: openPage(sat) }
}
const openPage = ({ table, seated }: Sat) => table.connect(required(seated[1]).token)

const says = ({ table }: Sat, page: MemoryConnection, hidden: boolean) =>
  table.machine.receive(page, JSON.stringify({ type: 'hidden', hidden }))
/** The table is forgotten in between, as a place may do at any time. */
async function closes(sat: Sat, page: MemoryConnection): Promise<void> {
  sat.table.unload()
  sat.table.disconnect(page)
  await settled()
}

test('whoever has only hidden pages open is told of the turn', async () => {
  const { sat, page } = await withPage()
  await says(sat, page, true)
  expect(await endTurn(sat)).toBe(1)
  expect(bodies(sat)).toHaveLength(1)
})

test('that a page is hidden is still known after the table was forgotten', async () => {
  const { sat, page } = await withPage()
  await says(sat, page, true)
  sat.table.unload()
  expect(await endTurn(sat)).toBe(1)
  expect(bodies(sat)).toHaveLength(1)
})

test('whoever looks at the table again is told of no turn', async () => {
  const { sat, page } = await withPage()
  await says(sat, page, true)
  await says(sat, page, false)
  expect(await endTurn(sat)).toBe(1)
  expect(bodies(sat)).toEqual([])
})

test('one page in sight is enough, whatever is hidden beside it', async () => {
  const { sat, page } = await withPage()
  openPage(sat)
  await says(sat, page, true)
  expect(await endTurn(sat)).toBe(1)
  expect(bodies(sat)).toEqual([])
  sat.place.now += minute
  await closes(sat, page)
  expect(bodies(sat)).toEqual([])
})

test('to hide a page after one was asked tells nothing: what is asked was seen', async () => {
  const { sat, page } = await withPage()
  expect(await endTurn(sat)).toBe(1)
  sat.place.now += minute
  await says(sat, page, true)
  await closes(sat, page)
  expect(bodies(sat)).toEqual([])
})

test('whoever was told is not told again when the hidden page is gone', async () => {
  const { sat, page } = await withPage()
  await says(sat, page, true)
  sat.place.now += minute
  expect(await endTurn(sat)).toBe(1)
  await closes(sat, page)
  expect(bodies(sat)).toHaveLength(1)
})

test('a phone that was in sight and fell silent tells when it is gone, also where a laptop is open and hidden', async () => {
  const { sat, page: phone } = await withPage()
  const laptop = openPage(sat)
  await says(sat, laptop, true)
  sat.place.now += minute
  expect(await endTurn(sat)).toBe(1)
  expect(bodies(sat)).toEqual([])
  await closes(sat, phone)
  expect(bodies(sat)).toHaveLength(1)
  await closes(sat, laptop)
  expect(bodies(sat)).toHaveLength(1)
})

test('a message that waits for its push service is due no more once the page is in sight', async () => {
  const { sat, page } = await withPage()
  await says(sat, page, true)
  expect(await endTurn(sat)).toBe(1)
  expect(sat.table.push.isDue()).toBe(true)
  await says(sat, page, false)
  expect(sat.table.push.isDue()).toBe(false)
})

test('a hidden page is reminded after a day', async () => {
  const { sat, page } = await withPage()
  expect(await endTurn(sat)).toBe(1)
  await says(sat, page, true)
  await sat.place.pass(remindedAfter)
  expect(bodies(sat)).toHaveLength(1)
})

test('for everybody else whoever has a hidden page is there: nobody may have a bot play at once, and no view changes', async () => {
  const { sat, page } = await withPage()
  expect(await endTurn(sat)).toBe(1)
  await sat.place.pass(minute)
  const before = await seen(sat)
  const heard = page.messages.length
  await says(sat, page, true)
  await sat.place.pass(minute)
  expect(await seen(sat)).toEqual(before)
  expect(page.messages).toHaveLength(heard)
  expect(before.seats[1]?.connected).toBe(true)
  const [host] = sat.seated
  const { status } = await sat.table.machine.standIn(required(host).token, 1, { bot: 'club', forGood: false })
  expect(status).toBe(409)
})

test('a spectator and somebody at a table that sleeps may say so too, and nothing is stored', async () => {
  const { sat, page } = await withPage()
  const watcher = sat.table.connect()
  const rows = sat.table.rows.newest?.n
  sat.table.unload()
  for (const each of [watcher, page]) await says(sat, each, true)
  expect(sat.table.rows.newest?.n).toBe(rows)
  expect(watcher.closed).toBeNull()
  expect([watcher, page].map(({ attachment }) => attachment.hidden)).toEqual([true, true])
})

test('what is no yes or no is refused, and the connection stays', async () => {
  const { sat, page } = await withPage()
  await sat.table.machine.receive(page, JSON.stringify({ type: 'hidden', hidden: 'yes' }))
  expect(page.messages.at(-1)).toMatchObject({ type: 'error', error: { code: 'bad-body' } })
  expect(page.closed).toBeNull()
  bodyOf(await sat.table.machine.fetchView(required(sat.seated[1]).token, null))
})
