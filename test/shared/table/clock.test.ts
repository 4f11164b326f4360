// Tables with a clock: when time is out a bot makes one pick, and the next is the person's again.
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { Chance } from '#shared/chance.ts'
import { deadlines, Waits } from '#shared/table/waits.ts'
import { required } from '#test/shared/required.ts'
import { anyPick } from '#test/client/player.ts'
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

const seen = async ({ table }: Pick<Sat, 'table'>, token: string | null = null): Promise<View> =>
  bodyOf<View>(await table.machine.fetchView(token, null))

const isTurn = ({ decisions }: View) => decisions[0]?.options.some(({ key }) => key === 'end') ?? false
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
  expect([view.waitingFor, view.decisions.length]).toEqual([[seat], 1])
  expect(untilOf(view)).toBe(sat.place.now + clock * second)
  expect(view.canUndo).toBe(false)
  const { length } = picksOf(sat)
  await sat.place.pass(clock * second - 1)
  expect(picksOf(sat)).toHaveLength(length)
})

test('one who plays alone has the whole time again in each turn', async () => {
  const { place, table, seated } = await satDown(1, { solitaire: 'starter' })
  const { token } = required(seated[0])
  const began = place.now
  let view = await seen({ table }, token)
  for (let ended = 0; ended < 3; ended++) {
    expect(untilOf(view)).toBe(began + (15 * ended + clock) * second)
    await place.pass(15 * second)
    let isOver = false
    while (!isOver || !isTurn(view)) {
      const { id, options } = required(view.decisions[0])
      const option = options.find(({ key }) => key === 'end') ?? required(options[0])
      isOver ||= option.key === 'end'
      view = bodyOf<View>(await table.machine.pick(token, { decision: id, options: [option.id] }))
    }
  }
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

/** Has a bot stand in for a seat; `happen` comes before it picks, and then the seat's player is back. */
async function awayAndBack(sat: Sat, seat: number, happen: () => Promise<void> | void = () => {}): Promise<void> {
  const { token } = required(sat.seated[seat])
  sat.table.onTurn = async () => {
    sat.table.onTurn = () => {}
    expect((await seen(sat)).waiting[seat]?.until).toBeUndefined()
    await happen()
    bodyOf(await sat.table.machine.comeBack(token, seat))
  }
  bodyOf(await sat.table.machine.standIn(token, seat, { bot: 'newcomer', forGood: false }))
  await settled()
  expect((await seen(sat)).seats[seat]?.standIn).toBeNull()
}

test('time runs for nobody for whom a bot plays, and goes on for whoever is back before it has picked', async () => {
  const sat = await satDown(2)
  const other = await endTurn(sat)
  await sat.place.pass(20 * second)
  await awayAndBack(sat, other, () => {
    sat.place.now += 5 * second
  })
  const view = await seen(sat)
  expect(view.waitingFor).toEqual([other])
  expect(untilOf(view)).toBe(sat.place.now + 40 * second)
  sat.table.unload()
  expect((await seen(sat)).waiting).toEqual(view.waiting)
})

test('nobody is woken, and no clock stops, for the time of a seat for which a bot plays', () => {
  const until = { 0: 5, 1: 9 }
  expect(deadlines({ until })).toEqual([5, 9])
  expect(deadlines({ until, standIns: { 0: 'club' } })).toEqual([9])
})

test('it goes on as well if the table was unloaded while the bot was asked, or the level was changed', async () => {
  const sat = await satDown(2)
  const other = await endTurn(sat)
  const { token } = required(sat.seated[other])
  await sat.place.pass(20 * second)
  // The bot does not get to think, and nobody is answered.
  sat.table.onTurn = () => new Promise<void>(() => {})
  for (const bot of ['newcomer', 'master'] as const) {
    void sat.table.machine.standIn(token, other, { bot, forGood: false })
    await settled()
    sat.place.now += 5 * second
  }
  sat.table.onTurn = () => {}
  sat.table.unload()
  sat.place.now += 5 * second
  bodyOf(await sat.table.machine.comeBack(token, other))
  expect(untilOf(await seen(sat))).toBe(sat.place.now + 40 * second)
  expect(sat.table.unexpectedErrors).toEqual([])
})

test('nobody can hold a table up by calling a bot and sending it away, not even with picks that are taken back', async () => {
  const sat = await satDown(2)
  const seat = await endTurn(sat)
  const { token } = required(sat.seated[seat])
  const { machine } = sat.table
  for (let times = 0; times < 5; times++) {
    await sat.place.pass(10 * second)
    await awayAndBack(sat, seat, async () => {
      const [decision] = (await seen(sat, token)).decisions
      const option = decision?.options.find(({ key }) => key === 'entomb')
      if (!decision || !option) return
      bodyOf(await machine.pick(token, { decision: decision.id, options: [option.id] }))
      bodyOf(await machine.undo(token))
    })
  }
  expect(sat.table.rows.events().filter(({ kind }) => kind === 'undo')).toHaveLength(5)
  expect(picksOf(sat)).toEqual([])
  await sat.place.pass(10 * second)
  expect(picksOf(sat)).toEqual([expect.objectContaining({ seat, late: true })])
})

test('whoever goes to and fro by undoing gets no new time, until the turn or phase is over', async () => {
  const place = new MemoryPlace(5)
  const { table, seated } = await place.made({ game: 'tal', seats: 2, options: { clock: 3600 } }, ['Anna', 'Bert'])
  const sat = { place, table, seated }
  const chance = new Chance(4)
  const untilOfSeat = async (seat: number) => (await seen(sat)).waiting[seat]?.until
  let held = 0
  for (let picks = 0; held < 3; picks++) {
    expect(picks).toBeLessThan(400)
    const { waitingFor, waiting } = await seen(sat)
    const [seat = 0] = waitingFor
    const { token } = required(seated[seat])
    const [question] = (await seen(sat, token)).decisions
    const pick = anyPick(required(question), chance)
    await place.pass(10 * second)
    const after = bodyOf<View>(await table.machine.pick(token, pick))
    const isSame = after.waiting[seat]?.key === waiting[seat]?.key
    if (!after.canUndo || !after.waitingFor.includes(seat) || isSame) continue
    const given = await untilOfSeat(seat)
    for (const forth of [false, true, false, true]) {
      await place.pass(10 * second)
      const [{ id = '' } = {}] = (await seen(sat, token)).decisions
      bodyOf(await (forth ? table.machine.pick(token, { ...pick, decision: id }) : table.machine.undo(token)))
      sat.table.unload()
      expect(await untilOfSeat(seat)).toBe(given)
    }
    held++
  }
  expect(picksOf(sat)).toEqual([])
})

test('whoever takes a sealed answer back has as much time as was left, whether others sealed or the table slept', async () => {
  const sat = await satDown(3, { edition: 'afterlife', pharaohs: true })
  const { place, table } = sat
  const [anna, bert] = [required(sat.seated[0]), required(sat.seated[1])]
  const untilBack = async () =>
    Date.parse(required(bodyOf<View>(await table.machine.undo(anna.token)).waiting[0]?.until))
  const seal = async ({ token }: Seated) => {
    const { id, options } = required((await seen(sat, token)).decisions[0])
    bodyOf(await table.machine.pick(token, { decision: id, options: [required(options[0]).id] }))
  }
  for (const left of [40, 20]) {
    await place.pass(20 * second)
    await seal(anna)
    expect((await seen(sat)).waiting[0]).toBeUndefined()
    await place.pass(second)
    if (left === 20) {
      await seal(bert)
      expect((await table.machine.undo(anna.token)).status).toBe(409)
      table.unload()
      bodyOf(await table.machine.undo(bert.token))
    }
    table.unload()
    expect(await untilBack()).toBe(place.now + left * second)
    expect(Date.parse(required((await seen(sat)).waiting[0]).since)).toBe(place.now - (clock - left) * second)
  }
  table.unload()
  await place.pass(20 * second)
  expect(picksOf(sat).map(({ seat }) => seat)).toContain(0)
  expect(table.unexpectedErrors).toEqual([])
})

test('whoever is back after the bot has picked, or is waited for anew, has the whole time', () => {
  const said = new Map([[1, 'a turn']])
  for (const happen of [
    (waits: Waits) => {
      waits.restart(1, 30)
    },
    (waits: Waits) => {
      waits.update(new Map([[1, 'another']]), 30)
    },
  ]) {
    const waits = new Waits(100)
    waits.update(said, 0)
    waits.pause(1, 20)
    expect(waits.untilIfBack(1, 30)).toBe(110)
    happen(waits)
    expect(waits.untilIfBack(1, 30)).toBeNull()
    waits.goOn(1, 40)
    expect(waits.until(1)).toBe(140)
  }
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
