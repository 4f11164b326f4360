// Where one event may not compute for long, bots think out each pick in a wake-up of its own.
import { expect, test } from 'vitest'
import { untouched } from '#shared/table/lifetime.ts'
import { required } from '#test/shared/required.ts'
import { BotTable, type Plan } from './bot-table.ts'
import { bodyOf, settled } from './memory-place.ts'

const plan: Plan = { game: 'valley', people: 1, bots: ['newcomer'] }
const picks = 30

const played = async (picksAtOnce: number, isUnloaded: boolean): Promise<BotTable> => {
  const made = await BotTable.made(plan, 31, undefined, picksAtOnce)
  for (let count = 0; count < picks; count++) {
    await made.pick(required(made.asked))
    await settled()
    if (isUnloaded) made.table.unload()
    await made.quiet()
  }
  await made.check()
  return made
}

test.each([
  ['stays loaded', false],
  ['is unloaded while they wait', true],
])('one pick a wake-up: bots play the same game in the same rows, if the table %s', async (_, isUnloaded) => {
  const whole = await played(1000, false)
  const cut = await played(1, isUnloaded)
  expect(cut.rows.map(({ event }) => event)).toEqual(whole.rows.map(({ event }) => event))
  expect(cut.table.wakeUps).toBeGreaterThanOrEqual(
    cut.rows.flatMap(({ event }) => (event.kind === 'bots' ? event.picks : [])).length,
  )
  expect(whole.table.wakeUps).toBe(0)
  expect(cut.table.unexpectedErrors).toEqual([])
})

test('a table whose bots think in wake-ups is deleted as late as any other', async () => {
  const { table, place } = await played(1, false)
  expect(required(table.wakeAt)).toBeGreaterThan(place.now + untouched - 60_000)
  await place.pass(untouched)
  expect(table.rows.exist).toBe(false)
})

interface Left {
  readonly made: BotTable
  /** Somebody connects, and asks to be told of turns. */
  readonly storesRow: () => Promise<void>
}

/** Nobody is connected, and a bot stands in for the person who is asked. */
async function leftToBots(onTurn: (made: BotTable) => void): Promise<Left> {
  const made = await BotTable.made(plan, 31, undefined, 1)
  const { table, seated } = made
  for (const { following, whole } of made.lookers) for (const each of [following, whole]) table.disconnect(each)
  const { seat, token } = required(seated[0])
  table.onTurn = () => {
    table.onTurn = () => {}
    onTurn(made)
  }
  bodyOf(await table.machine.standIn(token, seat, { bot: 'newcomer', forGood: false }))
  await settled()
  const storesRow = async () => {
    table.connect(token)
    const keys = { p256dh: 'p', auth: 'a' }
    const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys, language: 'en' }
    bodyOf(await table.machine.pushTo(token, seat, target))
  }
  return { made, storesRow }
}

test('a wake-up that bots wait for is not put off, though it was set to look after them', async () => {
  // Before they begin to think so much time passes that it is due.
  const { made, storesRow } = await leftToBots(({ place }) => (place.now += 60_000))
  const { table, place } = made
  expect(required(table.wakeAt)).toBe(place.now)
  await storesRow()
  expect(required(table.wakeAt)).toBe(place.now)
  const { length } = table.rows.texts
  for (let moments = 0; moments < 10; moments++) await place.pass(2500)
  expect(table.rows.texts.length).toBeGreaterThan(length)
})

test('where the clock is set back while bots wait for a wake-up, the next row sets it anew', async () => {
  const { made, storesRow } = await leftToBots(() => {})
  const { table, place } = made
  expect(required(table.wakeAt)).toBe(place.now)
  place.now -= 60 * 60 * 1000
  await storesRow()
  await settled()
  expect(required(table.wakeAt)).toBe(place.now)
})
