// Picks: made once however often they are sent, refused whole, and never past what is hidden.
import { expect, test } from 'vitest'
import type { Decision, SeatPick, View } from '#shared/protocol.ts'
import { anyPick, asked, clientOf, playOn, type Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { codeOf, evict, read, rowsOf, soonOver, tableFor, valleyIn } from './api-client.ts'

type Table = Awaited<ReturnType<typeof tableFor>>

const send = async (client: Client, pick: unknown) => read(await client.call('/picks', 'POST', pick))

async function askedOne(clients: Table): Promise<{ view: View; client: Client; decision: Decision }> {
  const view = await asked(clients)
  const decision = view?.decisions[0]
  if (!view || !decision) throw new Error('nobody is asked')
  return { view, client: clientOf(clients, view), decision }
}

/** Plays until somebody is offered an option of this kind. */
async function until(
  clients: Table,
  wanted: RegExp,
  chance: Chance,
): Promise<{ view: View; client: Client; decision: Decision; option: string }> {
  for (let picks = 0; picks < 400; picks++) {
    const now = await askedOne(clients)
    const option = now.decision.options.find(({ id }) => wanted.test(id))
    if (option) return { ...now, option: option.id }
    await playOn(clients, chance, 1)
  }
  throw new Error(`never offered: ${wanted}`)
}

test('the same pick twice is made once', async () => {
  const clients = await tableFor(2)
  const { client, decision } = await askedOne(clients)
  const pick = anyPick(decision, new Chance(1))
  const once = await client.pick(pick)
  const rows = await rowsOf(client)
  expect(await client.pick(pick)).toEqual(once)
  await evict(client)
  expect(await client.pick(pick)).toEqual(once)
  expect(await rowsOf(client)).toBe(rows)
})

test('any accepted pick of the game may be repeated later, also when the game is over', async () => {
  const clients = await soonOver(2)
  const { client, decision } = await askedOne(clients)
  const first = anyPick(decision, new Chance(2))
  await client.pick(first)
  await playOn(clients, new Chance(3), 40)
  expect(await client.pick(first)).toEqual(await client.view())
  await playOn(clients, new Chance(4))
  expect(await client.pick(first)).toEqual(await client.view())
})

test('two picks at once: one is made, the other is stale and comes with the present view', async () => {
  const clients = await tableFor(2)
  const { client, decision } = await until(clients, /^execute-|^buy-/, new Chance(5))
  const [one, other] = decision.options
  const answers = await Promise.all(
    [one, other].map(option => send(client, { decision: decision.id, options: [option?.id] })),
  )
  const stale = answers.filter(({ status }) => status !== 200)
  expect(stale.map(codeOf)).toEqual(['409 stale-decision'])
  expect(stale[0]?.body['view']).toEqual(await client.view())
})

test('the same pick sent twice at once is made once', async () => {
  const clients = await tableFor(2)
  const { client, decision } = await askedOne(clients)
  const pick = anyPick(decision, new Chance(6))
  const rows = await rowsOf(client)
  const [one, other] = await Promise.all([client.pick(pick), client.pick(pick)])
  expect(other).toEqual(one)
  expect(await rowsOf(client)).toBe(rows + 1)
})

test("stale: answered before, never asked, and another's, which is not even looked at", async () => {
  const clients = await tableFor(2)
  const { client, view, decision } = await askedOne(clients)
  const other = clientOf(clients, { ...view, you: 1 - (view.you ?? 0) })
  const theirs = await send(other, { decision: decision.id, options: [decision.options[0]?.id] })
  const never = await send(other, { decision: `${view.you}-999`, options: ['end'] })
  expect(codeOf(theirs)).toBe('409 stale-decision')
  expect(theirs.body).toEqual(never.body)
  expect(theirs.body['view']).toEqual(await other.view())
  const pick = anyPick(decision, new Chance(7))
  await client.pick(pick)
  // The same options under another name were never picked.
  const [asked, number] = decision.id.split('-').map(Number)
  for (const name of [
    `${1 - (asked ?? 0)}-${number}`,
    `${asked}-${Number(number) + 1}`,
    `${asked}-0`,
    `${asked}-0${number}`,
  ]) {
    expect(codeOf(await send(client, { ...pick, decision: name }))).toMatch(/^(409 stale-decision|422 illegal-pick)$/)
  }
  expect((await send(client, pick)).status).toBe(200)
  const different = decision.options.find(({ id }) => !pick.options.includes(id))
  expect(codeOf(await send(client, { ...pick, options: [different?.id] }))).toBe('409 stale-decision')
})

test('illegal: not offered, twice, too few, too many; nothing changes', async () => {
  const clients = await tableFor(2)
  const { client, decision } = await until(clients, /^buy-/, new Chance(8))
  const before = await client.view()
  const [one, other] = decision.options.map(({ id }) => id)
  for (const options of [['nonsense'], [one, one], [], [one, other]]) {
    expect(codeOf(await send(client, { decision: decision.id, options }))).toBe('422 illegal-pick')
  }
  expect(await client.view()).toEqual(before)
})

/** A purchase and the payments that follow, found by making one payment after the other, without taking any back. */
async function purchase(
  clients: Table,
  chance: Chance,
): Promise<{ client: Client; first: SeatPick; hand: readonly string[] }> {
  const { client, view, decision, option } = await until(clients, /^buy-/, chance)
  const hand = valleyIn(view)?.players[view.you ?? 0]?.hand
  return {
    client,
    first: { decision: decision.id, options: [option] },
    hand: typeof hand === 'object' ? hand.map(card => card.id) : [],
  }
}

test('a purchase and its payment in one call: one row, and the same call again changes nothing', async () => {
  const clients = await tableFor(2)
  const { client, first, hand } = await purchase(clients, new Chance(9))
  const rows = await rowsOf(client)
  let then: string[][] = []
  for (const count of hand.keys()) {
    then = hand.slice(0, count + 1).map(card => [card])
    if ((await send(client, { ...first, then })).status === 200) break
  }
  expect(await rowsOf(client)).toBe(rows + 1)
  const bought = await client.view()
  expect(bought.log.at(-1)?.pick).toBeGreaterThan(0)
  expect(await client.pick({ ...first, then })).toEqual(bought)
  expect(codeOf(await send(client, first))).toBe('409 stale-decision')
  await evict(client)
  expect(await client.view()).toEqual(bought)
})

test('a batch with one illegal pick is refused whole', async () => {
  const clients = await tableFor(2)
  const { client, first } = await purchase(clients, new Chance(10))
  const before = await client.view()
  expect(codeOf(await send(client, { ...first, then: [['nonsense']] }))).toBe('422 illegal-pick')
  expect(await client.view()).toEqual(before)
  const rows = await rowsOf(client)
  await client.pick(first)
  expect(await rowsOf(client)).toBe(rows + 1)
})

test('a batch past hidden cards gets one refusal, whatever the cards and whatever the picks left over', async () => {
  const refusals: string[] = []
  while (refusals.length < 30) {
    const { client, decision } = await askedOne(await tableFor(2))
    const option = decision.options.find(
      ({ id, card }) => id.startsWith('execute-') && card?.card === 'box-of-food',
    )?.id
    if (option === undefined) continue
    const before = await client.view()
    const hand = valleyIn(before)?.players[before.you ?? 0]?.hand
    const left = [
      [['end']],
      [['nonsense']],
      [[]],
      [['pass'], ['pass']],
      [typeof hand === 'object' ? hand.map(({ id }) => id) : []],
    ]
    for (const then of left)
      refusals.push(JSON.stringify((await send(client, { decision: decision.id, options: [option], then })).body))
    expect(await client.view()).toEqual(before)
    await client.pick({ decision: decision.id, options: [option] })
  }
  expect(new Set(refusals).size).toBe(1)
  expect(refusals[0]).toContain('then-too-far')
})

test('a batch past the end of the own turn is refused the same way', async () => {
  const clients = await tableFor(2)
  const chance = new Chance(11)
  let now = await askedOne(clients)
  // With the pyramid changed nothing is owed at the end of the turn, so new cards come out next.
  while (now.decision.kind !== 'play' || valleyIn(now.view)?.now.bought.length === 0) {
    await playOn(clients, chance, 1)
    now = await askedOne(clients)
  }
  for (const then of [[['end']], [['nonsense']], [[], []]]) {
    expect(codeOf(await send(now.client, { decision: now.decision.id, options: ['end'], then }))).toBe(
      '422 then-too-far',
    )
  }
  expect(await now.client.view()).toEqual(now.view)
})
