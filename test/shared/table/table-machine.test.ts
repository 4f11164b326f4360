// What happens at a table apart from its game: who sits down and leaves, who is connected, what is refused, what fails, and
// when it is deleted. All of it at the machine itself, without any server.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LogLine, View } from '#shared/protocol.ts'
import { unreadRetry } from '#shared/table/alarm.ts'
import { ApiError } from '#shared/table/api-error.ts'
import { untouched, untouchedLobby } from '#shared/table/lifetime.ts'
import { Seats } from '#shared/table/seats.ts'
import { drawLot, hashOf, seatToken, tableId } from '#shared/table/tokens.ts'
import { anyPick } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { refusalOf, MemoryPlace, bodyOf, settled, type HostedTable, type MemoryConnection } from './memory-place.ts'
import { required } from '#test/shared/required.ts'

const key = 'k'.repeat(22)
const names = ['Anna', 'Bert', 'Cleo']
const valley = (seats: number) => ({ game: 'valley' as const, seats })
const playing = () => new MemoryPlace(1).made(valley(3), names)
const connectedIn = ({ view }: MemoryConnection) => view.seats.map(({ connected }) => connected)

/** A pick of whoever is asked now. */
async function nextPick(table: HostedTable, seated: readonly { readonly token: string }[]) {
  const { waitingFor } = bodyOf<View>(await table.machine.fetchView(null, null))
  const token = seated[waitingFor[0] ?? 0]?.token ?? ''
  const [decision] = bodyOf<View>(await table.machine.fetchView(token, null)).decisions
  if (!decision) throw new Error('nobody is asked')
  return { token, pick: anyPick(decision, new Chance(1)) }
}

test('a table fills, empties and begins, and is restored after it was unloaded', async () => {
  const place = new MemoryPlace(1)
  const { id, table, seated } = await place.made({ ...valley(3), key }, ['Anna', 'Bert'])
  const request = { ...valley(3), id, key, name: 'Anna', origin: 'https://table.test' }
  const [host, guest] = seated
  const watching = table.connect()
  expect(bodyOf(await table.machine.make(request))).toMatchObject({ seat: 0, token: host?.token })
  expect(refusalOf(await table.machine.leave(guest?.token ?? '', 0))).toBe('403 host-only')
  expect(refusalOf(await table.machine.leave(host?.token ?? '', 0))).toBe('409 host-stays')
  bodyOf(await table.machine.leave(guest?.token ?? '', 1))
  expect(watching.view.seats.map(({ name }) => name)).toEqual(['Anna', null, null])
  table.unload()
  expect(refusalOf(await table.machine.fetchView(guest?.token ?? '', null))).toBe('401 bad-token')
  for (const name of ['Cleo', 'Dora']) bodyOf(await table.machine.sit({ name }))
  expect(watching.view).toMatchObject({ phase: 'playing', version: 5 })
  expect(refusalOf(await table.machine.sit({ name: 'Emil' }))).toBe('409 already-started')
  expect(table.rows.texts).toHaveLength(5)
})

test('whoever is sent away is gone for everybody, whether or not the client answers the close', async () => {
  const place = new MemoryPlace(1)
  const { table, seated } = await place.made(valley(3), ['Anna', 'Bert'])
  const watching = table.connect()
  const phone = table.connect(seated[1]?.token)
  await place.pass(1000)
  expect(connectedIn(watching)).toEqual([false, true, false])
  bodyOf(await table.machine.leave(seated[0]?.token ?? '', 1))
  expect(phone.closed?.code).toBe(4401)
  await place.pass(1000)
  expect(connectedIn(watching)).toEqual([false, false, false])
})

test('a host who leaves alone gives the table up', async () => {
  const { id, table, seated } = await new MemoryPlace(1).made(valley(2), ['Anna'])
  const watching = table.connect()
  bodyOf(await table.machine.leave(seated[0]?.token ?? '', 0))
  expect([watching.closed, table.rows.exist, table.wakeAt]).toEqual([
    { code: 4404, reason: 'no-such-game' },
    false,
    null,
  ])
  expect(id).toHaveLength(16)
  expect(refusalOf(await table.machine.fetchView(null, null))).toBe('404 no-such-game')
})

test('if the deletion of a table that its host gives up is cut off, the table still has its host', async () => {
  const { table, seated } = await new MemoryPlace(1).made(valley(2), ['Anna'])
  const token = seated[0]?.token ?? ''
  table.rows.clear = () => Promise.reject(new Error('the power is gone'))
  const watching = table.connect()
  expect((await table.machine.leave(token, 0)).status).toBe(500)
  expect(watching.closed).toBeNull()
  table.unload()
  expect(bodyOf<View>(await table.machine.fetchView(token, null)).seats[0]?.name).toBe('Anna')
  expect(bodyOf(await table.machine.sit({ name: 'Bert' }))).toMatchObject({ seat: 1 })
})

