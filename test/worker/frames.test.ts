// What frames cost: a bucket of tokens a seat and one for all watchers, wishes for the view, and lines that nobody reads.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Outbox } from '#shared/table/outbox.ts'
import type { Connections } from '#shared/table/ports.ts'
import { costs, TokenBucket } from '#shared/table/token-bucket.ts'
import { anyPick, asked, clientOf, type Client } from '../client/player.ts'
import { Chance } from '../shared/chance.ts'
import { lineOf, type Line } from './line.ts'
import { evict, inside, partOf, tableFor, watcher } from './api-client.ts'
import { required } from '#test/shared/required.ts'

let clients: readonly [Client, Client, ...Client[]]
beforeEach(async () => {
  clients = await tableFor(2)
})

/** Limits hold at the table until it is evicted, and for its buckets the clock stands still. */
const limit = async () => {
  await inside(clients[0], (_state, table) => {
    Reflect.set(table, 'env', { ...Reflect.get(table, 'env'), LIMITS: 'on' })
  })
  return vi.spyOn(Date, 'now').mockReturnValue(Date.now())
}
const opened = async (client: Client): Promise<Line> => {
  const line = await lineOf(client)
  await line.until(({ views }) => views.length > 0)
  return line
}
const flood = (line: Line, frame: unknown, times: number) => {
  for (let count = 0; count < times; count++) line.say(frame)
}
const closedWith = async (line: Line) => {
  await line.until(({ closed }) => closed !== null)
  return [line.closed?.code, line.heard.at(-1)]
}
const tooMany = [4429, { type: 'error', error: { code: 'too-many' } }]
const wish = { type: 'view' }
/** Refused whoever sends it. */
const nonsense = { type: 'nonsense' }
const errors = (line: Line) => line.heard.filter(message => message !== 'pong' && message.type === 'error').length

test('a bucket holds 240 tokens and gets 30 a second: so many picks at once, and so many for ever', () => {
  const bucket = new TokenBucket(0)
  const picks = (now: number) => {
    let made = 0
    while (bucket.take(costs.pick, now)) made++
    return made
  }
  expect(picks(0)).toBe(240)
  expect(picks(0)).toBe(0)
  expect(picks(1000)).toBe(30)
  expect(picks(1500)).toBe(15)
  expect(picks(60_000)).toBe(240)
})

test('24 wishes for the view empty the bucket of a seat, over whichever of its lines they come; others have their own', async () => {
  const lines = [await opened(clients[0]), await opened(clients[0])] as const
  const [other, watching] = [await opened(clients[1]), await opened(watcher(clients[0]))]
  await limit()
  flood(lines[0], wish, 12)
  flood(lines[1], wish, 13)
  expect(await closedWith(lines[1])).toMatchObject(tooMany)
  expect(lines[0].closed).toBeNull()
  for (const line of [other, watching]) {
    flood(line, wish, 24)
    await line.next('view')
    expect(line.closed).toBeNull()
  }
})

test('all watchers share one bucket', async () => {
  const lines = await Promise.all([0, 1, 2].map(() => opened(watcher(clients[0]))))
  await limit()
  for (const line of lines.slice(1)) flood(line, wish, 12)
  for (const line of lines.slice(1)) await line.next('view')
  lines[0]?.say(wish)
  expect(await closedWith(required(lines[0]))).toMatchObject(tooMany)
})

test('a refusal costs 20: the twelfth at once closes the line, and it fills again with time', async () => {
  const line = await opened(clients[0])
  const now = await limit()
  flood(line, nonsense, 11)
  await line.until(() => errors(line) === 11)
  now.mockReturnValue(Date.now() + 8000)
  flood(line, nonsense, 11)
  await line.until(() => errors(line) === 22)
  expect(line.closed).toBeNull()
  line.say(nonsense)
  expect(await closedWith(line)).toMatchObject(tooMany)
})

test('a pick costs one; sent again it costs as much as the view that it brings', async () => {
  const view = required(await asked(clients))
  const line = await opened(clientOf(clients, view))
  await limit()
  const pick = { type: 'pick', ...anyPick(required(view.decisions[0]), new Chance(5)) }
  for (let times = 0; times < 1 + 21; times++) {
    line.say(pick)
    await line.next('accepted')
  }
  line.say(pick)
  expect(await closedWith(line)).toMatchObject(tooMany)
})

test('LIMITS "off" leaves frames free', async () => {
  const line = await opened(clients[0])
  flood(line, nonsense, 30)
  await line.until(() => errors(line) === 30)
  expect(line.closed).toBeNull()
})

test('a wish is answered at once, but within two seconds of the last whole view only when they are over, and all by one', async () => {
  const began = Date.now()
  const line = await opened(watcher(clients[0]))
  flood(line, wish, 5)
  await line.next('view')
  expect(Date.now() - began).toBeGreaterThan(1900)
  flood(line, wish, 5)
  await line.next('view')
  expect(line.views).toHaveLength(3)
  await evict(clients[0])
  line.say(wish)
  await line.next('view')
  expect(line.views).toHaveLength(4)
})

test('a line that does not read is closed once 256 KB went over it without a sign of life, also where the table slept meanwhile', async () => {
  const view = await clients[0].view()
  const size = JSON.stringify({ type: 'view', view }).length
  const [mute, pinging, asking] = [await opened(clients[0]), await opened(clients[0]), await opened(clients[0])]
  const sendAll = (times: number) =>
    inside(clients[0], (_state, table) => {
      Reflect.set(table, 'env', { ...Reflect.get(table, 'env'), LIMITS: 'on' })
      const outbox = partOf<Outbox>(table, 'outbox')
      for (let count = 0; count < times; count++)
        for (const connection of partOf<Connections>(table, 'connections').of(0)) outbox.sendWhole(connection, view)
    })
  const half = Math.floor((128 * 1024) / size)
  await sendAll(half)
  await evict(clients[0])
  await sendAll(half - 2)
  await scheduler.wait(5)
  pinging.say('ping')
  asking.say(wish)
  await pinging.until(({ heard }) => heard.includes('pong'))
  await scheduler.wait(5)
  await sendAll(4)
  expect(await closedWith(mute)).toMatchObject(tooMany)
  await sendAll(half)
  for (const line of [pinging, asking]) expect(line.closed).toBeNull()
})
