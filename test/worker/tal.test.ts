// Tal der Könige through the API: played by clients that know no rules, and what is sealed exists for nobody else.
import { expect, test } from 'vitest'
import { scoreParts } from '#shared/tal/messages/en/prompts.ts'
import type { View } from '#shared/protocol.ts'
import { settle } from '#shared/tal/options.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { playOn, type Client, type Clients } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { blocksOnTable } from '../shared/tal/blocks-on-table.ts'
import { openSocket, untilPresent, withChanges } from './live-socket.ts'
import { codeOf, evict, refusalIn, send, tableFor, watcher } from './api-client.ts'
import { required } from '#test/shared/required.ts'
import { talTable } from '#test/shared/typed-by-game.ts'

const boardFor = (seats: number, options = {}): Promise<Clients> => tableFor(seats, options, 'tal')
const seen = (view: View): TalTable => talTable(view.table)

/** Makes the pick with this option. */
async function choose(client: Client, option: string): Promise<View> {
  const { decisions } = await client.view()
  return client.pick({ decision: decisions[0]?.id ?? '', options: [option] })
}

/** The client at this seat. */
const at = (clients: Clients, seat: number): Client => required(clients[seat])

/** Lets everybody pass through what is asked until marches are written. */
async function untilMarches(clients: Clients): Promise<void> {
  for (;;) {
    const { waitingFor } = await clients[0].view()
    const view = await at(clients, waitingFor[0] ?? 0).view()
    const [question] = view.decisions
    if (question?.key === 'march') return
    await choose(at(clients, view.you ?? 0), question?.options.at(-1)?.id ?? '')
  }
}

test.each([2, 3, 4])('%i players come to a scored end, forgotten now and then', async seats => {
  const clients = await boardFor(seats, { short: seats === 3 })
  const viewers = [...clients, watcher(clients[0])]
  let picks = 0
  await playOn(clients, new Chance(seats), Infinity, async view => {
    expect(blocksOnTable(seen(view))).toBe(165)
    if (++picks % 30 !== 0) return
    const before = await Promise.all(viewers.map(viewer => viewer.view()))
    await evict(clients[0])
    expect(await Promise.all(viewers.map(viewer => viewer.view()))).toEqual(before)
  })
  const view = await clients[0].view()
  expect(view).toMatchObject({ game: 'tal', phase: 'over', waitingFor: [], options: { short: seats === 3 } })
  expect(view.result?.scores).toHaveLength(seats)
  expect(view.result?.scores[0]?.parts.map(({ label }) => label)).toContain(scoreParts['large-single'])
})

test("tablets that are not sealed move nobody else's version and send nobody anything; sealing shows how many lie where", async () => {
  const clients = await boardFor(3)
  const { turn } = seen(await clients[0].view())
  const bidder = at(clients, turn ?? 0)
  const others = [...clients.filter(client => client !== bidder), watcher(clients[0])]
  const sockets = await Promise.all(
    others.map((other, index) => openSocket(other, index === 0 ? undefined : withChanges(other))),
  )
  await untilPresent(
    clients.flatMap((client, seat) => (client === bidder ? [] : [seat])),
    sockets,
  )
  const received = sockets.map(socket => socket.received.length)
  const before = await Promise.all(others.map(other => other.view()))
  const own = (await bidder.view()).version
  for (const option of ['4>1', '0>1', '3>0']) await choose(bidder, option)
  await bidder.undo()
  expect((await bidder.view()).version).toBe(own + 4)
  expect(await Promise.all(others.map(other => other.view()))).toEqual(before)
  await evict(bidder)
  expect(await Promise.all(others.map(other => other.view()))).toEqual(before)
  // Nor does what is laid at a table that slept, and so does not remember what it has sent.
  await choose(bidder, '3>0')
  await bidder.undo()
  expect(await Promise.all(others.map(other => other.view()))).toEqual(before)
  const sealed = await choose(bidder, 'seal')
  expect(seen(sealed).groups[1]?.bids).toEqual([{ seat: turn, tablets: 2, value: 4 }])
  for (const [index, other] of others.entries()) {
    const view = await other.view()
    expect(view.version).toBe((before[index]?.version ?? 0) + 1)
    expect(seen(view).groups.map(({ bids }) => bids)).toEqual([[], [{ seat: turn, tablets: 2, value: null }], [], []])
    expect(view.log.at(-1)).toMatchObject({ key: 'bid', params: { tablets: [0, 2, 0, 0] } })
    await sockets[index]?.until(({ views }) => views.at(-1)?.version === view.version)
    expect(sockets[index]?.received.length).toBe((received[index] ?? 0) + 1)
  }
})

test('marches are written by everybody at once, each for himself, and come out together', async () => {
  const clients = await boardFor(2)
  await untilMarches(clients)
  const [anna, ben] = clients
  expect((await anna.view()).waitingFor).toEqual([0, 1])
  const before = await ben.view()
  await choose(anna, '0o1>17')
  await choose(anna, '0o2>19')
  expect(await ben.view()).toEqual(before)
  await choose(anna, 'seal')
  const waiting = await ben.view()
  expect([waiting.waitingFor, seen(waiting).marches, waiting.log]).toEqual([[1], [], before.log])
  // What is sealed can be taken back until another has sealed.
  expect((await anna.view()).canUndo).toBe(true)
  await choose(ben, '1o1>21')
  expect((await anna.view()).canUndo).toBe(true)
  await choose(ben, 'seal')
  const revealed = await anna.view()
  expect([...seen(revealed).marches].sort((one, other) => one.seat - other.seat)).toEqual([
    {
      seat: 0,
      steps: [
        { piece: '0o1', to: '17' },
        { piece: '0o2', to: '19' },
      ],
      done: 2,
    },
    { seat: 1, steps: [{ piece: '1o1', to: '21' }], done: 1 },
  ])
  expect(revealed.canUndo).toBe(false)
})

test('a refused bid or march says the same whatever others have sealed', async () => {
  const clients = await boardFor(2)
  await untilMarches(clients)
  const [anna, ben] = clients
  const decision = (await ben.view()).decisions[0]?.id
  const wrong = async () => {
    const answer = await ben.call('/picks', 'POST', { decision, options: ['0o1>17'] })
    return [answer.status, await answer.text()]
  }
  const first = await wrong()
  expect(first[0]).toBe(422)
  await choose(anna, '0o1>17')
  expect(await wrong()).toEqual(first)
  await choose(anna, 'seal')
  expect(await wrong()).toEqual(first)
})

test('seats and options that this game does not know are refused with a sentence', async () => {
  const five = await send('/api/games', 'POST', { game: 'tal', seats: 5, name: 'Anna' })
  expect([five.status, refusalIn(five)]).toEqual([422, settle({}, 5)])
  expect(
    codeOf(await send('/api/games', 'POST', { game: 'tal', seats: 2, name: 'Anna', options: { edition: 'base' } })),
  ).toBe('422 bad-options')
})
