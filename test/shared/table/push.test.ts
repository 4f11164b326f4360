// Whom a table tells by push messages that their seat is asked, and when: never what only one seat may know, never twice.
import { expect, test } from 'vitest'
import { untouchedLobby, untouchedOver } from '#shared/table/lifetime.ts'
import { remindedAfter } from '#shared/table/push-notices.ts'
import { pushTopic } from '#shared/table/tokens.ts'
import { required } from '#test/shared/required.ts'
import { target } from '../push/push-target.ts'
import { bodyOf, MemoryPlace, refusalOf, settled } from './memory-place.ts'
import { bodies, endTurn, satDown, seen, untilAsked, wished } from './push-table.ts'

test('a seat whose turn it becomes is told once, in one message for each of its browsers, with who waits', async () => {
  const sat = await satDown()
  bodyOf(await wished(sat, 1, target('other-1', 'de')))
  const seat = await untilAsked(sat)
  expect(seat).toBe(1)
  expect(bodies(sat)).toEqual([
    ['1', 'It is your turn. Anna and Cleo are waiting.'],
    ['1', 'Du bist dran. Anna und Cleo warten.'],
  ])
  const [first] = sat.table.push.sent
  const { id } = await seen(sat)
  expect(first).toMatchObject({ topic: pushTopic(id), seconds: 86_400, isUrgent: true })
  expect(JSON.parse(required(first).text)).toEqual({
    title: 'Valley of the Kings',
    body: expect.any(String),
    language: 'en',
    table: id,
  })
  expect(required(first).topic).not.toContain(id.slice(0, 8))
  const before = sat.table.push.sent.length
  sat.table.unload()
  await seen(sat)
  await settled()
  expect(sat.table.push.sent).toHaveLength(before)
})

test('names that are written from right to left do not turn the sentence around them', async () => {
  const sat = await satDown(['דוד', 'Bert', 'محمد'])
  await untilAsked(sat)
  expect(bodies(sat)).toContainEqual(['1', 'It is your turn. \u2068דוד\u2069 and \u2068محمد\u2069 are waiting.'])
})

test('each turn is told once, over a whole round and after the table was forgotten between any two steps', async () => {
  const sat = await satDown()
  const turns: number[] = []
  for (let turn = 0; turn < 9; turn++) {
    turns.push(await endTurn(sat))
    sat.table.unload()
  }
  const told = bodies(sat).filter(([, body]) => body?.startsWith('It is your turn.'))
  expect(told.map(([seat]) => Number(seat))).toEqual(turns.filter(seat => seat > 0))
})

test('nobody is told who is connected; whose connection has been silent since, once it closes', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  if ((await seen(sat)).waitingFor[0] === 1) await endTurn(sat)
  const here = sat.table.connect(sat.seated[1]?.token)
  sat.place.now += 10_000
  expect(await endTurn(sat)).toBe(1)
  expect(bodies(sat)).toEqual([])
  sat.table.disconnect(here)
  await settled()
  expect(bodies(sat)).toEqual([['1', 'It is your turn. Anna is waiting.']])
  const again = sat.table.connect(sat.seated[1]?.token)
  again.lastPing = sat.place.now + 1
  sat.place.now += 10_000
  sat.table.disconnect(again)
  await settled()
  expect(bodies(sat)).toHaveLength(1)
})

test('whoever has shown a sign of life since the table waits has seen it', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  if ((await seen(sat)).waitingFor[0] === 1) await endTurn(sat)
  const here = sat.table.connect(sat.seated[1]?.token)
  sat.place.now += 10_000
  await endTurn(sat)
  here.lastPing = sat.place.now + 1
  sat.table.disconnect(here)
  await settled()
  expect(bodies(sat)).toEqual([])
})

test('one reminder comes after a day, and no second; none to whoever is connected', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  await untilAsked(sat)
  const before = bodies(sat).length
  await sat.place.pass(remindedAfter - 1)
  expect(bodies(sat)).toHaveLength(before)
  sat.table.unload()
  await sat.place.pass(1)
  expect(bodies(sat).slice(before)).toEqual([['1', 'It has been your turn since yesterday. Anna is waiting.']])
  expect(sat.table.push.sent.at(-1)).toMatchObject({ seconds: 7 * 86_400, isUrgent: false })
  for (let days = 0; days < 3; days++) {
    sat.table.unload()
    await sat.place.pass(remindedAfter)
  }
  expect(bodies(sat)).toHaveLength(before + 1)
  const other = await satDown(['Anna', 'Bert'])
  await untilAsked(other)
  const { length } = bodies(other)
  other.table.connect(other.seated[1]?.token)
  await other.place.pass(remindedAfter)
  expect(bodies(other)).toHaveLength(length)
})

