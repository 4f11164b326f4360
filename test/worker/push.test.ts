// Push messages as a push service gets them: encrypted for one browser, signed for this service, under a topic; and what becomes of
// services that are slow, busy, gone or out of reach. The push service is what `fetch` leads to.
import { env } from 'cloudflare:workers'
import { createExecutionContext, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remindedAfter } from '#shared/table/push-notices.ts'
import worker from '#worker/index.ts'
import { pushOf } from '#worker/push.ts'
import { bytesOf, newReceiver, textOf, type Receiver } from '#test/shared/push/aes128gcm.ts'
import { required } from '#test/shared/required.ts'
import { pushKeys } from '../push-keys.ts'
import { anyPick, asked, clientOf, type Client, type Clients } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { codeOf, evict, inside, lobbyFor, objectOf, reach, read, send, tableFor } from './api-client.ts'
import { openSocket } from './live-socket.ts'

interface Received {
  readonly url: string
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
}

/** What the push service was sent, and how it answers: by default it takes everything. */
const received: Received[] = []
let answer: (to: Received) => Response | Promise<Response> = () => new Response(null, { status: 201 })
const told: string[] = []

beforeEach(() => {
  received.length = told.length = 0
  answer = () => new Response(null, { status: 201 })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async function ask(input, init): Promise<Response> {
    const request = new Request(input, init)
    const to = { url: request.url, headers: request.headers, body: new Uint8Array(await request.arrayBuffer()) }
    received.push(to)
    const { signal } = request
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('given up'))
      })
    })
    const answered = await Promise.race([answer(to), givenUp])
    // Who leads elsewhere is followed there, once, as `fetch` does unless it is told not to.
    const elsewhere = request.redirect === 'follow' ? answered.headers.get('Location') : null
    return elsewhere === null ? answered : ask(elsewhere, { ...init, redirect: 'manual' })
  })
  vi.spyOn(console, 'warn').mockImplementation(line => {
    told.push(String(line))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
const wish = (client: Client, seat: number, { keys }: Receiver, name = 'one', language = 'en') =>
  client.call(`/seats/${seat}/push`, 'PUT', { endpoint: endpoint(name), keys, language })

/** The newest row's event, as it is stored. */
const newest = (client: Client) =>
  inside(client, ({ storage }) =>
    String(storage.sql.exec('SELECT happening FROM rows ORDER BY n DESC LIMIT 1').one()['happening']),
  )

/** Waits until the service was sent so many messages. */
const sent = (count: number) => expect.poll(() => received.length).toBe(count)

/** Picks until a seat is waited for. */
async function until(clients: Clients, seat: number): Promise<void> {
  const chance = new Chance(7)
  for (;;) {
    const view = required(await asked(clients))
    if (view.waitingFor.includes(seat)) return
    await clientOf(clients, view).pick(anyPick(required(view.decisions[0]), chance))
  }
}

/** A table at which nobody's but seat 1's browser is told, while another seat is asked. */
async function tableWith(browser: Receiver, name = 'one'): Promise<Clients> {
  const clients = await tableFor(2)
  await until(clients, 0)
  expect((await wish(clients[1], 1, browser, name)).status).toBe(200)
  return clients
}

test('GET /api/push gives the public key, or none without all secrets, and touches no table', async () => {
  const touched = vi.fn()
  const TABLES = new Proxy(env.TABLES, { get: touched })
  const ask = (keys: object) =>
    worker.fetch(new Request('https://valley.test/api/push'), { ...env, TABLES, ...keys }, createExecutionContext())
  const given = await read(await ask({}))
  expect([given.status, given.body]).toEqual([200, { key: env.VAPID_PUBLIC_KEY }])
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'])
    expect((await read(await ask({ [name]: undefined }))).body).toEqual({ key: null })
  expect(touched).not.toHaveBeenCalled()
  expect((await reach('/api/push', { method: 'POST' })).headers.get('Allow')).toBe('GET, HEAD')
})

test('a message is encrypted for its browser and says which table it is about and who waits, and no more', async () => {
  const browser = await newReceiver()
  const clients = await tableWith(browser)
  await until(clients, 1)
  await sent(1)
  const [{ url, headers, body }] = received as [Received]
  expect(url).toBe(endpoint('one'))
  const plain = await browser.read(body)
  expect(JSON.parse(plain)).toEqual({
    title: 'Valley of the Kings',
    body: expect.stringMatching(/^(It is your turn|Your answer is wanted)\. Anna is waiting\.$/),
    language: 'en',
    table: clients[0].id,
  })
  for (const { token } of clients) expect(plain).not.toContain(token)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    topic: expect.stringMatching(/^[A-Za-z0-9_-]{24}$/),
    urgency: 'high',
  })
  expect(headers.get('encryption') ?? headers.get('crypto-key')).toBeNull()
  expect(told).toEqual([])
})

