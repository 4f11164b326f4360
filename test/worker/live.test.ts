// Live lines: what comes over them, what may be said, how they end, and that they sleep with the table.
import { expect, test, vi } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { viewerOf } from '#shared/table/admission.ts'
import type { Connection } from '#shared/table/ports.ts'
import { anyPick, asked, clientOf, playOn, type Client } from '../client/player.ts'
import { Chance } from '../shared/chance.ts'
import { lineOf, toldOf, withChanges, type Line } from './line.ts'
import { evict, inside, lobbyFor, machineOf, partOf, read, tableFor, watcher } from './api-client.ts'
import { required } from '#test/shared/required.ts'

const opened = async (client: Pick<Client, 'id' | 'token'>, protocols?: readonly string[]): Promise<Line> => {
  const line = await lineOf(client, protocols)
  await line.until(({ views }) => views.length > 0)
  return line
}
const version = (line: Line) => line.views.at(-1)?.version
/** `connected` is told apart from everything else and may come at any moment. */
const apart = ({ seats, ...view }: View) => ({ ...view, seats: seats.map(seat => ({ ...seat, connected: null })) })

test('a line gets the view at once, under the subprotocol `table`', async () => {
  const [client] = await tableFor(2)
  for (const viewer of [client, watcher(client)]) {
    const line = await opened(viewer)
    expect(line.protocol).toBe('table')
    expect(apart(required(line.views[0]))).toEqual(apart(await viewer.view()))
  }
  expect((await opened(client, withChanges(client))).protocol).toBe('table')
})

test('after every pick each viewer hears a view of his own, the one who picked also that it was accepted', async () => {
  const clients = await tableFor(3)
  const lines = await Promise.all([...clients, watcher(clients[0])].map(client => opened(client)))
  await toldOf([0, 1, 2], lines)
  const chance = new Chance(1)
  for (let picks = 0; picks < 40; picks++) {
    const view = required(await asked(clients))
    const pick = anyPick(chance.one(view.decisions), chance)
    const line = required(lines[view.you ?? 0])
    const from = line.heard.length
    line.say({ type: 'pick', ...pick })
    const accepted = await line.next('accepted')
    expect(accepted).toEqual({ type: 'accepted', decision: pick.decision, version: version(line) })
    expect(line.heard.slice(from).map(message => (message === 'pong' ? message : message.type))).toEqual([
      'view',
      'accepted',
    ])
    for (const [index, each] of lines.entries()) {
      const now = await (clients[index] ?? watcher(clients[0])).view()
      await each.until(heard => version(heard) === now.version)
      expect(apart(required(each.views.at(-1)))).toEqual(apart(now))
    }
  }
})

test('a line hears what is picked by a call, also after the table slept', async () => {
  const clients = await tableFor(2)
  const lines = await Promise.all(clients.map(client => opened(client)))
  for (let picks = 0; picks < 5; picks++) {
    await evict(clients[0])
    await playOn(clients, new Chance(picks), 1)
    for (const [index, line] of lines.entries()) {
      const now = await clients[index]?.view()
      await line.until(heard => version(heard) === now?.version)
    }
  }
  await evict(clients[0])
  const view = required(await asked(clients))
  const line = required(lines[view.you ?? 0])
  line.say({ type: 'pick', ...anyPick(required(view.decisions[0]), new Chance(9)) })
  expect((await line.next('accepted')).version).toBe(version(line))
})

test('a line that drops and comes back misses nothing', async () => {
  const clients = await tableFor(2)
  const line = await opened(clients[1])
  line.hangUp()
  await playOn(clients, new Chance(2), 12)
  const back = await opened(clients[1])
  expect(apart(required(back.views[0]))).toEqual(apart(await clients[1].view()))
  const view = required(await asked(clients))
  const own = view.you === 1 ? back : await opened(clientOf(clients, view))
  const pick = anyPick(required(view.decisions[0]), new Chance(3))
  own.say({ type: 'pick', ...pick })
  await own.next('accepted')
  own.say({ type: 'pick', ...pick })
  expect((await own.next('accepted')).version).toBe(version(own))
})