test('who is connected is sent a second later, all at once, and nothing of those who came back meanwhile', async () => {
  const place = new MemoryPlace(1)
  const { table, seated } = await place.made(valley(3), names)
  const watching = table.connect()
  const [anna, bert] = seated.map(({ token }) => table.connect(token))
  expect(watching.messages).toHaveLength(1)
  await place.pass(1000)
  expect([watching.messages.length, connectedIn(watching)]).toEqual([2, [true, true, true]])
  table.disconnect(required(anna))
  table.connect(seated[0]?.token)
  await place.pass(1000)
  expect(watching.messages).toHaveLength(2)
  table.unload()
  table.disconnect(required(bert))
  await place.pass(1000)
  expect([watching.messages.length, connectedIn(watching)]).toEqual([3, [true, false, true]])
})

test('a page of the log is the same to the byte, however often another seat has changed its mind in secret', async () => {
  const logAfter = async (changes: number): Promise<string> => {
    const place = new MemoryPlace(5)
    const { table, seated } = await place.made({ game: 'tal', seats: 2 }, ['Anna', 'Bert'])
    const pick = async (seat: number, wished: readonly string[]): Promise<string> => {
      const token = seated[seat]?.token ?? ''
      const decision = required(bodyOf<View>(await table.machine.fetchView(token, null)).decisions[0])
      const option = decision.options.find(({ id }) => wished.includes(id)) ?? required(decision.options[0])
      bodyOf(await table.machine.pick(token, { decision: decision.id, options: [option.id] }))
      return option.id
    }
    for (let seals = 0; seals < 3;) {
      place.now += 1000
      const seat = required(bodyOf<View>(await table.machine.fetchView(null, null)).waitingFor[0])
      if (seals === 0 && seat === 1)
        for (let count = 0; count < changes; count++) await pick(1, [count % 2 === 0 ? '4>0' : '4<0'])
      if ((await pick(seat, ['seal'])) === 'seal') seals++
    }
    return (await table.machine.log(seated[0]?.token ?? '', Number.MAX_SAFE_INTEGER)).text
  }
  const log = await logAfter(0)
  expect(bodyOf<{ readonly log: readonly LogLine[] }>({ status: 200, text: log }).log.length).toBeGreaterThan(4)
  for (const changes of [2, 20, 60]) expect(await logAfter(changes)).toBe(log)
})

test('a row that cannot be stored leaves nothing behind, and the same pick is taken later', async () => {
  const { table, seated } = await playing()
  const { token, pick } = await nextPick(table, seated)
  const watching = table.connect()
  table.rows.failure = new Error('the disk is full')
  expect(refusalOf(await table.machine.pick(token, pick))).toBe('500 broken')
  expect(table.unexpectedErrors).toHaveLength(1)
  expect([table.rows.texts.length, watching.messages.length]).toEqual([3, 1])
  const view = bodyOf<View>(await table.machine.pick(token, pick))
  expect(bodyOf(await table.machine.pick(token, pick))).toEqual(view)
  expect(table.rows.texts).toHaveLength(4)
  expect(refusalOf(await table.machine.pick(token, { ...pick, options: ['another'] }))).toBe('409 stale-decision')
})

test('what a connection may not do is answered over it, and too much of it closes it', async () => {
  const { table, seated } = await playing()
  const watching = table.connect()
  await table.machine.receive(watching, JSON.stringify({ type: 'pick', decision: '0-1', options: ['end'] }))
  expect(watching.messages.at(-1)).toMatchObject({ type: 'error', decision: '0-1', error: { code: 'bad-token' } })
  for (let count = 0; count < 3; count++) await table.machine.receive(watching, '{')
  expect(watching.closed).toEqual({ code: 4400, reason: 'bad-json' })
  expect(() => table.connect('nobody')).toThrow(ApiError)
  const lines = Array.from({ length: 8 }, () => table.connect(seated[0]?.token))
  expect(() => table.connect(seated[0]?.token)).toThrow('too-many')
  expect(lines.every(({ isOpen }) => isOpen)).toBe(true)
})