test('the message is signed for that service alone, by the key that browsers subscribe with', async () => {
  const clients = await tableWith(await newReceiver())
  await until(clients, 1)
  await sent(1)
  const [, token = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(received[0]?.headers.get('authorization') ?? '') ?? []
  expect(key).toBe(env.VAPID_PUBLIC_KEY)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const said: { readonly aud: string; readonly exp: number; readonly sub: string } = JSON.parse(
    new TextDecoder().decode(bytesOf(claims)),
  )
  expect([said.aud, said.sub]).toEqual(['https://fcm.googleapis.com', env.VAPID_SUBJECT])
  expect(said.exp - Date.now() / 1000).toBeGreaterThan(60)
  expect(said.exp - Date.now() / 1000).toBeLessThanOrEqual(86_400)
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const verifying = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify'])
  const signed = new TextEncoder().encode(`${head}.${claims}`)
  expect(await crypto.subtle.verify(algorithm, verifying, bytesOf(signature), signed)).toBe(true)
})

test('one message a turn, whether or not the table is forgotten between any two steps, and none to who is connected', async () => {
  const browser = await newReceiver()
  const clients = await tableWith(browser)
  let turns = 0
  for (; turns < 3; turns++) {
    await evict(clients[0])
    await until(clients, 1)
    await sent(turns + 1)
    await evict(clients[0])
    await until(clients, 0)
  }
  const socket = await openSocket(clients[1])
  await socket.next('view')
  await until(clients, 1)
  await evict(clients[0])
  await until(clients, 0)
  expect(received).toHaveLength(turns)
  socket.close()
})

test('a socket whose page is hidden counts as none, also after the table slept, and once its page is seen as one again', async () => {
  const clients = await tableWith(await newReceiver())
  const laptop = await openSocket(clients[1])
  const says = async (hidden: boolean) => {
    laptop.send({ type: 'hidden', hidden })
    // Frames are handled in their order: what is answered was said after it.
    const answer = laptop.next('view')
    laptop.send({ type: 'view' })
    await answer
    await evict(clients[0])
  }
  await says(true)
  await until(clients, 1)
  await sent(1)
  await until(clients, 0)
  await says(false)
  await until(clients, 1)
  await evict(clients[0])
  await until(clients, 0)
  expect(received).toHaveLength(1)
  laptop.close()
})

test('a socket that the table had closed, and that answers only after it was forgotten, brings no second message', async () => {
  const clients = await tableWith(await newReceiver())
  const phone = await openSocket(clients[1], undefined, 'stays')
  phone.send('x'.repeat(17_000))
  await phone.until(({ closed }) => closed !== null)
  await scheduler.wait(10)
  await until(clients, 1)
  await sent(1)
  await evict(clients[0])
  const kept = () => inside(clients[0], state => state.getWebSockets().length)
  expect(await kept()).toBe(1)
  phone.close()
  await expect.poll(kept).toBe(0)
  expect(received).toHaveLength(1)
})

test('after a day comes one reminder by the alarm, after which a table that was forgotten reminds nobody again', async () => {
  const browser = await newReceiver()
  const clients = await tableWith(browser)
  await until(clients, 1)
  await sent(1)
  const later = async () => {
    await inside(clients[0], ({ storage }) => {
      storage.sql.exec('UPDATE rows SET at = at - ?', remindedAfter)
      storage.sql.exec(
        `UPDATE rows SET after = json_replace(after, '$.since."1"', json_extract(after, '$.since."1"') - ?,
         '$.push.remind."1"', json_extract(after, '$.push.remind."1"') - ?) WHERE n = (SELECT max(n) FROM rows)`,
        remindedAfter,
        remindedAfter,
      )
    })
    await evict(clients[0])
    expect(await runDurableObjectAlarm(objectOf(clients[0]))).toBe(true)
  }
  expect(await inside(clients[0], ({ storage }) => storage.getAlarm())).toBeLessThan(Date.now() + remindedAfter + 1)
  await later()
  await sent(2)
  expect(await browser.read(required(received[1]).body)).toContain('since yesterday. Anna is waiting.')
  const topics = received.map(({ headers }) => headers.get('topic'))
  expect(new Set(topics).size).toBe(1)
  expect(received.map(({ headers }) => headers.get('urgency'))).toEqual(['high', 'normal'])
  await later()
  expect(received).toHaveLength(2)
})

test.each([404, 410])('a browser that is gone (%i) is forgotten at once', async status => {
  const clients = await tableWith(await newReceiver())
  answer = () => new Response(null, { status })
  await until(clients, 1)
  await sent(1)
  await expect.poll(() => newest(clients[0])).toContain('"targets":[]')
  await evict(clients[0])
  await until(clients, 0)
  await until(clients, 1)
  expect(received).toHaveLength(1)
  expect(told).toEqual([])
})

test.each([
  ['is refused', () => new Response('no', { status: 403 }), 403],
  ['leads elsewhere', () => new Response(null, { status: 307, headers: { Location: 'https://intranet.test/' } }), 307],
  ['fails there', () => new Response(null, { status: 500 }), 500],
  ['is to be sent in an hour', () => new Response(null, { status: 429, headers: { 'Retry-After': '3600' } }), 429],
  ['reaches nobody', () => Promise.reject(new Error('no network')), null],
])(
  'a message that %s costs that message only; the operator reads no more than which service',
  async (_, fails, status) => {
    const clients = await tableWith(await newReceiver())
    answer = fails
    await until(clients, 1)
    await sent(1)
    await expect.poll(() => told.length).toBe(1)
    expect(told.map(line => JSON.parse(line))).toEqual([{ push: 'failed', status, service: 'fcm.googleapis.com' }])
    expect(received.map(({ url }) => url)).toEqual([endpoint('one')])
    answer = () => new Response(null, { status: 201 })
    await until(clients, 0)
    await until(clients, 1)
    await sent(2)
  },
)

test('a service that says when is asked once more, within a minute, and not a third time', async () => {
  const clients = await tableWith(await newReceiver())
  const waits = vi.spyOn(scheduler, 'wait').mockResolvedValue()
  let after = '60'
  answer = () => new Response(null, { status: 429, headers: { 'Retry-After': after } })
  await until(clients, 1)
  await expect.poll(() => told.length).toBe(1)
  expect(received.map(({ url }) => url)).toEqual([endpoint('one'), endpoint('one')])
  expect(waits.mock.calls.flat().filter(Boolean)).toEqual([60_000])

  after = '61'
  await until(clients, 0)
  await until(clients, 1)
  await expect.poll(() => told.length).toBe(2)
  expect(received).toHaveLength(3)
})

test('a service that never answers is given up, and nothing is waited for any more where one has answered', async () => {
  const clients = await tableWith(await newReceiver())
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const ended = vi.spyOn(globalThis, 'clearTimeout')
  const limit = () => timers.mock.calls.findIndex(([, after]) => after === 10_000)
  await until(clients, 1)
  await sent(1)
  const timer: unknown = required(timers.mock.results[limit()]).value
  await expect.poll(() => ended.mock.calls.flat()).toContain(timer)

  await until(clients, 0)
  timers.mockClear()
  answer = () => new Promise(() => undefined)
  await until(clients, 1)
  await sent(2)
  const [giveUp] = required(timers.mock.calls[limit()])
  await inside(clients[0], () => giveUp())
  await expect.poll(() => told).toHaveLength(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ push: 'failed', status: null })
})

