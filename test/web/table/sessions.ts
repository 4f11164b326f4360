// A session in a simulated browser: its storage, its page and network, and the sockets it opens.
import { afterEach, beforeEach, vi } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { Session } from '#web/lib/table/session.svelte.ts'
import { tableApi } from '#web/lib/table/table-api.ts'
import { FakeSocket, fakeStorage } from '../fakes.ts'
import { required } from '#test/shared/required.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly token: string | null
  readonly tag: string | null
  readonly body: unknown
}
export type Reply =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'unreachable'

/** The browser of the test that runs: `storage.kept` is what it remembers, `page.hidden` whether nobody looks. */
export const browser = { storage: fakeStorage(), page: Object.assign(new EventTarget(), { hidden: false }) }

/** Gives every test of a file a browser of its own, whose clock stands still. */
export function inBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    browser.storage = fakeStorage()
    browser.page = Object.assign(new EventTarget(), { hidden: false })
    const world = new EventTarget()
    vi.stubGlobal('localStorage', browser.storage)
    vi.stubGlobal('document', browser.page)
    vi.stubGlobal('addEventListener', world.addEventListener.bind(world))
    vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world))
    vi.stubGlobal('dispatchEvent', world.dispatchEvent.bind(world))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** What another tab does to the storage: stores a value, or with null removes it. */
export function inAnotherTab(key: string, newValue: string | null): void {
  if (newValue === null) browser.storage.removeItem(key)
  else browser.storage.setItem(key, newValue)
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}

/**
 * Opens a table in this browser.
 * @param answer what the network answers to each call
 * @param token of a seat that this browser knows already
 */
export function open(answer: (asked: Asked) => Reply = () => 'unreachable', token?: string, id = 'table') {
  if (token) browser.storage.setItem(`valley:seat:${id}`, token)
  const sockets: FakeSocket[] = []
  const asked: Asked[] = []
  const fetch = async (path: string, request: RequestInit) => {
    const headers = new Headers(request.headers)
    const call = {
      method: request.method ?? 'GET',
      path,
      token: headers.get('authorization'),
      tag: headers.get('if-none-match'),
      body: typeof request.body === 'string' ? (JSON.parse(request.body) as unknown) : undefined,
    }
    asked.push(call)
    const reply = answer(call)
    if (reply === 'unreachable') throw new TypeError('unreachable')
    const { status, body, headers: replied = {} } = reply
    return new Response(status === 304 ? null : JSON.stringify(body), { status, headers: replied })
  }
  const session = new Session(id, {
    api: tableApi(fetch),
    openSocket: (_path, protocols) => required(sockets[sockets.push(new FakeSocket(protocols)) - 1]),
  }).open()
  const last = () => required(sockets.at(-1))
  const say = (view: View) => last().say({ type: 'view', view })
  return { session, sockets, asked, last, say, fetch }
}

/** The calls that asked for an undo. */
export const undos = (asked: readonly Asked[]) => asked.filter(({ path }) => path.endsWith('/undo'))
