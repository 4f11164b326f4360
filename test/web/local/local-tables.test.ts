// Tables of one browser: what was answered outlasts every crash, only one tab writes, and everything else is as at the server.
import { expect, test, vi } from 'vitest'
import type { MadeTable } from '#shared/protocol.ts'
import { isLocal } from '#shared/table/local-id.ts'
import { anyPick } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import { claimByLock } from '#web/lib/local/claims.ts'
import type { MadeLocalTable } from '#web/lib/local/calls.ts'
import { PassingStore, type Store } from '#web/lib/local/store.ts'
import { takenOver } from '#web/lib/local/wire.ts'
import { codeOf, first, happening, newStore, noLocks, playOn, stolenLocks, Tab, type Connected } from './tabs.ts'

/** A store that keeps nothing more from a moment on, until it is told to go on. */
function halting(store: Store) {
  let halted: Promise<void> | null = null
  let goOn = () => {}
  return {
    store: happening(store, async () => {
      await halted
    }),
    halt: () => {
      halted = new Promise(resolve => {
        goOn = resolve
      })
    },
    goOn: () => goOn(),
  }
}

test('a table is made with tokens for all people, and its game begins at once', async () => {
  const tab = new Tab(await newStore(), stolenLocks(), 1)
  const { id, clients } = await tab.make({ others: ['Anna', 'Ben'] })
  expect(isLocal(id)).toBe(true)
  const views = await Promise.all(clients.map(client => required(client).view()))
  expect(views.map(({ you, phase }) => [you, phase])).toEqual([0, 1, 2].map(seat => [seat, 'playing']))
  const against = await tab.make({ bots: ['club', 'newcomer'] })
  expect(against.clients.map(client => client !== null)).toEqual([true])
  expect((await first(against.clients).view()).seats.map(({ bot }) => bot)).toEqual([null, 'club', 'newcomer'])
})

test('a repeated call finds the same table and the same seats', async () => {
  const tab = new Tab(await newStore(), stolenLocks(), 2)
  const wish = { others: ['Anna'], key: 'k'.repeat(22) }
  const [one, two] = [await tab.make(wish), await tab.make(wish)]
  expect(two.id).toBe(one.id)
  expect(two.clients.map(client => client?.token)).toEqual(one.clients.map(client => client?.token))
})

test('a tab that loses a table to another one while both make it deletes nothing of it', async () => {
  const disk = await newStore()
  const { store, halt, goOn } = halting(disk)
  const wish = { others: ['Anna'], key: 'k'.repeat(22) }
  halt()
  const lost = expect(new Tab(store, noLocks, 2).make(wish)).rejects.toThrow('elsewhere')
  const { id, clients } = await new Tab(disk, noLocks, 3).make(wish)
  const rows = await disk.read(id)
  goOn()
  await lost
  expect(await disk.read(id)).toEqual(rows)
  expect((await required(clients[1]).view()).phase).toBe('playing')
})

test('after a reload a game goes on from the same state, against bots too', async () => {
  const store = await newStore()
  const chance = new Chance(3)
  const tab = new Tab(store, stolenLocks(), 3)
  const { id, clients } = await tab.make({ bots: ['newcomer'] })
  for (let loads = 1; loads < 5; loads++) {
    const before = await playOn(
      clients.map(client => client && new Tab(store, noLocks, loads).client(id, client.token)),
      6,
      chance,
    )
    const after = await new Tab(store, noLocks, loads + 10).client(id, first(clients).token).view()
    expect(after).toEqual(before)
  }
})