test('a service that takes long holds up no pick', async () => {
  const clients = await tableWith(await newReceiver())
  // However long it takes here, nobody gives it up: that too would be an answer.
  vi.spyOn(AbortController.prototype, 'abort').mockReturnValue()
  const service = Promise.withResolvers<Response>()
  answer = () => service.promise
  await until(clients, 1)
  await sent(1)
  expect((await clients[1].view()).waitingFor).toEqual([1])
  await inside(clients[0], () => service.resolve(new Response(null, { status: 201 })))
})

test('a key that is none reaches nobody and asks no service for anything', async () => {
  const clients = await tableFor(2)
  await until(clients, 0)
  const keys = { p256dh: 'B'.repeat(87), auth: textOf(new Uint8Array(16)) }
  expect((await wish(clients[1], 1, { ...(await newReceiver()), keys })).status).toBe(200)
  await until(clients, 1)
  await expect.poll(() => newest(clients[0])).toContain('"targets":[]')
  expect(received).toEqual([])
})

test.each([
  ['in quotes', { VAPID_PRIVATE_KEY: `"${pushKeys.VAPID_PRIVATE_KEY}"` }],
  ['of another pair', { VAPID_PRIVATE_KEY: textOf(new Uint8Array(32).fill(1)) }],
  ['cut short', { VAPID_PUBLIC_KEY: pushKeys.VAPID_PUBLIC_KEY.slice(0, -9) }],
])('of a secret that is %s the operator reads, and no service is asked for anything', async (_, wrong) => {
  const { keys } = await newReceiver()
  const target = { endpoint: endpoint('one'), keys, language: 'en' } as const
  const message = { target, reason: 'asked', text: '{}', topic: 'x', seconds: 60, isUrgent: true } as const
  const isKnown = await pushOf({ ...pushKeys, ...wrong }, createExecutionContext()).send(message, () => true)
  expect([isKnown, received]).toEqual([true, []])
  expect(told.map(line => JSON.parse(line))).toEqual([
    { push: 'failed', status: 'keys', service: 'fcm.googleapis.com' },
  ])
})

