// What one address may ask for in a minute, from which site a socket may be opened, and with which headers all is answered.
import { env } from 'cloudflare:workers'
import { createExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { ApiError } from '#shared/table/api-error.ts'
import type { Attachment } from '#shared/table/ports.ts'
import { errorReply } from '#shared/table/reply.ts'
import worker from '#worker/index.ts'
import { addressHeader, fromAddress, networkOf } from '#worker/limits.ts'
import { responseOf } from '#worker/response.ts'
import type { Client, Reach } from '../client/player.ts'
import { openSocket } from './live-socket.ts'
import { codeOf, inside, lobbyFor, reach, read, watcher } from './api-client.ts'

let addresses = 0
const stranger = () => `198.51.100.${++addresses}`

/** The API with its limits, called from an address. */
const from =
  (address: string): Reach =>
  (path, request = {}) => {
    const headers = { ...Object.fromEntries(new Headers(request.headers)), 'CF-Connecting-IP': address }
    return Promise.resolve(
      worker.fetch(
        new Request(`https://valley.test${path}`, { ...request, headers }),
        { ...env, LIMITS: 'on' },
        createExecutionContext(),
      ),
    )
  }
const post = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})
const live = { headers: { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': 'table' } }

/** How often a call is answered until it is one too many, in one minute as the limits count them. */
async function allowed(
  path: string,
  request: RequestInit,
  atOnce = 1,
): Promise<{ readonly calls: number; readonly late: Response }> {
  for (;;) {
    const call = from(stranger())
    const minute = Math.floor(Date.now() / 60_000)
    for (let calls = 0; Math.floor(Date.now() / 60_000) === minute;) {
      const answers = await Promise.all(Array.from({ length: atOnce }, () => call(path, request)))
      for (const { webSocket } of answers) webSocket?.accept()
      calls += answers.filter(({ status }) => status !== 429).length
      const late = answers.find(({ status }) => status === 429)
      if (late && Math.floor(Date.now() / 60_000) === minute) return { calls, late }
    }
  }
}

const made = '/api/games/AAAAAAAAAAAAAAAA'
test.each([
  ['makes 20 tables', 20, '/api/games', post({}), 1],
  ['sits down 30 times', 30, `${made}/seats`, post({ name: 'Eva' }), 1],
  ['goes on to 30 next tables', 30, `${made}/again`, post({}), 1],
  ['opens 60 sockets', 60, `${made}/live`, live, 1],
  ['reads 30 pages of the log', 30, `${made}/log`, {}, 1],
  ['reads 30 histories', 30, `${made}/history`, {}, 1],
  ['asks 30 times what it has missed', 30, `${made}/missed`, {}, 1],
  ['asks for 30 hints', 30, `${made}/hint`, {}, 1],
  ['makes 20 tables with an encoded letter in the path', 20, '/api/game%73', post({}), 1],
  ['opens 60 sockets with encoded letters in the path', 60, `${made}/%6Civ%65`, live, 1],
  ['asks for 30 hints with an encoded letter in the path', 30, `${made}/hin%74`, {}, 1],
  ['calls 1,200 times', 1200, '/api/nothing', {}, 60],
] as const)('one address %s a minute; then 429 with Retry-After', async (_what, most, path, request, atOnce) => {
  const { calls, late } = await allowed(path, request, atOnce)
  expect(calls).toBe(most)
  const answer = await read(late)
  expect(codeOf(answer)).toBe('429 too-many')
  expect(answer.body).toMatchObject({ error: { message: 'Too many requests. Try again later.' } })
  expect(answer.headers.get('Retry-After')).toBe('60')
})

test('a refusal for good names no time after which to try again', () => {
  const refusal = new ApiError('too-many', { isForGood: true })
  expect(responseOf(errorReply(refusal)).headers.has('Retry-After')).toBe(false)
  expect(responseOf(errorReply(new ApiError('too-many'))).headers.get('Retry-After')).toBe('60')
})

test('HEAD, which is answered as GET is, counts against the limit of GET', async () => {
  expect((await allowed(`${made}/hint`, { method: 'HEAD' })).calls).toBe(30)
})

test('limits are apart: who has made too many tables still looks at one, and others make theirs', async () => {
  const address = stranger()
  for (let count = 0; count < 41; count++) await from(address)('/api/games', post({}))
  expect((await from(address)(made)).status).toBe(404)
  expect((await from(stranger())('/api/games', post({}))).status).toBe(422)
})

test('LIMITS "off" limits nobody', async () => {
  for (let count = 0; count < 41; count++)
    expect(
      (
        await reach('/api/games', {
          ...post({}),
          headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '198.51.100.250' },
        })
      ).status,
    ).toBe(422)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(new Request('https://valley.test', { headers: { 'CF-Connecting-IP': address } }))).toBe(network)
})

