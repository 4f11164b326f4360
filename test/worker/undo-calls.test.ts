// Taking back through the API: refused in order, one row a call, the same whether the table slept or not, and told to
// everybody with a live socket.
import { expect, test, vi } from 'vitest'
import type { SeatPick, View } from '#shared/protocol.ts'
import { anyPick, asked, Client, clientOf, playOn } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { openSocket, type LiveSocket } from './live-socket.ts'
import {
  codeOf,
  evict,
  fillDisk,
  inside,
  lobbyFor,
  reach,
  read,
  refusalIn,
  rowsOf,
  tableFor,
  valleyIn,
  watcher,
  type Answer,
} from './api-client.ts'
import { required } from '#test/shared/required.ts'

type Clients = Awaited<ReturnType<typeof tableFor>>

const undo = async (client: Client): Promise<Answer<View>> => read(await client.call('/undo', 'POST'))
const send = async (client: Client, pick: unknown): Promise<Answer> => read(await client.call('/picks', 'POST', pick))

/** Makes one pick that can be taken back. */
async function undoable(
  clients: Clients,
  chance = new Chance(1),
): Promise<{ client: Client; before: View; pick: SeatPick; after: View }> {
  for (let picks = 0; picks < 400; picks++) {
    const before = await asked(clients)
    if (!before?.decisions[0]) throw new Error('nobody is asked')
    const [client, pick] = [clientOf(clients, before), anyPick(before.decisions[0], chance)]
    const after = await client.pick(pick)
    if (after.canUndo) return { client, before, pick, after }
  }
  throw new Error('nothing that could be taken back')
}

/** A view without what an undo leaves otherwise: ids of questions, the log, versions, times, and what can be taken back. */
const position = ({ decisions, table, waitingFor, waiting, you }: View): unknown => [
  decisions.map(({ id: _, ...decision }) => decision),
  table,
  waitingFor,
  Object.values(waiting).map(({ key, params }) => [key, params]),
  you,
]

test('refused in order: the table, the token, the phase, and that there is nothing to take back', async () => {
  expect(codeOf(await undo(new Client(reach, 'AAAAAAAAAAAAAAAA', 'no-token')))).toBe('404 no-such-game')
  const host = await lobbyFor(2)
  for (const token of [null, 'wrong'])
    expect(codeOf(await undo(new Client(reach, host.id, token)))).toBe('401 bad-token')
  expect(codeOf(await undo(host))).toBe('409 not-started')
  expect(codeOf(await read(await host.call('/undo')))).toBe('405 no-such-method')
  const clients = await tableFor(2)
  const [one, other] = clients
  for (const client of clients) expect(codeOf(await undo(client))).toBe('409 nothing-to-undo')
  expect(codeOf(await undo(new Client(reach, one.id, host.token)))).toBe('401 bad-token')
  const { client } = await undoable(clients)
  expect(codeOf(await undo(client === one ? other : one))).toBe('409 nothing-to-undo')
  await playOn(clients, new Chance(2))
  for (const each of clients) expect(codeOf(await undo(each))).toBe('409 over')
  expect(codeOf(await undo(watcher(one)))).toBe('401 bad-token')
})

test('a refused undo tells everybody the same and changes nothing', async () => {
  const clients = await tableFor(2)
  const [one, other] = clients
  const views = () => Promise.all(clients.map(client => client.view()))
  const [before, rows] = [await views(), await rowsOf(one)]
  expect((await undo(one)).body).toEqual((await undo(other)).body)
  expect([await views(), await rowsOf(one)]).toEqual([before, rows])
})

test('an undo is one row, and the answer is the view as it was before the pick', async () => {
  const clients = await tableFor(2)
  const { client, before, after } = await undoable(clients)
  const rows = await rowsOf(client)
  const answer = await undo(client)
  expect(answer.status).toBe(200)
  const now = answer.body
  expect(now).toEqual(await client.view())
  expect(await rowsOf(client)).toBe(rows + 1)
  expect(position(now)).toEqual(position(before))
  expect(now.version).toBe(after.version + 1)
  expect(now.log.at(-1)).toMatchObject({
    seat: before.you,
    key: 'undo',
    params: { since: (before.log.at(-1)?.n ?? 0) + 1 },
    text: expect.stringMatching(/ undid the last move$/),
  })
  expect(now.log.slice(0, -1)).toEqual(after.log.slice(-now.log.length + 1))
  expect(now.decisions[0]?.id).not.toBe(before.decisions[0]?.id)
})