test('the calls are refused as the API says, and a deleted table has nothing left', async () => {
  const host = await lobbyFor(2)
  const browser = await newReceiver()
  const put = async (body: object, client = host) => read(await client.call('/seats/0/push', 'PUT', body))
  const body = { endpoint: endpoint('one'), keys: browser.keys, language: 'en' }
  expect((await put(body)).body).toEqual({})
  expect(codeOf(await put({ ...body, endpoint: 'https://intranet.test/push' }))).toBe('422 bad-body')
  expect(codeOf(await put({ ...body, more: 1 }))).toBe('422 bad-body')
  expect(codeOf(await put({ ...body, endpoint: `${body.endpoint}${'x'.repeat(1000)}` }))).toBe('422 bad-body')
  expect(codeOf(await read(await host.call('/seats/1/push', 'PUT', body)))).toBe('403 host-only')
  expect(codeOf(await read(await host.call('/seats/8/push', 'PUT', body)))).toBe('404 no-such-path')
  expect(codeOf(await send(`/api/games/${host.id}/seats/0/push`, 'PUT', body))).toBe('401 bad-token')
  expect((await reach(`/api/games/${host.id}/seats/0/push`)).headers.get('Allow')).toBe('PUT, DELETE')
  expect((await read(await host.call('/seats/0/push', 'DELETE', { endpoint: body.endpoint }))).body).toEqual({})
  await put(body)
  await host.call('', 'DELETE')
  expect(await inside(host, ({ storage }) => storage.sql.exec('SELECT * FROM sqlite_schema').toArray())).toEqual([])
  expect(received).toEqual([])
})

test('the endpoints of a seat change 30 times at once, then 429 with a sentence', async () => {
  const browser = await newReceiver()
  const [client] = await tableFor(2)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  for (let times = 0; times < 30; times++) expect((await wish(client, 0, browser, `${times}`)).status).toBe(200)
  await evict(client)
  const late = await read(await wish(client, 0, browser, 'late'))
  expect(codeOf(late)).toBe('429 too-many')
  expect(late.body).toMatchObject({ error: { message: expect.stringMatching(/too often/) } })
  expect((await wish(client, 0, browser, '29')).status).toBe(200)
  clock.mockReturnValue(Date.now() + 60_000)
  expect((await wish(client, 0, browser, 'late')).status).toBe(200)
})