test('`ping` is answered without waking the table; `view` brings the whole view', async () => {
  const [client] = await tableFor(2)
  const line = await opened(watcher(client))
  await evict(client)
  line.say('ping')
  await line.until(({ heard }) => heard.includes('pong'))
  expect(await inside(client, (_state, table) => partOf(table, 'state'))).toBeNull()
  line.say({ type: 'view' })
  await line.next('view')
  expect(line.views).toHaveLength(2)
})

test('refused picks: with the decision, and with the view where it is stale', async () => {
  const clients = await tableFor(2)
  const view = required(await asked(clients))
  const client = clientOf(clients, view)
  const line = await opened(client)
  const decision = view.decisions[0]?.id ?? ''
  line.say({ type: 'pick', decision, options: ['nonsense'] })
  expect(await line.next('error')).toMatchObject({ decision, error: { code: 'illegal-pick' } })
  line.say({ type: 'pick', decision: '0-999', options: ['end'] })
  const stale = await line.next('error')
  expect(stale).toMatchObject({ decision: '0-999', error: { code: 'stale-decision' } })
  expect(apart(required(stale.view))).toEqual(apart(view))
  line.say({ type: 'pick', decision })
  expect(await line.next('error')).toMatchObject({ error: { code: 'bad-body', issues: expect.any(Array) } })
  line.say({ type: 'nonsense' })
  expect(await line.next('error')).toMatchObject({ error: { code: 'bad-body' } })
  expect(line.closed).toBeNull()
})

test('a spectator cannot pick', async () => {
  const clients = await tableFor(2)
  const view = required(await asked(clients))
  const line = await opened(watcher(clients[0]))
  line.say({ type: 'pick', decision: view.decisions[0]?.id, options: ['end'] })
  expect(await line.next('error')).toMatchObject({ error: { code: 'bad-token' } })
})

test('after three frames that cannot be read the line is closed, whether the table slept or not', async () => {
  const [client] = await tableFor(2)
  const line = await opened(client)
  const other = await opened(client)
  for (const frame of ['{', 'x'.repeat(16_000), new ArrayBuffer(4)]) {
    expect(line.closed).toBeNull()
    await evict(client)
    line.say(frame)
    expect((await line.next('error')).error.code).toBe('bad-json')
  }
  await line.until(({ closed }) => closed !== null)
  expect(line.closed?.code).toBe(4400)
  expect(other.closed).toBeNull()
})

test.each([
  ['a wrong token', 4401, 'bad-token'],
  ['a table that does not exist', 4404, 'no-such-game'],
  ['an address of no table', 4404, 'no-such-game'],
])('%s: accepted, told, closed', async (which, code, refusal) => {
  const [client] = await tableFor(2)
  const line = await lineOf(
    which === 'a wrong token'
      ? { id: client.id, token: 'wrong' }
      : { id: which === 'an address of no table' ? 'x' : 'BBBBBBBBBBBBBBBB', token: null },
  )
  await line.until(({ closed }) => closed !== null)
  expect(line.closed?.code).toBe(code)
  expect(line.heard).toMatchObject([{ type: 'error', error: { code: refusal } }])
})

const nobodys = (client: Pick<Client, 'id'>) => inside(client, state => state.getWebSockets('nobody').length)

test("lines that are turned away sleep with the table, are nobody's, get no view, and their frames are not heard", async () => {
  const clients = await tableFor(2)
  const watching = await opened(watcher(clients[0]))
  const away = await Promise.all([0, 1, 2].map(() => lineOf({ id: clients[0].id, token: 'wrong' }, undefined, 'stays')))
  for (const line of away) await line.until(({ heard }) => heard.length > 0)
  await evict(clients[0])
  expect(await nobodys(clients[0])).toBe(3)
  expect(await inside(clients[0], state => state.getWebSockets('s').length + state.getWebSockets().length)).toBe(1 + 4)
  for (const line of away) line.say({ type: 'view' })
  await playOn(clients, new Chance(4), 3)
  const now = await watcher(clients[0]).view()
  await watching.until(heard => version(heard) === now.version)
  expect(watching.views.at(-1)?.seats.map(({ connected }) => connected)).toEqual([false, false])
  for (const { heard } of away) expect(heard).toMatchObject([{ type: 'error', error: { code: 'bad-token' } }])
})

