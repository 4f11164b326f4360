// A table with a clock that everybody has left: the clock stops after a while, until somebody comes to look.
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { bodyOf, MemoryPlace, settled, type HostedTable, type Seated } from './memory-place.ts'

const second = 1000
const clock = 60
const day = 24 * 60 * 60 * second

interface Left {
  readonly place: MemoryPlace
  readonly table: HostedTable
  readonly seated: readonly Seated[]
}

async function made(game: 'valley' | 'tal' = 'valley'): Promise<Left> {
  const place = new MemoryPlace(11)
  const { table, seated } = await place.made({ game, seats: 2, options: { clock } }, ['Anna', 'Bert'])
  return { place, table, seated }
}

const picksOf = ({ table }: Left) => table.rows.events().flatMap(event => (event.kind === 'bots' ? event.picks : []))
const seen = async ({ table }: Left, token: string | null = null): Promise<View> =>
  bodyOf<View>(await table.machine.fetchView(token, null))
const untilOf = ({ waiting }: View): readonly (string | undefined)[] => Object.values(waiting).map(({ until }) => until)
const stopped = ({ table }: Left) => table.rows.newest?.after.stopped

/** Lets the table sleep and wake as it likes, and nobody look, until so many days have passed. */
async function sleep({ place, table }: Left, days: number): Promise<void> {
  const end = place.now + days * day
  for (;;) {
    table.unload()
    const next = Math.min(table.wakeAt ?? end, end)
    await place.pass(Math.max(0, next - place.now))
    if (next >= end) return
  }
}

test('after twelve late picks with nobody there the clock stops, and the table sleeps', async () => {
  const left = await made()
  await sleep(left, 3)
  expect(picksOf(left)).toHaveLength(12)
  expect(stopped(left)).toBe(true)
  // It is not woken again but to be deleted.
  const { wakeUps } = left.table
  await sleep(left, 20)
  expect(left.table.wakeUps).toBe(wakeUps)
  expect(required(left.table.wakeAt) - left.place.now).toBeGreaterThan(30 * day)
})

test.each(['looks', 'connects', 'watches'])(
  'whoever %s finds the game where it was, with the whole time',
  async how => {
    const left = await made()
    const { place, table, seated } = left
    await sleep(left, 3)
    const token = how === 'watches' ? null : required(seated[0]).token
    const view = how === 'looks' ? await seen(left, token) : table.connect(token).view
    expect(untilOf(view)).toEqual(view.waitingFor.map(() => new Date(place.now + clock * second).toISOString()))
    await settled()
    expect(table.wakeAt).toBe(place.now + clock * second)
    await place.pass(clock * second - 1)
    expect(picksOf(left)).toHaveLength(12)
    await place.pass(1)
    expect(picksOf(left)).toHaveLength(13)
  },
)

test('as long as anybody is connected the clock goes on, and stops soon after they have gone', async () => {
  const left = await made()
  const { place, table } = left
  const watcher = table.connect()
  for (let picks = 1; picks <= 20; picks++) {
    await place.pass(clock * second)
    expect(picksOf(left)).toHaveLength(picks)
  }
  table.disconnect(watcher)
  await sleep(left, 1)
  expect(picksOf(left)).toHaveLength(20)
  expect(stopped(left)).toBe(true)
})

test('whoever comes by now and then brings the game to its end', async () => {
  const left = await made()
  let looks = 0
  while ((await seen(left)).phase !== 'over') {
    if (looks++ > 200) throw new Error('it does not end')
    await sleep(left, 1)
  }
  expect(left.table.unexpectedErrors).toEqual([])
})

test('a pick that everybody sees begins the count anew; a sealed one does not, or the clock would tell of it', async () => {
  for (const game of ['valley', 'tal'] as const) {
    const left = await made(game)
    const { place, table, seated } = left
    for (let picks = 0; picks < 5; picks++) await place.pass(clock * second)
    const { late } = required(table.rows.newest).after
    expect(late).toBeGreaterThanOrEqual(5)
    const view = await seen(left)
    const seat = required(view.waitingFor.at(-1))
    const { token } = required(seated[seat])
    const decision = required((await seen(left, token)).decisions[0])
    const options = decision.options.slice(0, decision.min).map(({ id }) => id)
    bodyOf(await table.machine.pick(token, { decision: decision.id, options }))
    await settled()
    const isPublic = (await seen(left)).version > view.version
    expect(isPublic).toBe(game === 'valley')
    expect(required(table.rows.newest).after.late).toBe(isPublic ? undefined : late)
  }
})

test('where a clock that was stopped cannot be started the table is shown all the same, and the next look starts it', async () => {
  const left = await made()
  await sleep(left, 1)
  left.table.rows.failure = new Error('the disk is full')
  expect(untilOf(await seen(left))).toEqual([undefined])
  expect(untilOf(await seen(left))).not.toEqual([undefined])
})

test('where it cannot be stopped that is tried again', async () => {
  const left = await made()
  for (let picks = 0; picks < 12; picks++) await left.place.pass(clock * second)
  left.table.rows.failure = new Error('the disk is full')
  await left.place.pass(clock * second)
  expect(stopped(left)).toBeUndefined()
  await left.place.pass(required(left.table.wakeAt) - left.place.now)
  expect(stopped(left)).toBe(true)
  expect(picksOf(left)).toHaveLength(12)
})

test('what was missed is told as if the clock had not been stopped', async () => {
  const left = await made()
  const { token } = required(left.seated[0])
  await sleep(left, 1)
  const before = bodyOf<{ readonly changes: readonly object[] }>(await left.table.machine.missed(token)).changes
  await seen(left)
  await left.place.pass(clock * second)
  const { changes } = bodyOf<{ readonly changes: readonly object[] }>(await left.table.machine.missed(token))
  expect(changes.slice(0, before.length)).toEqual(before)
  expect(changes).toHaveLength(before.length + 1)
})