test('one address has four watching sockets at a table, whatever it says of itself; a seat has its own', async () => {
  const host = await lobbyFor(2)
  const address = stranger()
  const lying =
    (address: string): Reach =>
    (path, request) =>
      from(address)(path, {
        headers: { ...Object.fromEntries(new Headers(request?.headers)), 'Table-Address': 'elsewhere' },
      })
  const opened = async (client: Client, call: Reach) =>
    (await openSocket(client, undefined, 'answers', call)).until(({ views }) => views.length > 0)
  for (let count = 0; count < 4; count++) await opened(watcher(host), from(address))
  const fifth = await openSocket(watcher(host), undefined, 'answers', lying(address))
  await fifth.until(({ closed }) => closed !== null)
  expect([fifth.closed?.code, fifth.received]).toMatchObject([4429, [{ error: { code: 'too-many' } }]])
  await opened(host, from(address))
  await opened(watcher(host), from(stranger()))
  // What the table keeps of an address is not the address.
  expect(
    await inside(host, state => JSON.stringify(state.getWebSockets().map(socket => socket.deserializeAttachment()))),
  ).not.toContain(address)
})

test('what a table keeps of an address says there that it is the same, and nothing beside what another table keeps', () => {
  const kept = (table: string, address: string) =>
    fromAddress(
      { ...env, LIMITS: 'on' },
      new Request('https://valley.test', { headers: { 'CF-Connecting-IP': address } }),
      table,
    ).headers.get(addressHeader)
  const [one, other] = [stranger(), stranger()]
  expect(kept('here', one)).toBe(kept('here', one))
  expect(new Set([kept('here', one), kept('here', other), kept('there', one)]).size).toBe(3)
})

test('where nothing is limited no address is kept, and none is taken from whoever connects', async () => {
  const host = await lobbyFor(2)
  const lying: Reach = (path, request) =>
    reach(path, { headers: { ...Object.fromEntries(new Headers(request?.headers)), 'Table-Address': 'x' } })
  await (await openSocket(watcher(host), undefined, 'answers', lying)).until(({ views }) => views.length > 0)
  const kept = await inside(host, state =>
    state.getWebSockets().map(socket => (socket.deserializeAttachment() as Attachment).address),
  )
  expect(kept).toEqual([null])
})

test.each([
  ['another site', 'https://elsewhere.test', 403],
  ['a page without a site', 'null', 403],
  ['another port', 'https://valley.test:8443', 403],
  ['this site', 'https://valley.test', 101],
  ['a program', undefined, 101],
])('a socket from %s is opened or not', async (_who, origin, status) => {
  const request = { headers: { ...live.headers, ...(origin === undefined ? {} : { Origin: origin }) } }
  const answer = await reach('/api/games/EEEEEEEEEEEEEEEE/live', request)
  expect(answer.status).toBe(status)
  if (status === 403) expect(codeOf(await read(answer))).toBe('403 host-only')
  answer.webSocket?.accept()
})

test.each([
  ['an answer', '/api/games', post({ game: 'valley', seats: 2, name: 'Eva' }), 201],
  ['a refusal', '/api/games', post({}), 422],
  ['an unknown path', '/api/nothing', {}, 404],
  ['a wrong method', '/api/games', { method: 'PUT' }, 405],
])('%s of the API goes out with all headers', async (_what, path, request, status) => {
  const answer = await reach(path, request)
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  })
})