test('lines turned away by a table that does not exist sleep too, and nothing is written', async () => {
  const nowhere = { id: 'CCCCCCCCCCCCCCCC', token: null }
  const line = await lineOf(nowhere, undefined, 'stays')
  await line.until(({ heard }) => heard.length > 0)
  expect(await nobodys(nowhere)).toBe(1)
  line.say({ type: 'view' })
  await evict(nowhere)
  expect(await inside(nowhere, state => state.storage.sql.exec('SELECT 1 FROM sqlite_schema').toArray())).toEqual([])
  expect(line.heard).toHaveLength(1)
})

test('no more than 32 lines that do not answer their close are kept; one more is refused without a line', async () => {
  const nowhere = { id: 'DDDDDDDDDDDDDDDD', token: null }
  for (let count = 0; count < 32; count++) await lineOf(nowhere, undefined, 'stays')
  expect(await nobodys(nowhere)).toBe(32)
  await expect(lineOf(nowhere)).rejects.toThrow('no line: 404')
})

test('after an accident of the table a line is closed with 1011, and dialled again it gets the view', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const [client] = await tableFor(2)
  await inside(client, (_state, table) => {
    const machine = machineOf(table)
    Reflect.set(machine, 'loaded', () => {
      Reflect.deleteProperty(machine, 'loaded')
      throw new Error('an accident')
    })
  })
  const line = await lineOf(client)
  await line.until(({ closed }) => closed !== null)
  expect(line.closed?.code).toBe(1011)
  expect(line.heard).toMatchObject([{ type: 'error', error: { code: 'broken' } }])
  expect((await opened(client)).views).toHaveLength(1)
})

test('a line that is hung up is closed at both ends at once', async () => {
  const [client] = await tableFor(2)
  for (const viewer of [client, watcher(client)]) {
    const line = await opened(viewer)
    const began = Date.now()
    line.hangUp()
    await line.until(({ closed }) => closed !== null)
    expect(line.closed?.code).toBe(1000)
    expect(Date.now() - began).toBeLessThan(5000)
    expect(await inside(client, state => state.getWebSockets().length)).toBe(0)
  }
})

test('a line that breaks frees its seat as one that is closed does', async () => {
  const clients = await tableFor(2)
  const watching = await opened(watcher(clients[0]))
  const line = await opened(clients[1])
  await toldOf([1], [watching])
  await inside(clients[0], async (state, table) => {
    // What the runtime does when a line breaks: it is closed, and that is told as an error.
    const [broken] = state.getWebSockets('1')
    broken?.close(1011)
    if (broken) await table.webSocketError(broken)
  })
  await toldOf([], [watching])
  line.hangUp()
})

test('a seat that is freed or a table given up ends its lines', async () => {
  const host = await lobbyFor(3)
  const { body } = await read(await host.call('/seats', 'POST', { name: 'Ben' }))
  const ben = { id: host.id, token: String(body['token']) }
  const [lineOfHost, lineOfBen, watching] = await Promise.all([opened(host), opened(ben), opened(watcher(host))])
  await host.call('/seats/1', 'DELETE')
  await lineOfBen?.until(({ closed }) => closed !== null)
  expect(lineOfBen?.closed?.code).toBe(4401)
  await watching?.until(({ views }) => views.at(-1)?.seats[1]?.name === null)
  await host.call('/seats/0', 'DELETE')
  for (const line of [lineOfHost, watching]) {
    await line?.until(({ closed }) => closed !== null)
    expect(line?.closed?.code).toBe(4404)
  }
})

test('the last to sit down begins the game for everybody who listens', async () => {
  const host = await lobbyFor(2)
  const lines = [await opened(host), await opened(watcher(host))]
  await host.call('/seats', 'POST', { name: 'Ben' })
  for (const line of lines) await line.until(({ views }) => views.at(-1)?.phase === 'playing')
})