test('a question says that its pick can be taken back, and it can', async () => {
  const clients = await tableFor(2)
  const chance = new Chance(1)
  let said = 0
  for (let picks = 0; picks < 60; picks++) {
    const before = required(await asked(clients))
    const [question] = before.decisions
    const after = await clientOf(clients, before).pick(anyPick(required(question), chance))
    if (!question?.undoable) continue
    expect(after.canUndo, question.key).toBe(true)
    said++
  }
  expect(said).toBeGreaterThan(5)
})

test('a purchase with its payment is taken back in one row, as it was made', async () => {
  const clients = await tableFor(2)
  const chance = new Chance(3)
  for (let tries = 0; ; tries++) {
    const view = await asked(clients)
    const [decision] = view?.decisions ?? []
    const buying = decision?.options.find(({ id }) => id.startsWith('buy-'))
    if (!view || !decision || tries > 200) throw new Error('never bought')
    const client = clientOf(clients, view)
    const hand = valleyIn(view)?.players[view.you ?? 0]?.hand
    const then = typeof hand === 'object' ? hand.map(({ id }) => [id]) : []
    const whole = buying
      ? then.map((_, count) => ({ decision: decision.id, options: [buying.id], then: then.slice(0, count + 1) }))
      : []
    for (const pick of whole) {
      if ((await send(client, pick)).status !== 200) continue
      const bought = await client.view()
      if (!bought.canUndo) break
      const rows = await rowsOf(client)
      expect(position(await client.undo())).toEqual(position(view))
      expect(await rowsOf(client)).toBe(rows + 1)
      return
    }
    await playOn(clients, chance, 1)
  }
})

test('a late repeat of a pick that was taken back does nothing, whether the table slept or not', async () => {
  const clients = await tableFor(2)
  const { client, pick } = await undoable(clients)
  const now = await client.undo()
  const rows = await rowsOf(client)
  const socket = await openSocket(client)
  for (const sleep of [false, true]) {
    if (sleep) await evict(client)
    const late = await send(client, pick)
    expect([late.status, late.body]).toEqual([200, await client.view()])
    socket.send({ type: 'pick', ...pick })
    expect((await socket.next('accepted')).version).toBe(now.version)
    const stale = await send(client, { ...pick, options: ['nonsense'] })
    expect(codeOf(stale)).toBe('409 stale-decision')
    expect(stale.body['view']).toEqual(await client.view())
  }
  expect(position(await client.view())).toEqual(position(now))
  expect(await rowsOf(client)).toBe(rows)
  await client.pick({ ...pick, decision: now.decisions[0]?.id ?? '' })
  expect((await send(client, pick)).status).toBe(200)
})

test('everybody with a live socket is told of it, each in a view with one version more', async () => {
  const clients = await tableFor(3)
  const { client } = await undoable(clients)
  const viewers = [...clients, watcher(client)]
  const sockets: LiveSocket[] = []
  for (const viewer of viewers) sockets.push(await openSocket(viewer))
  for (const socket of sockets) await socket.until(({ views }) => views.length > 0)
  const before = sockets.map(({ views }) => views.at(-1)?.version ?? 0)
  await client.undo()
  for (const [index, socket] of sockets.entries()) {
    await socket.until(({ views }) => (views.at(-1)?.version ?? 0) > (before[index] ?? 0))
    expect(socket.views.at(-1)).toMatchObject({
      version: (before[index] ?? 0) + 1,
      log: (await required(viewers[index]).view()).log,
    })
    expect(socket.views.at(-1)?.log.at(-1)?.key).toBe('undo')
  }
})

