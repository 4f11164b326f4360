// Calls to the table's API. One function a call; a refusal is a value, not an exception.
// What a call means for the page (keys, retries, which view wins) is not decided here.
import type { GameName, MadeTable, Pick, Refusal, RefusalCode, SatDown, View } from '#shared/protocol.ts'

/** A refusal by the table, the lack of any answer, or an undo of which nobody knows whether it was carried out. */
export interface Trouble {
  readonly code: RefusalCode | 'no-answer' | 'undo-unsure'
  readonly message: string
}

export type Answer<Body> =
  | { readonly ok: true, readonly body: Body, readonly tag: string | null }
  | { readonly ok: false, readonly trouble: Trouble, readonly view: View | null }
  | { readonly ok: false, readonly unchanged: true }

export const noAnswer: Trouble = { code: 'no-answer', message: 'The table did not answer.' }
const patience = 10_000
const pauses = [300, 700, 1_500, 3_000, 6_000, 10_000]
/** How long to wait, in milliseconds, before a call is made once more. */
export const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length - 1)] ?? 0

export type Fetch = (path: string, request: RequestInit) => Promise<Response>
export const fetchInBrowser: Fetch = (path, request) => fetch(path, request)

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly token?: string | null
  readonly body?: unknown
  readonly tag?: string | null
}

interface RefusedBody { readonly error?: Refusal, readonly view?: View }

export async function call<Body>(fetch: Fetch, { method, path, token, body, tag }: Call): Promise<Answer<Body>> {
  const headers: Record<string, string> = {}
  if (token) headers['authorization'] = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (tag) headers['if-none-match'] = tag
  try {
    const response = await fetch(path, {
      method, headers, cache: 'no-store', signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (response.status === 304) return { ok: false, unchanged: true }
    if (response.ok) return { ok: true, body: await response.json() as Body, tag: response.headers.get('etag') }
    const refused = await response.json() as RefusedBody
    return { ok: false, trouble: refused.error ?? noAnswer, view: refused.view ?? null }
  } catch {
    return { ok: false, trouble: noAnswer, view: null }
  }
}

export const addressOf = (id: string, rest = '') => `/api/games/${encodeURIComponent(id)}${rest}`

export function wire(fetch: Fetch = fetchInBrowser) {
  return {
    make: (body: { game: GameName, seats: number, name: string, options?: Readonly<Record<string, unknown>>, key: string }) =>
      call<MadeTable>(fetch, { method: 'POST', path: '/api/games', body }),
    sit: (id: string, body: { name: string, key: string }) =>
      call<SatDown>(fetch, { method: 'POST', path: addressOf(id, '/seats'), body }),
    free: (id: string, seat: number, token: string | null) =>
      call<View>(fetch, { method: 'DELETE', path: addressOf(id, `/seats/${seat}`), token }),
    view: (id: string, token: string | null, tag: string | null) =>
      call<View>(fetch, { method: 'GET', path: addressOf(id), token, tag }),
    pick: (id: string, body: Pick, token: string | null) =>
      call<View>(fetch, { method: 'POST', path: addressOf(id, '/picks'), token, body }),
    undo: (id: string, token: string | null) =>
      call<View>(fetch, { method: 'POST', path: addressOf(id, '/undo'), token }),
    again: (id: string, body: { key: string }, token: string | null) =>
      call<MadeTable>(fetch, { method: 'POST', path: addressOf(id, '/again'), token, body }),
  }
}

export type Wire = ReturnType<typeof wire>
export const live = (id: string): string => addressOf(id, '/live')
/** How a socket says what it wants and whose it is: a browser can give it no header. */
export const lineNames = (token: string | null): string[] => ['table', 'changes', ...(token ? [`token.${token}`] : [])]

export const troubleOf = (answer: Answer<unknown>): Trouble => 'trouble' in answer ? answer.trouble : noAnswer

/** Repeats a call that may be repeated until it is answered or patience ends. */
export async function insist<Body>(ask: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (const pause of pauses) {
    const answer = await ask()
    if (answer.ok || 'unchanged' in answer || answer.trouble.code !== 'no-answer') return answer
    await new Promise(resolve => setTimeout(resolve, pause))
  }
  return ask()
}