test('whoever asks to be told after days of waiting is not reminded of a question of yesterday', async () => {
  const place = new MemoryPlace(6)
  const names = ['Anna', 'Bert']
  const sat = { place, ...(await place.made({ game: 'valley', seats: 2, options: {} }, names)) }
  await untilAsked(sat)
  await place.pass(remindedAfter)
  bodyOf(await wished(sat, 1))
  await place.pass(remindedAfter)
  expect(bodies(sat)).toEqual([['1', 'It is still your turn. Anna is waiting.']])
})

test('whoever was reminded and plays a part of the turn is not reminded of the same turn again', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  const seat = await untilAsked(sat)
  const { place, table, seated } = sat
  await place.pass(remindedAfter)
  const { token } = required(seated[seat])
  const [decision] = (await seen(sat, token)).decisions
  const option = required(decision).options.find(({ id }) => id !== 'end')
  bodyOf(await table.machine.pick(token, { decision: required(decision).id, options: [required(option).id] }))
  expect((await seen(sat)).waitingFor).toEqual([seat])
  const { wakeUps } = table
  for (let minutes = 0; minutes < 10; minutes++) await place.pass(60_000)
  expect(bodies(sat).filter(([, body]) => body?.includes('yesterday'))).toHaveLength(1)
  expect(table.wakeUps).toBe(wakeUps)
})

test('the reminder of a next turn comes again, and costs one row', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  await untilAsked(sat)
  await sat.place.pass(remindedAfter)
  await untilAsked(sat)
  const rows = sat.table.rows.texts.length
  await sat.place.pass(remindedAfter)
  expect(sat.table.rows.texts).toHaveLength(rows + 1)
  expect(bodies(sat).filter(([, body]) => body?.includes('yesterday'))).toHaveLength(2)
})

test('when the game begins all who are away are told, asked or not', async () => {
  const place = new MemoryPlace(5)
  const { table, seated } = await place.made({ game: 'valley', seats: 3, options: {} }, ['Anna', 'Bert'])
  const sat = { place, table, seated }
  for (const seat of [0, 1]) bodyOf(await wished(sat, seat))
  table.connect(seated[1]?.token)
  bodyOf(await table.machine.sit({ name: 'Cleo' }))
  await settled()
  const [asked = 0] = (await seen(sat)).waitingFor
  const name = ['Anna', 'Bert', 'Cleo'][asked]
  expect(bodies(sat)).toEqual([
    ['0', asked === 0 ? 'The game has begun, and it is your turn.' : `The game has begun. ${name} goes first.`],
  ])
})

test('while a bot plays for a seat nobody is told, and once it is given up its browsers are forgotten', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  const token = sat.seated[1]?.token ?? ''
  const before = bodies(sat).length
  bodyOf(await sat.table.machine.standIn(token, 1, { bot: 'newcomer', forGood: false }))
  for (let turns = 0; turns < 3; turns++) {
    if ((await seen(sat)).waitingFor[0] === 0) await endTurn(sat)
    await sat.place.pass(2000)
  }
  await sat.place.pass(remindedAfter)
  expect(bodies(sat)).toHaveLength(before)
  bodyOf(await sat.table.machine.standIn(token, 1, { bot: 'newcomer', forGood: true }))
  expect(refusalOf(await wished(sat, 1))).toBe('401 bad-token')
  await sat.place.pass(remindedAfter)
  expect(bodies(sat)).toHaveLength(before)
})

test('whoever sits down on a seat that was freed does not get the messages of who sat there', async () => {
  const place = new MemoryPlace(5)
  const { table, seated } = await place.made({ game: 'valley', seats: 3, options: {} }, ['Anna', 'Bert'])
  for (const seat of [0, 1]) bodyOf(await wished({ place, table, seated }, seat))
  bodyOf(await table.machine.leave(required(seated[0]).token, 1))
  for (const name of ['Cleo', 'Dora']) bodyOf(await table.machine.sit({ name }))
  await settled()
  expect(bodies({ place, table, seated }).map(([seat]) => seat)).toEqual(['0'])
})

test('a browser that is gone is forgotten in a row of its own, and the others are still told', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  bodyOf(await wished(sat, 1, target('gone-2')))
  sat.table.push.gone.add(target('gone-2').endpoint)
  await untilAsked(sat)
  expect(bodies(sat).map(([to]) => to)).toEqual(['1', '2'])
  await settled()
  expect(sat.table.rows.newest?.event).toMatchObject({ kind: 'push', all: { 1: { targets: [target('1')] } } })
  sat.table.unload()
  await untilAsked(sat)
  expect(
    bodies(sat)
      .slice(2)
      .map(([to]) => to),
  ).toEqual(['1'])
})

