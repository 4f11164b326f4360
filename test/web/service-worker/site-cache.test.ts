// The site that a browser keeps: one build at a time, nothing of the API, and a newer build never under an open page.
import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi, type Mock } from 'vitest'
import { required } from '#test/shared/required.ts'
import {
  answerFrom,
  forgetOthers,
  isOfSite,
  keepSite,
  takeNewer,
  takeOver,
  type Build,
} from '#web/service-worker/site-cache.ts'

const origin = 'https://valley.test'
const build = (version: string, hashed: readonly string[]): Build => ({ version, hashed, others: ['/favicon.svg'] })
const first = build('1', ['/_app/a.js', '/_app/b.js'])
const second = build('2', ['/_app/a.js', '/_app/c.js'])

/** The paths that were fetched. */
let fetched: string[] = []
/** What the site answers now. */
let served: (path: string) => Response

const pathOf = (asked: RequestInfo | URL) =>
  new URL(typeof asked === 'string' ? asked : 'url' in asked ? asked.url : asked.href, origin).pathname

class FakeCache {
  readonly files = new Map<string, Response>()
  put(asked: RequestInfo | URL, answer: Response): Promise<void> {
    this.files.set(pathOf(asked), answer)
    return Promise.resolve()
  }
  async add(asked: RequestInfo | URL): Promise<void> {
    await this.put(asked, await fetch(asked))
  }
  match(asked: RequestInfo | URL): Response | undefined {
    return this.files.get(pathOf(asked))?.clone()
  }
}
class FakeCaches {
  readonly all = new Map<string, FakeCache>()
  open(name: string): Promise<FakeCache> {
    const cache = this.all.get(name) ?? new FakeCache()
    this.all.set(name, cache)
    return Promise.resolve(cache)
  }
  match(asked: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    const caches = [...this.all].filter(([name]) => cacheName === undefined || name === cacheName)
    return Promise.resolve(caches.map(([, cache]) => cache.match(asked)).find(Boolean))
  }
  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()])
  }
  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name))
  }
}
let fakes = new FakeCaches()
const caches = (): CacheStorage => fakes as unknown as CacheStorage

/** A request as a worker gets it. Outside a browser nobody can make one that opens a page. */
const request = (path: string, mode: RequestMode = 'cors'): Request =>
  ({ url: origin + path, method: 'GET', mode }) as Request
const text = async (path: string, mode?: RequestMode, of = first) =>
  (await answerFrom(caches(), of, request(path, mode))).text()

beforeEach(() => {
  fakes = new FakeCaches()
  fetched = []
  served = path => new Response(`kept ${path}`)
  globalThis.fetch = asked => {
    fetched.push(pathOf(asked))
    return Promise.resolve(served(pathOf(asked)))
  }
  globalThis.Request = class {
    constructor(readonly url: string) {}
  } as unknown as typeof Request
})

test('every file of a build is kept, and the page, by which every address that is no file is answered', async () => {
  await keepSite(caches(), first)
  expect([...fetched].sort()).toEqual(['/', '/_app/a.js', '/_app/b.js', '/favicon.svg'])
  expect(await text('/_app/a.js')).toBe('kept /_app/a.js')
  for (const path of ['/', '/cards', '/t/0123456789abcdef', '/rules/tal'])
    expect(await text(path, 'navigate')).toBe('kept /')
})

test('what is not kept is fetched, and never answered by the page', async () => {
  await keepSite(caches(), first)
  served = path => new Response(`fetched ${path}`)
  expect(await text('/_app/gone.js')).toBe('fetched /_app/gone.js')
  expect(await text('/previews/general.en.jpg', 'navigate')).toBe('fetched /previews/general.en.jpg')
})

// A file that is gone is answered by the page, with 200.
test.each([
  ['/_app/b.js', { status: 404 }],
  ['/_app/b.js', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }],
  ['/favicon.svg', { headers: { 'Content-Type': 'text/html' } }],
])('a build that cannot be fetched whole is refused: %s is answered by %o', async (gone, answer) => {
  served = path => new Response('', path === gone ? answer : {})
  await expect(keepSite(caches(), first)).rejects.toThrow(`${gone} is no file`)
})

