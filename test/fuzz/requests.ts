// The kinds of requests that the fuzzer sends: calls as they are, and with their body, text, path, method or headers changed.
import type { Chance } from '#shared/chance.ts'
import { someCall, type ValidCall } from './calls.ts'
import { garbled, mutated, oddValue } from './odd-json.ts'
import type { Target } from './targets.ts'

/** A request as it is sent. */
export interface FuzzRequest {
  readonly method: string
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array | null
  /** Sent in so many pieces, without its length; 0: whole. */
  readonly chunks: number
  /** Cut off by the client before all was sent: no answer is waited for. */
  readonly isCut?: boolean
  readonly target: Target
}

const text = (body: object | null) => (body === null ? null : Buffer.from(JSON.stringify(body)))

/** A call with nothing changed. */
function plain({ method, path, token, body, target }: ValidCall): FuzzRequest {
  return {
    method,
    path,
    headers: [
      ...(token === null ? [] : [['Authorization', `Bearer ${token}`] as const]),
      ...(body === null ? [] : [['Content-Type', 'application/json'] as const]),
    ],
    body: text(body),
    chunks: 0,
    target,
  }
}

/** A call that has a body. */
function withBody(target: Target, chance: Chance): ValidCall & { readonly body: object } {
  for (;;) {
    const call = someCall(target, chance)
    if (call.body) return { ...call, body: call.body }
  }
}

function changedText(target: Target, chance: Chance): FuzzRequest {
  const call = withBody(target, chance)
  const body = garbled(chance.once(2) ? mutated(call.body, chance) : JSON.stringify(call.body), chance)
  const chunks = chance.once(3) ? 1 + chance.below(5) : 0
  return { ...plain(call), body, chunks, ...(chance.once(40) ? { isCut: true } : {}) }
}

const types = [
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/jsonp',
  ';',
  'multipart/form-data; boundary=x',
]
const methods = [
  'HEAD',
  'PUT',
  'PATCH',
  'OPTIONS',
  'DELETE',
  'POST',
  'GET',
  'PURGE',
  'SEARCH',
  'PROPFIND',
  'LOCK',
  'REPORT',
  'TRACE',
  'QUERY',
]
const segments = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2F',
  '%',
  '%zz',
  '%00',
  '%ff',
  '%C3%A9',
  'é',
  '0',
  '7',
  '-1',
  '00',
  '1e1',
  'seats',
  'picks',
  'live',
  '__proto__',
  'constructor',
  ';',
  '~',
  '*',
  'api',
  't',
  '%F0%9F%91%91',
]

function changedPath(target: Target, chance: Chance): FuzzRequest {
  const call = someCall(target, chance)
  const [path = '', query = ''] = call.path.split('?')
  const parts = path.split('/')
  for (let change = chance.below(3); change >= 0; change--) {
    const at = 1 + chance.below(parts.length)
    switch (chance.below(6)) {
      case 0:
        parts.splice(at, 1)
        break
      case 1:
        parts.splice(at, 0, chance.one(segments))
        break
      case 2:
        parts[at] = chance.one(segments)
        break
      case 3:
        parts[at] = (parts[at] ?? '').toUpperCase()
        break
      case 4:
        parts[at] = (parts[at] ?? 'x').repeat(1 + chance.below(chance.once(10) ? 1500 : 20))
        break
      default:
        parts[at] = `${parts[at] ?? ''}${chance.one(segments)}`
    }
  }
  // Below `/cdn-cgi/` answers the program that starts workerd here.
  const changed = `/${parts.join('/').replace(/^\/+/, chance.once(10) ? '/' : '')}`.replace(/cdn-cgi/gi, 'cdn')
  const more = chance.one([
    '',
    '',
    '?',
    `?before=${encodeURIComponent(oddValue(chance).slice(0, 500).toWellFormed())}`,
    '?before=%',
    `?${query}&before=1&before=2`,
  ])
  return { ...plain(call), path: changed + more }
}

const wrongTokens = (target: Target, chance: Chance): string => {
  const token = chance.one([...target.tokens, 'AAAAAAAAAAAAAAAAAAAAAA'])
  return chance.one([
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `bearer  ${token}`,
    `Bearer ${token}, Bearer ${token}`,
    `Basic ${token}`,
    token,
    'Bearer ',
    `Bearer ${'x'.repeat(129)}`,
    `Bearer ${'x'.repeat(8000)}`,
    'Bearer \u00e9\u00ff',
    `Bearer\t${token}`,
  ])
}

const tags = [
  '*',
  '"',
  'W/',
  'W/"s-1"',
  '"0-0"',
  'W/"0-1", W/"1-2", "s-3"',
  ',,,',
  '"x',
  'W/W/"s-1"',
  `${'"s-1",'.repeat(900)}`,
]

const languages = ['', 'de', '*', 'xx;q=9', 'de;q=,en;q=NaN', ',;=', 'de-'.repeat(2000), `a${' '.repeat(12_000)}b`]

function changedHeaders(target: Target, chance: Chance): FuzzRequest {
  const request = plain(someCall(target, chance))
  const headers = [...request.headers]
  for (let change = chance.below(3); change >= 0; change--)
    headers.push(
      chance.one([
        ['Authorization', wrongTokens(target, chance)],
        ['If-None-Match', chance.one(tags)],
        ['Content-Type', chance.one(types)],
        ['Accept-Language', chance.one(languages)],
        ['Origin', chance.one(['null', 'http://', 'https://elsewhere.test', '::', `http://${'x'.repeat(3000)}`])],
        ['User-Agent', chance.one(['', 'facebookexternalhit/1.1', 'x'.repeat(8000)])],
        ['Sec-Fetch-Dest', chance.one(['document', '', 'image'])],
        ['Cookie', 'x'.repeat(chance.below(4000))],
        ['Table-Address', 'elsewhere'],
        ['CF-Connecting-IP', chance.one(['', '::', 'x', '1.2.3.4', '1:2:3:4:5:6:7:8:9', '::ffff:1.2.3.4'])],
        ['X-HTTP-Method-Override', 'DELETE'],
        ['X-Forwarded-Host', 'elsewhere.test'],
        ['Content-Encoding', chance.one(['gzip', 'br', 'x'])],
        ['Accept', chance.one(['', 'text/html', '*/*;q=0'])],
        ['Range', 'bytes=0-1'],
        ['Expect', '100-continue'],
        ['Upgrade', chance.one(['h2c', 'WEBSOCKET', ''])],
      ] as const),
    )
  return { ...request, headers }
}

/** By kind of request, how one is made. */
export const requestKinds: Readonly<Record<string, (target: Target, chance: Chance) => FuzzRequest>> = {
  'calls as they are': (target, chance) => plain(someCall(target, chance)),
  'values of bodies': (target, chance) => {
    const call = withBody(target, chance)
    return { ...plain(call), body: Buffer.from(mutated(call.body, chance)) }
  },
  'text of bodies': changedText,
  paths: changedPath,
  methods: (target, chance) => ({ ...plain(someCall(target, chance)), method: chance.one(methods) }),
  headers: changedHeaders,
}
