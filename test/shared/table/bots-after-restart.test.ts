// Bots that were asked while nobody was connected go on after the program has ended, by an alarm that goes with them.
import { expect, test } from 'vitest'
import type { PushTarget, View } from '#shared/protocol.ts'
import { untouched } from '#shared/table/lifetime.ts'
import { required } from '#test/shared/required.ts'
import { anyPick } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { bodyOf, MemoryPlace, settled, type HostedTable, type Seated } from './memory-place.ts'

const minute = 60_000
const never = () => new Promise<void>(() => {})

interface Sat {
  readonly place: MemoryPlace
  readonly table: HostedTable
  readonly seated: readonly Seated[]
}

async function satDown(names: readonly string[], bots: number, seed = 7): Promise<Sat> {
  const place = new MemoryPlace(seed)
  const level = 'newcomer'
  const seats = names.length + bots
  const made = await place.made({ game: 'valley', seats, bots: Array.from({ length: bots }, () => level) }, names)
  await settled()
  return { place, ...made }
}

const look = async ({ table }: Sat, token: string | null): Promise<View> =>
  bodyOf<View>(await table.machine.fetchView(token, null))
const kindsOf = ({ table }: Sat) => table.rows.events().map(({ kind }) => kind)
const isOver = ({ table }: Sat) => required(table.rows.newest).after.result !== undefined

/** Every seat asks for a bot of its own; nobody is connected. */
async function leftToBots(): Promise<Sat> {
  const sat = await satDown(['Anna', 'Bert'], 0)
  for (const { seat, token } of sat.seated)
    bodyOf(await sat.table.machine.standIn(token, seat, { bot: 'newcomer', forGood: false }))
  await settled()
  return sat
}

/** A person picks until a bot is asked, and then the program ends before the bot has picked. */
async function diesWhileBotIsAsked(sat: Sat): Promise<void> {
  const { table, seated } = sat
  const chance = new Chance(5)
  for (;;) {
    const seat = required((await look(sat, null)).waitingFor[0])
    const { token } = required(seated.find(each => each.seat === seat))
    const [decision] = (await look(sat, token)).decisions
    table.onTurn = never
    void table.machine.pick(token, anyPick(required(decision), chance))
    await settled()
    const { since } = required(table.rows.newest).after
    if (Object.keys(since).some(asked => !seated.some(each => each.seat === Number(asked)))) break
    table.onTurn = () => {}
    table.unload()
  }
  table.unload()
  table.onTurn = () => {}
}

test('a game whose people are all stood in for comes to its end though the program ends again and again', async () => {
  const sat = await leftToBots()
  const { place, table } = sat
  for (let lives = 0; !isOver(sat); lives++) {
    if (lives > 1000) throw new Error('it does not end')
    const { length } = table.rows.texts
    table.unload()
    await place.pass(minute)
    await place.pass(2500)
    expect(table.rows.texts.length).toBeGreaterThan(length)
  }
  expect(table.unexpectedErrors).toEqual([])
})

test('as long as the program lives there is at most one wake-up a minute, and after the end none but to forget', async () => {
  const sat = await leftToBots()
  const { place, table } = sat
  const began = place.now
  while (!isOver(sat)) await place.pass(500)
  expect(table.wakeUps).toBeGreaterThan(0)
  expect(table.wakeUps).toBeLessThanOrEqual((place.now - began) / minute)
  const { wakeUps } = table
  expect(required(table.wakeAt) - place.now).toBeGreaterThan(20 * 24 * 60 * minute)
  await place.pass(24 * 60 * minute)
  expect(table.wakeUps).toBe(wakeUps)
})

test('the next person is told of their turn though the program ends while a bot is asked', async () => {
  const sat = await satDown(['Anna', 'Bert'], 1)
  const { place, table, seated } = sat
  for (const { seat, token } of seated) {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${seat}`
    const target: PushTarget = { endpoint, keys: { p256dh: 'p', auth: 'a' }, language: 'en' }
    bodyOf(await table.machine.pushTo(token, seat, target))
  }
  await diesWhileBotIsAsked(sat)
  const { length } = table.push.sent
  await place.pass(minute)
  await place.pass(1000)
  expect(kindsOf(sat).at(-1)).toBe('bots')
  expect(table.push.sent.length).toBe(length + 1)
})

test('once no bot is asked any more the wake-up is put off at once', async () => {
  const sat = await satDown(['Anna', 'Bert'], 1)
  await diesWhileBotIsAsked(sat)
  const { place, table } = sat
  expect(required(table.wakeAt)).toBeLessThanOrEqual(place.now + minute)
  await place.pass(minute)
  await place.pass(1000)
  expect([kindsOf(sat).at(-1), table.wakeUps]).toEqual(['bots', 1])
  expect(required(table.wakeAt)).toBeGreaterThan(place.now + untouched - 2 * minute)
})

test('where somebody is connected none is set, until they have gone', async () => {
  const sat = await satDown(['Anna', 'Bert'], 1)
  const { place, table } = sat
  const watching = table.connect()
  await diesWhileBotIsAsked(sat)
  expect(required(table.wakeAt)).toBeGreaterThan(place.now + 24 * 60 * minute)
  table.onTurn = never
  table.disconnect(watching)
  await settled()
  expect(required(table.wakeAt)).toBe(place.now + minute)
})

test('bots that fail whenever they are asked wake the table later and later', async () => {
  const sat = await satDown(['Anna', 'Bert'], 1)
  await diesWhileBotIsAsked(sat)
  const { place, table } = sat
  table.rows.beforeStoring = () => {
    throw new Error('the disk is full')
  }
  for (let minutes = 0; minutes < 30 * 24 * 60; minutes++) await place.pass(minute)
  expect(table.wakeUps).toBeGreaterThan(5)
  expect(table.wakeUps).toBeLessThan(30)
})
