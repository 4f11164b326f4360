// Bots take seats at a table and leave them. What they do there once the game has begun is tested elsewhere.
import { expect, test } from 'vitest'
import { botNames } from '#shared/bots/bot-names.ts'
import type { GameManifest } from '#shared/game-manifest.ts'
import { games } from '#shared/games.ts'
import type { BotSeated, MadeTable, View } from '#shared/protocol.ts'
import type { TableRequest } from '#shared/table/table-requests.ts'
import { hashOf } from '#shared/table/tokens.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { required } from '#test/shared/required.ts'
import { MemoryPlace, bodyOf, refusalOf, type HostedTable } from './memory-place.ts'

const key = 'k'.repeat(22)
const valley = (seats: number) => ({ game: 'valley' as const, seats })
const request = (more: Partial<TableRequest> = {}): TableRequest => ({
  ...valley(3),
  id: 'a'.repeat(16),
  origin: 'https://table.test',
  name: 'Anna',
  ...more,
})

const viewOf = async (table: HostedTable, token: string | null = null): Promise<View> =>
  bodyOf<View>(await table.machine.fetchView(token, null))
const botsIn = ({ seats }: View) => seats.map(({ bot }) => bot)

test('a table is made with bots in one row: each with a name of its own, its level, and always there', async () => {
  const place = new MemoryPlace(1)
  const { table } = await place.made({ ...valley(4), bots: ['club', 'master'], key }, ['Anna'])
  const view = await viewOf(table)
  expect(view).toMatchObject({ phase: 'lobby', waitingFor: [] })
  expect(botsIn(view)).toEqual([null, 'club', 'master', null])
  expect(view.seats.map(({ connected }) => connected)).toEqual([false, true, true, false])
  const names = view.seats.slice(1, 3).map(({ name }) => name)
  expect(new Set(names).size).toBe(2)
  expect(names.every(name => botNames.some(known => known === name))).toBe(true)
  expect(table.rows.texts).toHaveLength(1)
  table.unload()
  expect(await viewOf(table)).toEqual(view)
})

test('no name is there twice, whichever chance gives to the bots, and none is that of their host', async () => {
  for (let seed = 0; seed < 40; seed++) {
    const host = required(botNames[seed % botNames.length])
    const { table } = await new MemoryPlace(seed).made({ ...valley(4), bots: ['club', 'club'], key }, [host])
    const names = (await viewOf(table)).seats.flatMap(({ name }) => name ?? [])
    expect(new Set(names).size, names.join()).toBe(3)
  }
})

test('a table whose last free seat is taken by a bot begins in the call that seats it', async () => {
  const place = new MemoryPlace(1)
  const { table } = await place.made({ ...valley(2), bots: ['newcomer'] }, ['Anna'])
  expect(table.rows.row(1)?.after.begun).toBe(1)
  const lobby = await place.made(valley(2), ['Anna'])
  const [host] = lobby.seated
  expect(bodyOf<BotSeated>(await lobby.table.machine.seatBot(required(host).token, 'newcomer'))).toEqual({ seat: 1 })
  expect(lobby.table.rows.row(2)?.after.begun).toBe(2)
  expect(refusalOf(await lobby.table.machine.seatBot(required(host).token, 'club'))).toBe('409 already-started')
})

test('a bot takes the seat that is asked for, or the first free one where that is taken meanwhile', async () => {
  const place = new MemoryPlace(1)
  const { table, seated } = await place.made(valley(4), ['Anna'])
  const { token } = required(seated[0])
  expect(bodyOf(await table.machine.seatBot(token, 'club', 2))).toEqual({ seat: 2 })
  expect(bodyOf(await table.machine.seatBot(token, 'strong', 2))).toEqual({ seat: 1 })
  expect(botsIn(await viewOf(table))).toEqual([null, 'strong', 'club', null])
  expect(refusalOf(await table.machine.seatBot(token, 'club', 4))).toBe('422 bad-body')
})

test('a call repeated with the same key finds the table with its bots, and seats no more of them', async () => {
  const place = new MemoryPlace(1)
  const table = place.table('a'.repeat(16))
  const wish = request({ ...valley(4), bots: ['strong'], key })
  const made = bodyOf(await table.machine.make(wish))
  expect(bodyOf(await table.machine.make(wish))).toEqual(made)
  expect(botsIn(await viewOf(table))).toEqual([null, 'strong', null, null])
})

test('only the host seats bots and sends them away; a bot sent away leaves its seat free', async () => {
  const place = new MemoryPlace(1)
  const { table, seated } = await place.made(valley(4), ['Anna', 'Bert'])
  const [anna, bert] = [required(seated[0]).token, required(seated[1]).token]
  expect(refusalOf(await table.machine.seatBot(null, 'club'))).toBe('401 bad-token')
  expect(refusalOf(await table.machine.seatBot('nobody', 'club'))).toBe('401 bad-token')
  expect(refusalOf(await table.machine.seatBot(bert, 'club'))).toBe('403 host-only')
  const watching = table.connect()
  expect(bodyOf(await table.machine.seatBot(anna, 'club'))).toEqual({ seat: 2 })
  expect(watching.view.seats[2]).toMatchObject({ bot: 'club', connected: true })
  expect(refusalOf(await table.machine.leave(bert, 2))).toBe('403 host-only')
  bodyOf(await table.machine.leave(anna, 2))
  expect(watching.view.seats[2]).toEqual({ seat: 2, name: null, bot: null, standIn: null, connected: false })
  expect(bodyOf(await table.machine.seatBot(anna, 'master'))).toEqual({ seat: 2 })
})

