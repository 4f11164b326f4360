// The client of the table's API: one function for each call. A refusal is a value, not an exception. Keys, retries and which
// view counts are decided by the callers.
import type { SeatPick, Refusal, RefusalCode, Remains, View } from '#shared/protocol.ts'
import { isLocalPath, openTableWorker } from './local-transport.ts'

/**
 * A refusal by the table, no answer at all, an undo of which it is not known whether it was carried out, something that was
 * asked for before an answer and cannot be done after it, or a local table that another tab has taken.
 */
export interface Trouble {
  readonly code: RefusalCode | 'no-answer' | 'undo-unsure' | 'no-longer' | 'elsewhere' | 'full'
  readonly message: string
  /** For `too-many`: how long to wait before the next try, in milliseconds. */
  readonly wait?: number
  /** For `other-version`: what is left of the table. */
  readonly remains?: Remains | undefined
}

export type Answer<Body> =
  | { readonly ok: true; readonly body: Body; readonly tag: string | null }
  | { readonly ok: false; readonly trouble: Trouble; readonly view: View | null }
  | { readonly ok: false; readonly unchanged: true }

export const noAnswer: Trouble = { code: 'no-answer', message: 'The table did not answer.' }
/** How long a call may take, in milliseconds. */
const longestCall = 10_000
const pauses = [300, 700, 1_500, 3_000, 6_000, 10_000]
/** How long to wait before a call is repeated, in milliseconds. */
export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length - 1)] ?? 0

export type Fetch = (path: string, request: RequestInit) => Promise<Response>
/** Reaches every table: the server's, and those of this browser. */
export const fetchInBrowser: Fetch = (path, request) =>
  isLocalPath(path) ? openTableWorker().then(({ fetchLocal }) => fetchLocal(path, request)) : fetch(path, request)

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly token?: string | null
  readonly body?: unknown
  readonly tag?: string | null
}

interface RefusedBody {
  readonly error?: Refusal
  readonly view?: View
  readonly remains?: Remains
}

/** The wait after a 429 that does not say how long, in milliseconds. */
const usualWait = 10_000
interface Hold {
  /** In milliseconds since 1970. */
  readonly until: number
  /** How long that was when it was told, in milliseconds. */
  readonly told: number
}
/** Until when each call is held back after a 429, by method and path. */
const held = new WeakMap<Fetch, Map<string, Hold>>()

const waiting = (wait: number): Answer<never> => ({
  ok: false,
  trouble: { code: 'too-many', message: 'Too much at once.', wait },
  view: null,
})

/**
 * Makes a call. After a 429 the same call is refused here until the time that the answer has given.
 */
export async function call<Body>(fetch: Fetch, { method, path, token, body, tag }: Call): Promise<Answer<Body>> {
  const headers: Record<string, string> = {}
  if (token) headers['authorization'] = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (tag) headers['if-none-match'] = tag
  const kind = `${method} ${path}`
  const hold = held.get(fetch)?.get(kind)
  const wait = hold ? hold.until - Date.now() : 0
  // Where it would be longer than was told, this device's clock was set back.
  if (hold && wait > 0 && wait <= hold.told) return waiting(wait)
  try {
    const response = await fetch(path, {
      method,
      headers,
      cache: 'no-store',
      signal: AbortSignal.timeout(longestCall),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (response.status === 304) return { ok: false, unchanged: true }
    if (response.ok) return { ok: true, body: (await response.json()) as Body, tag: response.headers.get('etag') }
    if (response.status === 429) {
      const told = Number(response.headers.get('retry-after')) * 1_000 || usualWait
      const calls = held.get(fetch) ?? new Map<string, Hold>()
      held.set(fetch, calls.set(kind, { until: Date.now() + told, told }))
      return waiting(told)
    }
    const { error = noAnswer, view = null, remains } = (await response.json()) as RefusedBody
    return { ok: false, trouble: { ...error, remains }, view }
  } catch {
    return { ok: false, trouble: noAnswer, view: null }
  }
}

/** The address of a table in the API, and of what belongs to it. */
export const addressOf = (id: string, rest = '') => `/api/games/${encodeURIComponent(id)}${rest}`

/** The calls that a page makes for a table; a trouble is an answer too, and none of them throws. */
export function tableApi(fetch: Fetch = fetchInBrowser) {
  return {
    view: (id: string, token: string | null, tag: string | null) =>
      call<View>(fetch, { method: 'GET', path: addressOf(id), token, tag }),
    pick: (id: string, body: SeatPick, token: string | null) =>
      call<View>(fetch, { method: 'POST', path: addressOf(id, '/picks'), token, body }),
    undo: (id: string, token: string | null) =>
      call<View>(fetch, { method: 'POST', path: addressOf(id, '/undo'), token }),
  }
}

export type TableApi = ReturnType<typeof tableApi>
/** The address of its socket. */
export const socketPath = (id: string): string => addressOf(id, '/live')
/** The subprotocols of a socket. They carry the token as well, because browsers cannot set headers on a socket. */
export const protocolNames = (token: string | null): string[] => [
  'table',
  'changes',
  'talk',
  ...(token ? [`token.${token}`] : []),
]

export const troubleOf = (answer: Answer<unknown>): Trouble => ('trouble' in answer ? answer.trouble : noAnswer)

/** The longest wait after a 429 before the call is repeated, in milliseconds; after longer waits the caller decides. */
const longestWait = 5_000

/** Makes a call that may safely be repeated, and repeats it after each of the pauses until it is answered. */
export async function callUntilAnswered<Body>(ask: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (const pause of pauses) {
    const answer = await ask()
    if (answer.ok || 'unchanged' in answer) return answer
    const { code, wait = 0 } = answer.trouble
    if ((code !== 'no-answer' && code !== 'too-many') || wait > longestWait) return answer
    await new Promise(resolve => setTimeout(resolve, Math.max(pause, wait)))
  }
  return ask()
}
