// Lines that ask for changes: after the first whole view only what has changed, and never another picture of the table
// than a call would give, whatever sleeps, comes or goes meanwhile.
import { expect, test } from 'vitest'
import type { Change, GameName, View } from '#shared/protocol.ts'
import { anyPick, asked, clientOf, playOn, type Client } from '../client/player.ts'
import { Chance } from '../shared/chance.ts'
import { lineOf, toldOf, withChanges, type Line } from './line.ts'
import { evict, inside, lobbyFor, machineOf, partOf, tableFor, watcher } from './api-client.ts'
import { required } from '#test/shared/required.ts'

const following = async (client: Client): Promise<Line> => {
  const line = await lineOf(client, withChanges(client))
  await line.until(({ views }) => views.length > 0)
  return line
}
const changesIn = ({ heard }: Line): readonly Change[] =>
  heard.filter(message => message !== 'pong' && message.type === 'change')
const wholeIn = ({ heard }: Line) => heard.filter(message => message !== 'pong' && message.type === 'view').length
const sizeOf = (value: unknown) => JSON.stringify(value).length

/** Waits until a line knows what a call gives, and holds them against each other to the byte. */
async function level(line: Line, client: Client): Promise<View> {
  const now = await client.view()
  await line.until(({ views }) => views.at(-1)?.version === now.version)
  expect(JSON.stringify(line.views.at(-1))).toBe(JSON.stringify(now))
  return now
}

test.each<[GameName, number]>([
  ['valley', 2],
  ['valley', 4],
  ['tal', 3],
])('%s with %i seats: what has changed adds up to the view, with undo and sleep', async (game, seats) => {
  const clients = await tableFor(seats, {}, game)
  const viewers = [...clients, watcher(clients[0])]
  const lines = await Promise.all(viewers.map(following))
  await toldOf(
    clients.map((_, seat) => seat),
    lines,
  )
  const chance = new Chance(seats)
  for (let picks = 0; picks < 60; picks++) {
    if (chance.once(5)) await evict(clients[0])
    const view = required(await asked(clients))
    if (view.canUndo && chance.once(4)) await clientOf(clients, view).undo()
    else await clientOf(clients, view).pick(anyPick(chance.one(view.decisions), chance))
    for (const [index, line] of lines.entries()) await level(line, required(viewers[index]))
  }
  for (const line of lines) {
    expect(wholeIn(line)).toBe(1)
    expect(changesIn(line).length).toBeGreaterThan(10)
    for (const { from, version, view } of changesIn(line)) {
      expect(view).not.toHaveProperty('id')
      expect(Object.keys(view)).not.toEqual([])
      expect(version).toBe(view.version === undefined ? from : from + 1)
    }
    expect(sizeOf(changesIn(line))).toBeLessThan(sizeOf(line.views.slice(1)))
  }
})

test('who picks over a line hears what has changed before the pick is accepted, also at a table that slept', async () => {
  const clients = await tableFor(2)
  const lines = await Promise.all(clients.map(following))
  await toldOf([0, 1], lines)
  const chance = new Chance(4)
  for (let picks = 0; picks < 12; picks++) {
    if (picks % 3 === 0) await evict(clients[0])
    const view = required(await asked(clients))
    const line = required(lines[view.you ?? 0])
    const from = line.heard.length
    line.say({ type: 'pick', ...anyPick(chance.one(view.decisions), chance) })
    const { version } = await line.next('accepted')
    expect(line.heard.slice(from).map(message => (message === 'pong' ? message : message.type))).toEqual([
      'change',
      'accepted',
    ])
    expect(line.views.at(-1)?.version).toBe(version)
  }
})

test('from the lobby into the game: the table comes whole', async () => {
  const host = await lobbyFor(2)
  const viewers = [host, watcher(host)]
  const lines = await Promise.all(viewers.map(following))
  await toldOf([0], lines)
  await evict(host)
  await host.call('/seats', 'POST', { name: 'Ben' })
  for (const [index, line] of lines.entries()) {
    const now = await level(line, required(viewers[index]))
    expect(now.phase).toBe('playing')
    expect(changesIn(line).at(-1)?.view.table).toEqual(now.table)
    expect(wholeIn(line)).toBe(1)
  }
})

test('at the end the seed and the result come as changes, and the next table too', async () => {
  const clients = await tableFor(2)
  const line = await following(clients[1])
  await toldOf([1], [line])
  await playOn(clients, new Chance(8))
  const over = await level(line, clients[1])
  expect(changesIn(line).at(-1)?.view).toMatchObject({ phase: 'over', seed: over.seed, result: over.result })
  await evict(clients[0])
  await clients[0].call('/again', 'POST', {})
  expect((await level(line, clients[1])).next).not.toBeNull()
  expect(wholeIn(line)).toBe(1)
})

test('who is connected is a change of nothing else, whose version stays, also at a table that slept', async () => {
  const clients = await tableFor(2)
  const watching = await following(watcher(clients[0]))
  const { version, seats } = required(watching.views[0])
  const line = await following(clients[1])
  await toldOf([1], [watching])
  await evict(clients[0])
  line.hangUp()
  await toldOf([], [watching])
  const told = (connected: boolean) => ({
    type: 'change',
    from: version,
    version,
    view: { seats: seats.map(seat => ({ ...seat, connected: connected && seat.seat === 1 })) },
  })
  expect(watching.heard.slice(1)).toEqual([told(true), told(false)])
})

test('each line of a seat is told from where it stands, one that comes later and one that wants views whole as well', async () => {
  const clients = await tableFor(2)
  const [one, whole] = await Promise.all([following(clients[0]), lineOf(clients[0])])
  await toldOf([0], [one, whole])
  await playOn(clients, new Chance(5), 5)
  await level(one, clients[0])
  const other = await following(clients[0])
  for (let sleeps = 0; sleeps < 3; sleeps++) {
    await playOn(clients, new Chance(sleeps), 4)
    for (const line of [one, other, whole]) await level(line, clients[0])
    await evict(clients[0])
  }
  expect([one, other, whole].map(line => changesIn(line).length > 0)).toEqual([true, true, false])
  expect([wholeIn(one), wholeIn(other)]).toEqual([1, 1])
})

test('what lines know that have slept is noted without looking ahead for anybody', async () => {
  const clients = await tableFor(2)
  const viewers = [...clients, watcher(clients[0])]
  const lines = await Promise.all(viewers.map(following))
  await toldOf([0, 1], lines)
  await evict(clients[0])
  const looked = await inside(clients[0], (_state, table) => {
    const { referee } = (machineOf(table) as { loaded(): { referee: { decisions(seat: number): unknown } } }).loaded()
    let found = 0
    const { decisions } = referee
    referee.decisions = () => found++
    partOf<{ noteKnown(): void }>(table, 'broadcaster').noteKnown()
    referee.decisions = decisions
    return found
  })
  expect(looked).toBe(0)
  await playOn(clients, new Chance(3), 1)
  for (const [index, line] of lines.entries()) await level(line, required(viewers[index]))
  expect(lines.map(wholeIn)).toEqual([1, 1, 1])
})

test('`view` brings it whole, and changes go on from there', async () => {
  const clients = await tableFor(2)
  const line = await following(clients[0])
  await toldOf([0], [line])
  for (const sleeps of [false, true]) {
    await playOn(clients, new Chance(6), 3)
    await level(line, clients[0])
    if (sleeps) await evict(clients[0])
    line.say({ type: 'view' })
    await line.next('view')
    await playOn(clients, new Chance(7), 3)
    await level(line, clients[0])
  }
  expect(wholeIn(line)).toBe(3)
})