test('a message that hangs or fails holds up no pick, and is not tried again once the seat has picked', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  let release = () => {}
  sat.table.push.taking = () =>
    new Promise(resolve => {
      release = resolve
    })
  expect(await untilAsked(sat)).toBe(1)
  await endTurn(sat)
  release()
  await settled()
  expect(sat.table.push.isDue()).toBe(false)
  sat.table.push.taking = () => {
    throw new Error('no network')
  }
  await untilAsked(sat)
  expect(sat.table.unexpectedErrors).toHaveLength(1)
  expect((await seen(sat)).waitingFor).toEqual([1])
})

test('a message is tried again as long as the table waits for the same answer, whatever others seal meanwhile', async () => {
  const place = new MemoryPlace(5)
  const { table, seated } = await place.made({ game: 'tal', seats: 3, options: {} }, ['Anna', 'Bert', 'Cleo'])
  const sat = { place, table, seated }
  bodyOf(await wished(sat, 1))
  const pick = async (seat: number, isLast: boolean): Promise<void> => {
    const { token } = required(seated[seat])
    const [decision] = (await seen(sat, token)).decisions
    const { id, options } = required(decision)
    const option = required(options.find(({ id }) => /^(seal|enough|pass)$/.test(id) === isLast) ?? options[0])
    bodyOf(await table.machine.pick(token, { decision: id, options: [option.id] }))
    await settled()
  }
  // Until all write their marches at once.
  for (;;) {
    const { waitingFor } = await seen(sat)
    if (waitingFor.length === 3) break
    await pick(required(waitingFor[0]), true)
  }
  expect(bodies(sat).at(-1)?.[0]).toBe('1')
  const version = (await seen(sat, seated[1]?.token)).version
  await pick(0, false)
  expect([table.push.isDue(), (await seen(sat, seated[1]?.token)).version]).toEqual([true, version])
  await pick(2, true)
  expect(table.push.isDue()).toBe(true)
  const connection = table.connect(seated[1]?.token)
  expect(table.push.isDue()).toBe(false)
  table.disconnect(connection)
  await pick(1, true)
  expect(table.push.isDue()).toBe(false)
})

test('a reminder of who asked to be told only while the table waited is tried again as long as it waits', async () => {
  const place = new MemoryPlace(6)
  const { table, seated } = await place.made({ game: 'valley', seats: 2, options: {} }, ['Anna', 'Bert'])
  const sat = { place, table, seated }
  while ((await seen(sat)).waitingFor[0] !== 1) await endTurn(sat)
  bodyOf(await wished(sat, 1))
  await place.pass(remindedAfter)
  expect(table.push.sent.map(({ reason }) => reason)).toEqual(['reminder'])
  expect(table.push.isDue()).toBe(true)
  await endTurn(sat)
  expect(table.push.isDue()).toBe(false)
})

test('nobody is told of what could not be stored', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  if ((await seen(sat)).waitingFor[0] === 1) await endTurn(sat)
  const { length } = bodies(sat)
  sat.table.rows.beforeStoring = ({ after }) => {
    if (Object.keys(after.since).join() === '1') throw new Error('the disk is full')
  }
  await expect(endTurn(sat)).rejects.toThrow('500')
  await settled()
  expect(bodies(sat)).toHaveLength(length)
})

test('a seat has four browsers, the oldest goes; the same said again stores nothing', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  const rows = () => sat.table.rows.texts.length
  const before = rows()
  bodyOf(await wished(sat, 1))
  expect(rows()).toBe(before)
  bodyOf(await wished(sat, 1, target('1', 'de')))
  expect(rows()).toBe(before + 1)
  for (const name of ['2', '3', '4', '5']) bodyOf(await wished(sat, 1, target(name)))
  const kept = () => {
    const { event } = required(sat.table.rows.newest)
    return event.kind === 'push' ? event.all['1']?.targets.map(({ endpoint }) => endpoint.at(-1)) : null
  }
  expect(kept()).toEqual(['2', '3', '4', '5'])
  const off = (name: string) =>
    sat.table.machine.pushTo(required(sat.seated[1]).token, 1, { endpoint: target(name).endpoint })
  bodyOf(await off('3'))
  expect(kept()).toEqual(['2', '4', '5'])
  const { length } = sat.table.rows.texts
  bodyOf(await off('3'))
  expect(rows()).toBe(length)
})