test('an undo wakes a table, and what follows does not depend on its sleep', async () => {
  const clients = await tableFor(3)
  const chance = new Chance(7)
  const viewers = [...clients, watcher(clients[0])]
  const views = () => Promise.all(viewers.map(viewer => viewer.view()))
  const asleep = async () => {
    const before = await views()
    await evict(clients[0])
    expect(await views()).toEqual(before)
  }
  let undone = 0
  for (let steps = 0; steps < 120; steps++) {
    const able = (await Promise.all(clients.map(client => client.view()))).filter(view => view.canUndo)
    if (able[0] && chance.once(3)) {
      await evict(clients[0])
      await clientOf(clients, able[0]).undo()
      undone++
    } else await playOn(clients, chance, 1)
    await asleep()
  }
  expect(undone).toBeGreaterThan(10)
})

test('`canUndo` is said exactly where an undo is taken', async () => {
  const clients = await tableFor(2)
  const chance = new Chance(8)
  let taken = 0
  for (let steps = 0; steps < 80; steps++) {
    await playOn(clients, chance, 1)
    for (const client of clients) {
      const { canUndo, phase } = await client.view()
      if (phase === 'over') return
      if (canUndo && !chance.once(4)) continue
      const answer = await undo(client)
      expect(canUndo ? answer.status : codeOf(answer)).toBe(canUndo ? 200 : '409 nothing-to-undo')
      if (canUndo) taken++
    }
    expect((await watcher(clients[0]).view()).canUndo).toBe(false)
  }
  expect(taken).toBeGreaterThan(5)
})

test('after fifty undos in one phase a seat takes nothing back any more, is told why, and is not offered it; the table slept or not', async () => {
  const clients = await tableFor(2, {}, 'tal')
  const client = clientOf(clients, required(await asked(clients)))
  const lay = async () => {
    const {
      decisions: [decision],
    } = await client.view()
    return client.pick({
      decision: decision?.id ?? '',
      options: [decision?.options.find(({ id }) => id.includes('>'))?.id ?? ''],
    })
  }
  for (let undone = 0; undone < 50; undone++) {
    expect((await lay()).canUndo).toBe(true)
    await client.undo()
  }
  expect((await lay()).canUndo).toBe(false)
  for (const sleep of [false, true]) {
    if (sleep) await evict(client)
    const refused = await undo(client)
    expect([codeOf(refused), refusalIn(refused).message]).toEqual([
      '409 nothing-to-undo',
      expect.stringContaining('50'),
    ])
    expect((await client.view()).canUndo).toBe(false)
  }
})

test('two undos at once take two picks back, or one and find nothing', async () => {
  const clients = await tableFor(2)
  const { client } = await undoable(clients)
  const rows = await rowsOf(client)
  const answers = await Promise.all([undo(client), undo(client)])
  const taken = answers.filter(({ status }) => status === 200).length
  expect(taken).toBeGreaterThan(0)
  expect(await rowsOf(client)).toBe(rows + taken)
})

test('an undo that could not be stored has not happened', async () => {
  const clients = await tableFor(2)
  const { client, after } = await undoable(clients)
  await fillDisk(client, 'the disk is full')
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(codeOf(await undo(client))).toBe('500 broken')
  reported.mockRestore()
  expect(await client.view()).toEqual(after)
  expect(position(await client.undo())).not.toEqual(position(after))
})

test('a repeated batch is the same if each of its picks is, as a set where order meant nothing', async () => {
  const clients = await tableFor(2)
  const { client, pick } = await undoable(clients)
  const stored = { options: ['p', 'q'], then: [['a', 'b'], ['c', 'd'], ['e']], ordered: [false, false, true, false] }
  await inside(client, ({ storage }) =>
    storage.sql.exec(
      "UPDATE rows SET happening = json_patch(happening, ?) WHERE happening ->> 'decision' = ?",
      JSON.stringify(stored),
      pick.decision,
    ),
  )
  const { decision } = pick
  const same = [
    [['a', 'b'], ['c', 'd'], ['e']],
    [['b', 'a'], ['c', 'd'], ['e']],
  ]
  const other = [
    [['a', 'b'], ['d', 'c'], ['e']],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [['a', 'b'], ['c', 'd'], ['f']],
    [['c', 'd'], ['a', 'b'], ['e']],
    [],
  ]
  for (const then of same) expect((await send(client, { decision, options: ['q', 'p'], then })).status).toBe(200)
  for (const then of other)
    expect(codeOf(await send(client, { decision, options: ['q', 'p'], then }))).toBe('409 stale-decision')
})
