// Tables at which only bots are left to play, and what a table with bots leaves running.
import { expect, test } from 'vitest'
import { required } from '#test/shared/required.ts'
import { BotTable, type Plan } from './bot-table.ts'
import { bodyOf, settled } from './memory-place.ts'

const plan: Plan = { game: 'valley', people: 1, bots: ['newcomer'] }
/** How many milliseconds lie between two turns that somebody watches. */
const pace = 2500

/** A table whose only person has a bot on his seat: nobody is connected. */
async function botsOnly(): Promise<BotTable> {
  const made = await BotTable.made(plan, 21)
  const { table } = made
  for (const { following, whole } of made.lookers) for (const each of [following, whole]) table.disconnect(each)
  const row = required(table.rows.row(1))
  const sitters = [{ name: 'Hori', bot: 'newcomer' as const }, ...required(row.after.lobby).sitters.slice(1)]
  const { joins } = required(row.after.lobby)
  table.rows.texts[0] = JSON.stringify({ ...row, after: { ...row.after, lobby: { sitters, joins } } })
  table.unload()
  return made
}

test('while nobody is connected, bots among themselves play to the end at once, in few rows, and leave no timer', async () => {
  const { table, rows: before } = await botsOnly()
  bodyOf(await table.machine.fetchView(null, null))
  await settled()
  const rows = table.rows.between(before.length + 1, table.rows.texts.length)
  const picks = rows.map(({ event }) => (event.kind === 'bots' ? event.picks.length : 0))
  expect(Math.max(...picks)).toBeLessThanOrEqual(200)
  expect(Math.min(...picks.slice(0, -1))).toBe(200)
  expect(required(table.rows.newest).after.result).toBeDefined()
  expect([table.timersSet, table.unexpectedErrors]).toEqual([0, []])
  const { texts } = table.rows
  table.unload()
  bodyOf(await table.machine.fetchView(null, null))
  expect(table.rows.texts).toEqual(texts)
})

test('while somebody watches they play a turn at a time, at a pace that can be followed', async () => {
  const { place, table, rows: before } = await botsOnly()
  const watching = table.connect()
  await settled()
  await place.pass(pace)
  const turns: (number | null | undefined)[] = []
  for (let turn = 0; turn < 6; turn++) {
    const { length } = table.rows.texts
    await place.pass(pace - 1)
    expect(table.rows.texts).toHaveLength(length)
    await place.pass(1)
    expect(table.rows.texts).toHaveLength(length + 1)
    turns.push(watching.view.table?.turn)
  }
  expect(turns.every((turn, at) => at === 0 || turn !== turns[at - 1])).toBe(true)
  table.disconnect(watching)
  await place.pass(pace)
  await settled()
  expect(required(table.rows.newest).after.result).toBeDefined()
  expect(table.rows.texts.length).toBeLessThan(before.length + 30)
  await place.pass(1000)
  expect(table.timersSet).toBe(0)
})

test('whoever begins to watch sees the same game go on', async () => {
  const unwatched = await botsOnly()
  const watched = await botsOnly()
  bodyOf(await unwatched.table.machine.fetchView(null, null))
  await settled()
  const watching = watched.table.connect()
  while (watching.view.phase !== 'over') await watched.place.pass(pace)
  const movesOf = ({ rows }: BotTable) => rows.flatMap(({ event }) => (event.kind === 'bots' ? event.picks : []))
  expect(movesOf(watched)).toEqual(movesOf(unwatched))
})

test('a table at which people are asked holds no timer, whatever bots sit there', async () => {
  const played = await BotTable.made(plan, 22)
  for (let made = 0; made < 20; made++) {
    expect(played.table.timersSet).toBe(0)
    await played.playOn(1)
  }
})