test('what a client may not ask for is refused with a sentence', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  const [host] = sat.seated
  expect(refusalOf(await sat.table.machine.pushTo(null, 0, target('1')))).toBe('401 bad-token')
  expect(refusalOf(await sat.table.machine.pushTo(host?.token ?? '', 1, target('1')))).toBe('403 host-only')
  expect(refusalOf(await sat.table.machine.pushTo(host?.token ?? '', 7, target('1')))).toBe('404 no-such-path')
  const elsewhere = await wished(sat, 0, { ...target('1'), endpoint: 'https://intranet.example/push' })
  expect(refusalOf(elsewhere)).toBe('422 bad-body')
  expect(elsewhere.text).toContain('known here')
  for (let count = 0; count < 30; count++) await wished(sat, 0, target(`${count}`))
  expect(refusalOf(await wished(sat, 0, target('late')))).toBe('429 too-many')
  await sat.place.pass(60_000)
  bodyOf(await wished(sat, 0, target('late')))
  sat.table.push.isOn = false
  expect(refusalOf(await wished(sat, 0))).toBe('404 no-such-path')
})

test('a deleted table has forgotten whom to tell', async () => {
  const place = new MemoryPlace(5)
  const { table, seated } = await place.made({ game: 'valley', seats: 2, options: {} }, ['Anna'])
  bodyOf(await wished({ place, table, seated }, 0))
  bodyOf(await table.machine.remove(seated[0]?.token ?? ''))
  expect([table.rows.texts, table.wakeAt]).toEqual([[], null])
})

test('wishing to be told changes no view, no version and no line of the log, of nobody', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  const watching = [null, ...sat.seated.map(({ token }) => token)].map(token => sat.table.connect(token))
  const before = watching.map(({ messages }) => messages.length)
  const views = await Promise.all([null, ...sat.seated.map(({ token }) => token)].map(token => seen(sat, token)))
  bodyOf(await wished(sat, 0))
  bodyOf(await wished(sat, 1, target('1', 'de')))
  expect(watching.map(({ messages }) => messages.length)).toEqual(before)
  expect(await Promise.all([null, ...sat.seated.map(({ token }) => token)].map(token => seen(sat, token)))).toEqual(
    views,
  )
})

test('wishing to be told in a lobby keeps its table longer, and everybody connected learns that at once', async () => {
  const place = new MemoryPlace(5)
  const { table, seated } = await place.made({ game: 'valley', seats: 2, options: {} }, ['Anna'])
  const [host] = seated
  const watching = [null, required(host).token].map(token => table.connect(token))
  const before = watching.map(({ view }) => view)
  place.now += 60_000
  bodyOf(await wished({ place, table, seated }, 0))
  const kept = new Date(place.now + untouchedLobby).toISOString()
  for (const [each, { view }] of watching.entries())
    expect(view).toEqual({ ...before[each], keptUntil: kept, version: required(before[each]).version + 1 })
})

test('a browser that is found gone after the game keeps its table longer, and everybody connected learns that', async () => {
  const sat = await satDown(['Anna', 'Bert'])
  const watcher = sat.table.connect()
  let findGone = () => {}
  sat.table.push.taking = () =>
    new Promise(resolve => {
      findGone = resolve
    })
  sat.table.push.gone.add(target('1').endpoint)
  await untilAsked(sat)
  while (watcher.view.phase !== 'over') await endTurn(sat)
  sat.place.now += 60_000
  findGone()
  await settled()
  expect(sat.table.rows.newest?.event).toMatchObject({ kind: 'push', all: { 1: { targets: [] } } })
  expect(watcher.view.keptUntil).toBe(new Date(sat.place.now + untouchedOver).toISOString())
  expect(watcher.view.version).toBe((await seen(sat)).version)
})

test('a sealed pick calls nobody; the last one calls whoever is asked then', async () => {
  const sat = await satDown(['Anna', 'Bert', 'Cleo'], { pharaohs: true })
  expect((await seen(sat)).waitingFor).toEqual([0, 1, 2])
  const choose = async (seat: number) => {
    const { token } = required(sat.seated[seat])
    const [decision] = (await seen(sat, token)).decisions
    const { id, options } = required(decision)
    bodyOf(await sat.table.machine.pick(token, { decision: id, options: [required(options[0]).id] }))
    await settled()
  }
  await choose(1)
  await choose(2)
  expect(bodies(sat)).toEqual([])
  await choose(0)
  const [next] = (await seen(sat)).waitingFor
  expect(bodies(sat).map(([seat]) => Number(seat))).toEqual(next === 0 ? [] : [next])
})