test('a whole game on one device can be watched again, and all go on together', async () => {
  const tab = new Tab(await newStore(), stolenLocks(), 4)
  const { id, clients } = await tab.make({
    game: 'tal',
    options: { short: true },
    others: ['Anna'],
    bots: ['newcomer'],
    share: 'a'.repeat(22),
  })
  const end = await playOn(clients, 10_000, new Chance(4))
  expect(end.phase).toBe('over')
  const history = await (await tab.client(id).call('/history')).json()
  expect(history).toMatchObject({ game: 'tal', seats: 3, seed: end.seed, shuffle: end.shuffle })
  expect(end.shuffle?.shares).toEqual(['a'.repeat(22), null, null])

  const tokens = clients.map(client => client?.token ?? null)
  const anna = required(clients.at(-1))
  const answer = await anna.call('/again', 'POST', { tokens, share: 'b'.repeat(22) })
  const next: MadeLocalTable = await answer.json()
  expect([answer.status, isLocal(next.id), next.tokens.filter(Boolean).length]).toEqual([201, true, 2])
  expect((await required(clients[0]).view()).next).toBe(next.id)
  const { shuffle, host } = await tab.client(next.id).view()
  expect(shuffle?.shareHashes.map(Boolean)).toEqual([0, 1, 2].map(seat => seat === host))
  for (const [seat, token] of next.tokens.entries())
    if (token !== null) expect(await tab.client(next.id, token).view()).toMatchObject({ you: seat, phase: 'playing' })
  const again: MadeTable = await (await anna.call('/again', 'POST', { tokens })).json()
  expect(again).toEqual(next)

  // Once that table is deleted, they go on at another one.
  await tab.client(next.id).call('', 'DELETE')
  const other: MadeLocalTable = await (await anna.call('/again', 'POST', { tokens })).json()
  expect([isLocal(other.id), other.id === next.id]).toEqual([true, false])
  expect((await anna.view()).next).toBe(other.id)
  const opened = await Promise.all([next, other].map(async table => (await tab.client(table.id).call('')).status))
  expect(opened).toEqual([404, 200])
})

test('nothing is answered or sent before it is on the disk, and a crash loses nothing that was', async () => {
  const disk = await newStore()
  const { store, halt, goOn } = halting(disk)
  const tab = new Tab(store, stolenLocks(), 5)
  const { id, clients } = await tab.make({ others: ['Anna'] })
  const views = await Promise.all(clients.map(client => required(client).view()))
  const asked = views.findIndex(({ decisions }) => decisions.length > 0)
  const client = required(clients[asked])
  const line = await tab.connect(client)
  await expect.poll(() => line.view().decisions).toHaveLength(1)
  const known = line.messages.length
  const rows = await disk.read(id)

  halt()
  const pick = anyPick(required(line.view().decisions[0]), new Chance(5))
  line.pick(pick)
  const called = client.pick(pick)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(line.messages).toHaveLength(known)
  expect(await Promise.race([called, Promise.resolve('no answer')])).toBe('no answer')
  // The browser crashes here: the pick was never acknowledged, and is not there.
  expect(await disk.read(id)).toEqual(rows)
  expect((await new Tab(disk, noLocks, 6).client(id, client.token).view()).decisions).toEqual(line.view().decisions)

  goOn()
  await called
  await expect.poll(() => line.messages.at(-1)?.type).toBe('accepted')
  // And here: it is.
  const view = await new Tab(disk, noLocks, 7).client(id, client.token).view()
  expect(view.decisions).toEqual((await client.view()).decisions)
  expect((await disk.read(id)).length).toBe(rows.length + 1)
})

const tellers = [
  ['where the browser has locks', stolenLocks],
  ['where it has none', () => noLocks],
] as const
test.each(tellers)('of two tabs the newest has a table, and the older writes nothing more, %s', async (_, locks) => {
  const store = await newStore()
  const claim = locks()
  const older = new Tab(store, claim, 8)
  const newer = new Tab(store, claim, 9)
  const { id, clients } = await older.make({ others: ['Anna'] })
  const views = await Promise.all(clients.map(client => required(client).view()))
  const client = required(clients[views.findIndex(({ decisions }) => decisions.length > 0)])
  const line = await older.connect(client)
  const [decision] = (await client.view()).decisions
  const rows = await store.read(id)

  // To look at it, as the front page does, takes it from nobody.
  await newer.client(id, client.token).view()
  expect(line.closedBy()).toBeNull()

  const taken = await newer.connect(newer.client(id, client.token))
  const pick = anyPick(required(decision), new Chance(8))
  line.pick(pick)
  await expect.poll(() => line.closedBy()).toBe(takenOver)
  expect(await store.read(id)).toEqual(rows)
  expect(line.messages.map(({ type }) => type)).not.toContain('accepted')
  expect(await codeOf(await client.call('/picks', 'POST', pick))).toBe('409 elsewhere')
  expect(await codeOf(await client.call('/undo', 'POST'))).toBe('409 elsewhere')
  expect(await store.read(id)).toEqual(rows)

  taken.pick(pick)
  await expect.poll(() => taken.messages.at(-1)?.type).toBe('accepted')
  expect((await store.read(id)).length).toBe(rows.length + 1)

  // By connecting again it is taken back, as it stands now.
  const back: Connected = await older.connect(client)
  await expect.poll(() => back.view().version).toBe(taken.view().version)
  const mine = await client.view()
  expect(mine.log).toEqual(taken.view().log)
  expect(await codeOf(await client.call('/again', 'POST', {}))).toBe('409 not-over')
})