test('the next build takes over files that are the same, and stands beside the one before until that is forgotten', async () => {
  await keepSite(caches(), first)
  fetched = []
  await keepSite(caches(), second)
  expect([...fetched].sort()).toEqual(['/', '/_app/c.js', '/favicon.svg'])
  expect(await text('/_app/b.js')).toBe('kept /_app/b.js')
  expect(await text('/_app/a.js', undefined, second)).toBe('kept /_app/a.js')
  await fakes.open('of somebody else')
  await forgetOthers(caches(), second)
  expect(await fakes.keys()).toEqual(['site 2', 'of somebody else'])
})

test.each([
  ['GET', '/t/0123456789abcdef', true],
  ['GET', '/_app/a.js', true],
  ['GET', '/apiary', true],
  ['GET', '/api/games/0123456789abcdef', false],
  ['POST', '/api/games', false],
  ['GET', 'https://elsewhere.test/', false],
])('%s %s is of the site: %s', (method, path, is) => {
  expect(isOfSite({ method, url: new URL(path, origin).href }, origin)).toBe(is)
})

/** Opens or reloads a page where these are open: whether the newer build is taken, and a page is answered that loads itself again. */
const takes = async (open: readonly string[], waiting: object | null, clientId = '', reloads = false) => {
  const windows = { matchAll: () => Promise.resolve(open.map(id => ({ id }))) }
  const request = { mode: 'navigate', isReloadNavigation: reloads } as const
  const answer = await takeNewer(windows, waiting, { clientId, request })
  return (await answer?.text())?.includes('location.reload()') === true
}

test.each([
  ['the first page is opened', [], '', false, true],
  ['the only page is loaded again', ['a'], 'a', true, true],
  ['another page is opened', ['a'], '', false, false],
  ['another page is opened by a link of the first', ['a'], 'a', false, false],
  ['a page is loaded again that the browser has put to sleep', ['a'], '', true, false],
  ['one of two pages is loaded again', ['a', 'b'], 'b', true, false],
])('where %s a newer build is taken or waits', async (_, open, clientId, reloads, taken) => {
  expect(await takes(open, {}, clientId, reloads)).toBe(taken)
  expect(await takes(open, null, clientId, reloads)).toBe(false)
})

test('until the newer build has taken over, no page of the one before is opened any more', async () => {
  const waiting = {}
  await takes([], waiting)
  expect(await takes(['empty'], waiting)).toBe(true)
  expect(await takes(['empty'], {})).toBe(false)
})

/** The page that is answered while a newer build takes over, and its script. */
async function reloadingPage() {
  const windows = { matchAll: () => Promise.resolve([]) }
  const answer = required(await takeNewer(windows, {}, { clientId: '', request: { mode: 'navigate' } }))
  const [, script = ''] = /^<script>(.*)<\/script>$/s.exec(await answer.text()) ?? []
  return { answer, script }
}

test('the page that loads itself again may run its own script, and nothing else', async () => {
  const { answer, script } = await reloadingPage()
  const hash = createHash('sha256').update(script).digest('base64')
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; script-src 'sha256-${hash}'`,
  )
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})

test.each([
  ['once the newer build serves', ['installed', 'activating', 'activated'], [0, 0, 1]],
  ['at once where it serves already', ['activated'], [1]],
  ['after three seconds where it never does', ['installed'], [0]],
  ['after three seconds where it is replaced meanwhile', ['installed', 'redundant'], [0, 0]],
])('that page has the newer build take over, and loads itself again %s, never twice', async (_, states, reloads) => {
  vi.useFakeTimers()
  const { script } = await reloadingPage()
  const [first = '', ...later] = states
  const newer: { state: string; onstatechange?: () => void; postMessage: Mock } = { state: first, postMessage: vi.fn() }
  const waits = first === 'installed'
  const registration = waits ? { waiting: newer, active: null } : { waiting: null, active: newer }
  const reload = vi.fn()
  const count: number[] = []
  const look = async () => {
    await vi.advanceTimersByTimeAsync(500)
    count.push(reload.mock.calls.length)
  }
  runInNewContext(script, {
    navigator: { serviceWorker: { ready: Promise.resolve(registration) } },
    location: { reload },
    setTimeout,
  })
  await look()
  for (const state of later) {
    newer.state = state
    newer.onstatechange?.()
    await look()
  }
  expect(count).toEqual(reloads)
  await vi.advanceTimersByTimeAsync(10_000)
  newer.state = 'activated'
  newer.onstatechange?.()
  await look()
  expect(reload).toHaveBeenCalledOnce()
  expect(newer.postMessage.mock.calls).toEqual(waits ? [[takeOver]] : [])
  vi.useRealTimers()
})