test('a game without bots, or more bots than seats beside the host, solitaire among them, are refused', async () => {
  const { bots: _, ...withoutBots } = games.valley
  const manifest: GameManifest = withoutBots
  const place = new MemoryPlace(1, { ...games, valley: manifest })
  const { table, seated } = await place.made(valley(3), ['Anna'])
  expect(refusalOf(await table.machine.seatBot(required(seated[0]).token, 'club'))).toBe('422 bad-body')
  const made = (wish: TableRequest, at = new MemoryPlace(1)) => at.table(wish.id).machine.make(wish)
  expect(refusalOf(await made(request({ bots: ['club'] }), place))).toBe('422 bad-body')
  expect(refusalOf(await made(request({ ...valley(2), bots: ['club', 'club'] })))).toBe('422 bad-body')
  const alone = { ...valley(1), options: { solitaire: 'starter' } }
  expect(refusalOf(await made(request({ ...alone, bots: ['club'] })))).toBe('422 bad-body')
  expect(bodyOf<MadeTable>(await made(request(alone)))).toMatchObject({ seat: 0 })
})

test('a host who is left alone with bots gives the table up by leaving, but not while other people sit there', async () => {
  const place = new MemoryPlace(1)
  const { table, seated } = await place.made({ ...valley(4), bots: ['club'] }, ['Anna', 'Bert'])
  const [anna, bert] = [required(seated[0]).token, required(seated[1]).token]
  expect(refusalOf(await table.machine.leave(anna, 0))).toBe('409 host-stays')
  bodyOf(await table.machine.leave(bert, 2))
  bodyOf(await table.machine.leave(anna, 0))
  expect(table.rows.exist).toBe(false)
})

test('bots that come and go count as people do: nobody fills the rows with them', async () => {
  const place = new MemoryPlace(1)
  const { table, seated } = await place.made(valley(3), ['Anna'])
  const { token } = required(seated[0])
  for (let came = 0; came < 30; came++) {
    expect(bodyOf(await table.machine.seatBot(token, 'newcomer'))).toEqual({ seat: 1 })
    bodyOf(await table.machine.leave(token, 1))
  }
  expect(refusalOf(await table.machine.seatBot(token, 'newcomer'))).toBe('429 too-many')
  expect(refusalOf(await table.machine.sit({ name: 'Bert' }))).toBe('429 too-many')
})

test('no token opens the seat of a bot, not even one made of what is stored of it', async () => {
  const place = new MemoryPlace(1)
  const { table } = await place.made({ ...valley(3), bots: ['club'] }, ['Anna'])
  const bot = required((await viewOf(table)).seats[1])
  for (const token of ['', 'undefined', 'null', 'club', bot.name ?? ''])
    expect(refusalOf(await table.machine.fetchView(token, null))).toBe('401 bad-token')
})

test('bots have short names, of nobody who is on a card, and there are more than seats', () => {
  const onCards = titles.flatMap(({ id }) => id.split('-'))
  expect(botNames.filter(name => onCards.includes(name.toLowerCase()))).toEqual([])
  expect(botNames.filter(name => name.length > 5)).toEqual([])
  expect(new Set(botNames).size).toBeGreaterThanOrEqual(20)
})

test('a table stored before there were bots loads as it was, and bots sit down at it', async () => {
  const place = new MemoryPlace(1)
  const id = 'b'.repeat(16)
  const hash = hashOf('a token')
  const options = games.valley.settle({}, 3, () => 0)
  const after = { versions: [1, 1, 1, 1], since: {}, begun: 0, settled: 0, summed: 0, answered: [], lines: 0, told: [] }
  const lobby = { sitters: [{ name: 'Anna', hash }, null, null], joins: { count: 0, at: 0 } }
  const made = { kind: 'made', id, game: 'valley', version: games.valley.version, options, seats: 3 }
  const event = { ...made, seed: '0'.repeat(32), name: 'Anna', hash }
  const row = { n: 1, at: place.now, event, lines: [], after: { ...after, lobby }, saved: null, summary: null }
  const table = place.table(id)
  table.rows.texts.push(JSON.stringify(row))
  expect(await viewOf(table, 'a token')).toMatchObject({ you: 0, seats: [{ name: 'Anna', bot: null }, {}, {}] })
  for (const seat of [1, 2]) expect(bodyOf(await table.machine.seatBot('a token', 'newcomer'))).toEqual({ seat })
  table.unload()
  expect(await viewOf(table)).toMatchObject({ phase: 'playing', seats: [{ bot: null }, { bot: 'newcomer' }, {}] })
})