/** A store that cannot give its tables out for so many tries, as where the disk fails for a moment. */
const failing = (store: Store, tries: number): Store => ({
  isKept: true,
  take: (...taken) => (tries-- > 0 ? Promise.reject(new Error('no disk')) : store.take(...taken)),
  read: id => store.read(id),
  remove: id => store.remove(id),
  append: (...row) => store.append(...row),
})

test('a table that could not be read once is taken at the next try, by the same tab and for good', async () => {
  const store = await newStore()
  const { clients } = await new Tab(store, noLocks, 14).make({ bots: ['newcomer'] })
  vi.spyOn(console, 'error').mockReturnValueOnce()
  const tab = new Tab(failing(store, 1), claimByLock, 15)
  const mine = tab.client(first(clients).id, first(clients).token)
  expect((await tab.connect(mine)).closedBy()).toBe(1011)
  const line = await tab.connect(mine)
  expect(await codeOf(await mine.call('/undo', 'POST'))).toBe('409 nothing-to-undo')
  expect(line.closedBy()).toBeNull()
})

test('where the connection to the disk is lost a table goes on over another one', async () => {
  const connections: IDBDatabase[] = []
  const store = await newStore(database => connections.push(database))
  const tab = new Tab(store, stolenLocks(), 16)
  const { id, clients } = await tab.make({ bots: ['newcomer'] })
  await playOn(clients, 2, new Chance(16))
  const before = (await store.read(id)).length
  for (const connection of connections.splice(0)) connection.close()
  await playOn(clients, 2, new Chance(17))
  expect((await store.read(id)).length).toBeGreaterThan(before)
  expect(connections.length).toBe(1)
})

test('a table is deleted in the middle of its game, and nothing of it stays', async () => {
  const store = await newStore()
  const tab = new Tab(store, stolenLocks(), 10)
  const { id, clients } = await tab.make({ bots: ['newcomer'] })
  const other = await tab.make({ bots: ['newcomer'] })
  await playOn(clients, 3, new Chance(10))
  expect((await tab.client(id).call('', 'DELETE')).status).toBe(200)
  expect(await store.read(id)).toEqual([])
  expect(await codeOf(await first(clients).call(''))).toBe('404 no-such-game')
  expect((await first(other.clients).view()).phase).toBe('playing')
  const gone = await tab.connect(first(clients))
  expect([gone.messages, gone.closedBy()]).toMatchObject([[{ type: 'error', error: { code: 'no-such-game' } }], 4404])
})

test.each(tellers)('a table that another tab deletes is gone, not open elsewhere, %s', async (name, locks) => {
  const store = await newStore()
  const claim = locks()
  const tab = new Tab(store, claim, 18)
  const { id, clients } = await tab.make({ others: ['Anna'] })
  const views = await Promise.all(clients.map(client => required(client).view()))
  const client = required(clients[views.findIndex(({ decisions }) => decisions.length > 0)])
  const line = await tab.connect(client)
  const [decision] = (await client.view()).decisions
  await new Tab(store, claim, 19).client(id).call('', 'DELETE')

  // Without locks it is found out by whoever wants to go on.
  if (name === 'where it has none') {
    expect(await codeOf(await client.call('/picks', 'POST', anyPick(required(decision), new Chance(18))))).toBe(
      '404 no-such-game',
    )
  }
  await expect.poll(() => line.closedBy()).toBe(1011)
  const gone = await tab.connect(client)
  expect([gone.messages, gone.closedBy()]).toMatchObject([[{ type: 'error', error: { code: 'no-such-game' } }], 4404])
  expect(await store.read(id)).toEqual([])
})