test('who is connected is told apart from picks, once a second at most, and changes no version', async () => {
  const clients = await tableFor(2)
  const watching = await opened(watcher(clients[0]))
  const before = version(watching)
  const began = Date.now()
  const line = await opened(clients[1])
  await toldOf([1], [watching])
  expect(watching.views).toHaveLength(2)
  expect(version(watching)).toBe(before)
  await evict(clients[0])
  line.hangUp()
  await toldOf([], [watching])
  expect(watching.views).toHaveLength(3)
  // Whoever comes and goes within the second is told of as one change or none.
  for (let comings = 0; comings < 20; comings++) (await opened(clients[0])).hangUp()
  await opened(clients[0])
  await toldOf([0], [watching])
  expect(version(watching)).toBe(before)
  expect(watching.views.length - 1).toBeLessThanOrEqual((Date.now() - began) / 1000)
})

test("whoever is asked nothing has the news before anybody's options are looked for", async () => {
  const clients = await tableFor(3)
  const viewers = [...clients, watcher(clients[0])]
  await toldOf(
    [0, 1, 2],
    await Promise.all(
      viewers.map((viewer, index) => opened(viewer, index % 2 === 0 ? undefined : withChanges(viewer))),
    ),
  )
  const order: string[] = []
  await inside(clients[0], (_state, table) => {
    const outbox = partOf<{ write(line: Connection, text: string): void }>(table, 'outbox')
    const { referee } = partOf<{ referee: { waitingFor: readonly number[]; decisions(seat: number): unknown } }>(
      table,
      'state',
    )
    const { write } = outbox
    outbox.write = function (line, text) {
      order.push(viewerOf(line) === referee.waitingFor[0] ? 'asked' : 'news')
      write.call(this, line, text)
    }
    const decisions = referee.decisions.bind(referee)
    referee.decisions = seat => {
      if (referee.waitingFor.includes(seat)) order.push('look ahead')
      return decisions(seat)
    }
  })
  const chance = new Chance(6)
  let news = 0
  for (let picks = 0; picks < 30; picks++) {
    const view = required(await asked(clients))
    const pick = anyPick(chance.one(view.decisions), chance)
    order.length = 0
    await clientOf(clients, view).pick(pick)
    const first = order.indexOf('look ahead')
    expect(order.slice(first)).not.toContain('news')
    news += first
  }
  expect(news).toBeGreaterThan(45)
})

test('the first frame that is too large closes its line', async () => {
  const [client] = await tableFor(2)
  const line = await opened(client)
  line.say('x'.repeat(17_000))
  expect((await line.next('error')).error.code).toBe('too-large')
  await line.until(({ closed }) => closed !== null)
  expect(line.closed?.code).toBe(4400)
})

const refusedLine = async (client: Pick<Client, 'id' | 'token'>) => {
  const line = await lineOf(client)
  await line.until(({ closed }) => closed !== null)
  expect([line.closed?.code, line.heard]).toMatchObject([
    4429,
    [{ error: { code: 'too-many', message: expect.stringMatching(/too many/i) } }],
  ])
}

test('spectators too many are sent away', async () => {
  const [client] = await tableFor(2)
  for (let count = 0; count < 64; count++) await lineOf(watcher(client))
  await refusedLine(watcher(client))
})

test('a ninth line of a seat is told so; where one of the eight has been silent for a minute, that one goes', async () => {
  const [client] = await tableFor(2)
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000)
  const lines: Line[] = []
  for (let count = 0; count < 8; count++) lines.push(await opened(client))
  await refusedLine(client)
  now.mockRestore()
  for (const line of lines.slice(0, 2)) line.say({ type: 'view' })
  for (const line of lines.slice(3)) line.say('ping')
  for (const line of [...lines.slice(0, 2), ...lines.slice(3)]) await line.until(({ heard }) => heard.length > 1)
  await evict(client)
  await opened(client)
  await lines[2]?.until(({ closed }) => closed !== null)
  expect(lines.map(({ closed }) => closed?.code ?? null)).toEqual([null, null, 4429, null, null, null, null, null])
  await refusedLine(client)
})

test('lines that do not answer their close count too: a seat has 16 at most', async () => {
  const [client] = await tableFor(2)
  for (let count = 0; count < 16; count++) {
    const line = await lineOf(client, undefined, 'stays')
    line.say('x'.repeat(17_000))
    await line.until(({ closed }) => closed !== null)
  }
  await refusedLine(client)
})