test('whoever has picked is answered before the options of those asked next are sought', async () => {
  for (const isFrame of [true, false]) {
    const { table, seated } = await playing()
    const connections = seated.map(({ token }) => table.connect(token))
    for (let picks = 0; picks < 20; picks++) {
      const { token, pick } = await nextPick(table, seated)
      const seat = seated.findIndex(each => each.token === token)
      const picker = required(connections[seat])
      const asked = () => picker.view.waitingFor
      let served = (): void => {}
      // Options are sought once others were served, which they are not yet.
      table.onTurn = () => (asked().includes(seat) ? undefined : new Promise(resolve => (served = resolve)))
      const known = connections.map(({ messages }) => messages.length)
      if (isFrame) await table.machine.receive(picker, JSON.stringify({ type: 'pick', ...pick }))
      else expect(bodyOf<View>(await table.machine.pick(token, pick)).version).toBe(picker.view.version)
      if (isFrame) expect(picker.messages.at(-1)).toMatchObject({ type: 'accepted', version: picker.view.version })
      for (const next of asked().filter(each => each !== seat))
        expect(connections[next]?.messages.length).toBe(known[next])
      table.onTurn = () => {}
      served()
      await settled()
      for (const { view } of connections) expect(view.waitingFor).toEqual(picker.view.waitingFor)
    }
  }
})

test('a request for the whole view is answered at once, and within two seconds only when they are over', async () => {
  const place = new MemoryPlace(1)
  const { table } = await place.made(valley(3), names)
  const watching = table.connect()
  // Everybody is told meanwhile that somebody watches.
  await place.pass(2000)
  expect(watching.messages).toHaveLength(2)
  const wish = JSON.stringify({ type: 'view' })
  for (let count = 0; count < 3; count++) await table.machine.receive(watching, wish)
  expect(watching.messages).toHaveLength(3)
  await place.pass(1999)
  expect(watching.messages).toHaveLength(3)
  await place.pass(1)
  expect(watching.messages).toHaveLength(4)
  // The clock is set back: nobody waits for the time that it showed before.
  place.now -= 60 * 60 * 1000
  await table.machine.receive(watching, wish)
  await place.pass(2000)
  expect(watching.messages).toHaveLength(5)
})

test('whoever asks for the whole view or connects before all are told leaves nobody of the same seat behind', async () => {
  const place = new MemoryPlace(1)
  const { table, seated } = await place.made(valley(3), names)
  const pairs = seated.map(({ token }) => [table.connect(token), table.connect(token)] as const)
  await place.pass(2000)
  const { token, pick } = await nextPick(table, seated)
  const picking = table.machine.pick(token, pick)
  const [, guest] = pairs
  for (const [asking] of pairs) await table.machine.receive(asking, JSON.stringify({ type: 'view' }))
  const late = seated.map(each => table.connect(each.token))
  bodyOf(await picking)
  for (const [seat, pair] of pairs.entries()) {
    const view = bodyOf<View>(await table.machine.fetchView(seated[seat]?.token ?? null, null))
    for (const { view: known } of [...pair, required(late[seat])]) expect(known).toEqual(view)
    expect(late[seat]?.messages).toHaveLength(1)
  }
  expect(guest?.[1].messages.map(({ type }) => type)).toEqual(['view', 'change', 'change'])
})

test('with limits, whoever asks for too much or reads nothing is closed, and of the latter all are told', async () => {
  const place = new MemoryPlace(1)
  const { table, seated } = await place.made(valley(3), names)
  place.isLimited = true
  const asking = table.connect(seated[0]?.token)
  const wish = JSON.stringify({ type: 'view' })
  for (let count = 0; count < 25 && asking.isOpen; count++) await table.machine.receive(asking, wish)
  expect(asking.closed?.code).toBe(4429)
  const mute = table.connect(seated[1]?.token)
  await place.pass(1000)
  for (let count = 0; count < 500 && mute.isOpen; count++) {
    const { token, pick } = await nextPick(table, seated)
    bodyOf(await table.machine.pick(token, pick))
    if (bodyOf<View>(await table.machine.fetchView(null, null)).phase === 'over') break
  }
  expect(mute.closed).toEqual({ code: 4408, reason: 'too-many' })
  const isConnected = async () => bodyOf<View>(await table.machine.fetchView(null, null)).seats[1]?.connected
  expect(await isConnected()).toBe(true)
  await place.pass(1000)
  expect(await isConnected()).toBe(false)
})

