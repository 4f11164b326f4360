// Tables with a clock: when time is out a bot makes one pick, and the next is the person's again.
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { bodyOf, MemoryPlace, settled, type HostedTable, type Seated } from './memory-place.ts'

const second = 1000
const clock = 60

interface Sat {
  readonly place: MemoryPlace
  readonly table: HostedTable
  readonly seated: readonly Seated[]
}

async function satDown(people = 2, options = {}): Promise<Sat> {
  const place = new MemoryPlace(11)
  const names = ['Anna', 'Bert', 'Cleo'].slice(0, people)
  const { table, seated } = await place.made({ game: 'valley', seats: people, options: { clock, ...options } }, names)
  return { place, table, seated }
}

const seen = async ({ table }: Sat, token: string | null = null): Promise<View> =>
  bodyOf<View>(await table.machine.fetchView(token, null))

const untilOf = (view: View): number => Date.parse(required(Object.values(view.waiting)[0]?.until))
const picksOf = ({ table }: Sat) => table.rows.events().flatMap(event => (event.kind === 'bots' ? event.picks : []))

/** Ends the turn of whoever is waited for, with the falling cards that this asks for; returns who is asked next. */
async function endTurn(sat: Sat): Promise<number> {
  const [seat = 0] = (await seen(sat)).waitingFor
  const { token } = required(sat.seated[seat])
  for (;;) {
    const { decisions, waitingFor } = await seen(sat, token)
    const [decision] = decisions
    if (!decision) return waitingFor[0] ?? 0
    const option = decision.options.find(({ key }) => key === 'end') ?? required(decision.options[0])
    bodyOf(await sat.table.machine.pick(token, { decision: decision.id, options: [option.id] }))
  }
}

test('whoever is waited for is shown until when, and a bot then makes one pick, told in the log', async () => {
  const sat = await satDown()
  const before = await seen(sat)
  const [seat = 0] = before.waitingFor
  expect(untilOf(before)).toBe(sat.place.now + clock * second)
  await sat.place.pass(clock * second - 1)
  expect(picksOf(sat)).toEqual([])
  sat.table.unload()
  await sat.place.pass(1)
  expect(picksOf(sat)).toEqual([expect.objectContaining({ seat, late: true })])
  const after = await seen(sat)
  expect(after.log.find(({ key }) => key === 'late')).toMatchObject({ seat })
  expect(after.log.findIndex(({ key }) => key === 'late')).toBeGreaterThanOrEqual(0)
  expect(untilOf(after)).toBe(sat.place.now + clock * second)
})

test('the next question is the person’s again, with the whole time, and what the bot has picked cannot be undone', async () => {
  const sat = await satDown()
  const [seat = 0] = (await seen(sat)).waitingFor
  const { token } = required(sat.seated[seat])
  await sat.place.pass(clock * second)
  const view = await seen(sat, token)
  if (view.waitingFor.includes(seat)) expect(view.decisions).toHaveLength(1)
  expect(view.canUndo).toBe(false)
  const { length } = picksOf(sat)
  await sat.place.pass(clock * second - 1)
  expect(picksOf(sat)).toHaveLength(length)
})

test('nothing is set again while picks are made in time, and without a clock nothing rings but to forget', async () => {
  const sat = await satDown()
  const first = sat.table.wakeAt
  expect(first).toBe(sat.place.now + clock * second)
  await sat.place.pass(10 * second)
  await endTurn(sat)
  await settled()
  expect(sat.table.wakeAt).toBe(first)
  await sat.place.pass(50 * second)
  expect(picksOf(sat)).toEqual([])
  expect(sat.table.wakeAt).toBe(untilOf(await seen(sat)))
  const without = new MemoryPlace(3)
  const { table } = await without.made({ game: 'valley', seats: 2, options: {} }, ['Anna', 'Bert'])
  expect(required(table.wakeAt) - without.now).toBeGreaterThan(24 * 60 * 60 * second)
})

test('time runs for nobody for whom a bot plays, and whoever comes back has it whole', async () => {
  const sat = await satDown(2)
  const other = await endTurn(sat)
  await sat.place.pass(20 * second)
  const { token } = required(sat.seated[other])
  let isBack = false
  sat.table.onTurn = async () => {
    if (isBack) return
    isBack = true
    expect(sat.table.rows.newest?.after.until).toBeUndefined()
    bodyOf(await sat.table.machine.comeBack(token, other))
  }
  bodyOf(await sat.table.machine.standIn(token, other, { bot: 'newcomer', forGood: false }))
  await settled()
  const view = await seen(sat)
  expect(view.waitingFor).toEqual([other])
  expect(untilOf(view)).toBe(sat.place.now + clock * second)
})

test('a game in which people look but never pick is played to its end by the clock, asleep between two wake-ups', async () => {
  const sat = await satDown()
  let view = await seen(sat)
  for (let wakes = 0; view.phase !== 'over' && wakes < 2000; wakes++) {
    sat.table.unload()
    await sat.place.pass(Math.max(0, required(sat.table.wakeAt) - sat.place.now))
    view = await seen(sat)
  }
  expect(view.phase).toBe('over')
  expect(sat.table.unexpectedErrors).toEqual([])
  const reactions = picksOf(sat).filter(({ options }) => options[0] === 'pass')
  expect(reactions.length).toBeGreaterThan(0)
  expect(picksOf(sat).every(({ late }) => late)).toBe(true)
})

test('a pick that fails for want of storage is tried again, later and later', async () => {
  const sat = await satDown()
  sat.table.rows.beforeStoring = () => {
    throw new Error('the disk is full')
  }
  await sat.place.pass(clock * second)
  const first = required(sat.table.wakeAt) - sat.place.now
  expect(first).toBe(second)
  await sat.place.pass(first)
  await sat.place.pass(required(sat.table.wakeAt) - sat.place.now)
  expect(required(sat.table.wakeAt) - sat.place.now).toBeGreaterThan(second)
  sat.table.rows.beforeStoring = () => {}
  await sat.place.pass(required(sat.table.wakeAt) - sat.place.now)
  expect(picksOf(sat)).toHaveLength(1)
})

test.each([{ clock: 9 }, { clock: 604_801 }, { clock: 60.5 }, { clock: '60' }, { patience: 59 }, { patience: false }])(
  'options %j are refused with a sentence that names them',
  async options => {
    const place = new MemoryPlace(1)
    const answer = await place
      .table('AAAAAAAAAAAAAAAA')
      .machine.make({ id: 'AAAAAAAAAAAAAAAA', origin: '', game: 'tal', seats: 2, name: 'Anna', options })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(required(Object.keys(options)[0]))
  },
)