test('a refusal has the code of the server', async () => {
  const tab = new Tab(await newStore(), stolenLocks(), 11)
  const { id, clients } = await tab.make({ bots: ['newcomer'] })
  const mine = first(clients)
  expect(await codeOf(await tab.client(id, 'wrong').call(''))).toBe('401 bad-token')
  expect(await codeOf(await tab.client('here-AAAAAAAAAAAAAAAA').call(''))).toBe('404 no-such-game')
  expect(await codeOf(await mine.call('/seats/1/stand-in', 'POST', { bot: 'club' }))).toBe('404 no-such-path')
  expect(await codeOf(await mine.call('/seats/1', 'DELETE'))).toBe('404 no-such-path')
  expect(await codeOf(await mine.call('/undo', 'POST'))).toBe('409 nothing-to-undo')
  expect(await codeOf(await mine.call('/again', 'POST', {}))).toBe('409 not-over')
  expect(await codeOf(await mine.call('/picks', 'POST', { decision: '0-99', options: [] }))).toBe('409 stale-decision')
  expect(await codeOf(await mine.call('/history'))).toBe('409 not-over')
  const answer = await tab.reach('/api/games/here', {
    method: 'POST',
    body: JSON.stringify({ game: 'valley', name: 'Mira', seats: 2, options: { edition: 'none' }, bots: ['club'] }),
  })
  expect(await codeOf(answer)).toBe('422 bad-options')
})

test('a view that is known already is not sent again; older lines, what was missed and hints are there', async () => {
  const tab = new Tab(await newStore(), stolenLocks(), 12)
  const { clients } = await tab.make({ bots: ['newcomer'] })
  const mine = first(clients)
  const view = await playOn(clients, 12, new Chance(12))
  const known = await mine.call('', 'GET', undefined, { 'If-None-Match': `W/"0-${view.version}"` })
  expect(known.status).toBe(304)
  const { log } = await (await mine.call('/log?before=5')).json()
  expect(log.map(({ n }: { n: number }) => n)).toEqual([1, 2, 3, 4])
  expect((await mine.call('/missed')).status).toBe(200)
  await expect.poll(async () => (await mine.view()).decisions.length).toBe(1)
  const hint = await mine.call('/hint')
  expect([hint.status, await hint.json()]).toMatchObject([200, { picks: expect.anything() }])
})

test('over a connection that its client has closed nothing comes any more', async () => {
  const tab = new Tab(await newStore(), stolenLocks(), 20)
  const { id, clients } = await tab.make({ bots: ['newcomer'] })
  const [closed, open] = [await tab.connect(first(clients)), await tab.connect(first(clients))]
  await expect.poll(() => open.view().decisions.length).toBe(1)
  closed.line?.close()
  const known = closed.messages.length
  open.pick(anyPick(required(open.view().decisions[0]), new Chance(20)))
  await expect.poll(() => open.messages.map(({ type }) => type)).toContain('accepted')
  expect(closed.messages).toHaveLength(known)
  await tab.client(id).call('', 'DELETE')
  expect([closed.closedBy(), open.closedBy()]).toEqual([null, 1011])
})

test('a table that is not there is not held, nor one that is deleted', async () => {
  let held = 0
  const claim = () => {
    held++
    return () => void held--
  }
  const tab = new Tab(await newStore(), claim, 21)
  expect((await tab.connect(tab.client('here-AAAAAAAAAAAAAAAA'))).closedBy()).toBe(4404)
  expect(held).toBe(0)
  const { id } = await tab.make({ bots: ['newcomer'] })
  expect(held).toBe(1)
  await tab.client(id).call('', 'DELETE')
  expect(held).toBe(0)
})

test('without a disk a table works until its page is closed', async () => {
  const store = new PassingStore()
  expect(store.isKept).toBe(false)
  const tab = new Tab(store, noLocks, 13)
  const { id, clients } = await tab.make({ bots: ['newcomer'] })
  const line = await tab.connect(first(clients))
  await playOn(clients, 5, new Chance(13))
  line.line?.frame('ping')
  await expect.poll(() => line.pongs()).toBe(1)
  await expect.poll(() => line.view().log.length).toBeGreaterThan(3)
  await tab.client(id).call('', 'DELETE')
  expect(line.closedBy()).toBe(1011)
  expect(await codeOf(await first(clients).call(''))).toBe('404 no-such-game')
})