test('a lobby says until when it is kept, since it was last changed; during the game nothing is said of that', async () => {
  const place = new MemoryPlace(1)
  const { table } = await place.made(valley(3), ['Anna', 'Bert'])
  const said = async () => bodyOf<View>(await table.machine.fetchView(null, null)).keptUntil
  const kept = new Date(place.now + untouchedLobby).toISOString()
  await place.pass(5000)
  table.unload()
  expect(await said()).toBe(kept)
  bodyOf(await table.machine.sit({ name: 'Cleo' }))
  expect(await said()).toBeNull()
  const lobby = await place.made(valley(3), ['Anna'])
  await place.pass(5000)
  bodyOf(await lobby.table.machine.sit({ name: 'Bert' }))
  expect(bodyOf<View>(await lobby.table.machine.fetchView(null, null)).keptUntil).toBe(
    new Date(place.now + untouchedLobby).toISOString(),
  )
})

test('a table is deleted once nobody has used it for long, a lobby sooner', async () => {
  const place = new MemoryPlace(1)
  const lobby = await place.made(valley(2), ['Anna'])
  const begun = await place.made(valley(3), names)
  await place.pass(untouchedLobby)
  expect([lobby.table.rows.exist, begun.table.rows.exist]).toEqual([false, true])
  const { token, pick } = await nextPick(begun.table, begun.seated)
  bodyOf(await begun.table.machine.pick(token, pick))
  begun.table.unload()
  await place.pass(untouched - 1)
  expect(begun.table.rows.exist).toBe(true)
  await place.pass(1)
  expect([begun.table.rows.exist, begun.table.wakeAt]).toEqual([false, null])
})

test('a deletion that fails at its time is tried again, later and later, and nobody is told before it is done', async () => {
  const place = new MemoryPlace(1)
  const { table } = await place.made(valley(2), ['Anna'])
  const watching = table.connect()
  const pass = async (time: number) => {
    await place.pass(time)
    return required(table.wakeAt) - place.now
  }
  const { clear } = table.rows
  table.rows.clear = () => Promise.reject(new Error('the disk is gone'))
  const first = await pass(untouchedLobby)
  expect(first).toBe(1000)
  const second = await pass(first)
  expect(await pass(second)).toBeGreaterThan(second)
  expect([watching.closed, table.rows.exist, table.unexpectedErrors.length]).toEqual([null, true, 3])
  table.rows.clear = clear
  await place.pass(required(table.wakeAt) - place.now)
  expect([watching.closed?.code, table.rows.exist, table.wakeAt]).toEqual([4404, false, null])
})

test('a table whose newest row cannot be read at its time is looked after again, and deleted once it can', async () => {
  const place = new MemoryPlace(1)
  const { table } = await place.made(valley(2), ['Anna'])
  const text = required(table.rows.texts.pop())
  table.rows.texts.push('{')
  table.unload()
  await place.pass(untouchedLobby)
  for (let times = 1; times < 3; times++) {
    expect([table.unexpectedErrors.length, table.rows.exist, required(table.wakeAt) - place.now]).toEqual([
      times,
      true,
      unreadRetry,
    ])
    table.unload()
    await place.pass(unreadRetry)
  }
  table.rows.texts[0] = text
  await place.pass(unreadRetry)
  expect([table.rows.exist, table.wakeAt]).toEqual([false, null])
})

test('ids and tokens are what the API says, and only a token that was given stands for its seat', () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
  const bytes = (count: number) => Uint8Array.from({ length: count }, (_, at) => 251 - 7 * at)
  expect(tableId(key, bytes)).toBe(digest(`table${key}`).slice(0, 16))
  expect(seatToken('a table', key, bytes)).toBe(digest(`tokena table${key}`))
  expect(tableId(undefined, bytes)).toBe(Buffer.from(bytes(12)).toString('base64url'))
  expect(seatToken('a table', undefined, bytes)).toBe(Buffer.from(bytes(16)).toString('base64url'))
  const seats = new Seats([{ name: 'Anna', hash: hashOf('one') }, null, { name: 'Cleo', hash: hashOf('other') }])
  expect(['one', 'other', '', 'another'].map(token => seats.of(token))).toEqual([0, 2, null, null])
})

test('lots fall evenly, and a word beyond the last whole multiple is drawn again', () => {
  const words = [0xffffffff, 0xfffffffe, 7]
  const drawn = drawLot(5, () => new Uint8Array(new Uint32Array([words.shift() ?? 0]).buffer).reverse())
  expect([drawn, words]).toEqual([4, [7]])
  const chance = new Chance(1)
  const counts = [0, 0, 0]
  for (let count = 0; count < 3000; count++) {
    const lot = drawLot(3, size => Uint8Array.from({ length: size }, () => chance.below(256)))
    counts[lot] = (counts[lot] ?? 0) + 1
  }
  expect(Math.min(...counts)).toBeGreaterThan(900)
})
