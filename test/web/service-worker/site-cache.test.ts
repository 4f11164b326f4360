// The site that a browser keeps: one build at a time, and nothing of the API.
import { beforeEach, expect, test } from 'vitest'
import { answerFrom, forgetOthers, isOfSite, keepSite, type Build } from '#web/service-worker/site-cache.ts'

const origin = 'https://valley.test'
const build = (version: string, hashed: readonly string[]): Build => ({ version, hashed, others: ['/favicon.svg'] })
const first = build('1', ['/_app/immutable/a.js', '/_app/immutable/b.js'])
const second = build('2', ['/_app/immutable/a.js', '/_app/immutable/c.js'])

/** What the site answers, where all is well: the page names its files. */
const asBuilt = (path: string) => `kept ${path}${path === '/' ? ' with /_app/immutable/a.js' : ''}`
/** The paths that were fetched. */
let fetched: string[] = []
/** How each was: past what the browser has of it, or not. */
let how: Record<string, RequestCache | undefined> = {}
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
  how = {}
  served = path => new Response(asBuilt(path))
  globalThis.fetch = (asked, { cache } = {}) => {
    fetched.push(pathOf(asked))
    how[pathOf(asked)] = asked instanceof Request ? asked.cache : cache
    return Promise.resolve(served(pathOf(asked)))
  }
  globalThis.Request = class {
    readonly cache: RequestCache | undefined
    constructor(
      readonly url: string,
      { cache }: RequestInit = {},
    ) {
      this.cache = cache
    }
  } as unknown as typeof Request
})

test('every file of a build is kept, and the page, by which every address that is no file is answered', async () => {
  await keepSite(caches(), first)
  expect([...fetched].sort()).toEqual(['/', '/_app/immutable/a.js', '/_app/immutable/b.js', '/favicon.svg'])
  expect(await text('/_app/immutable/a.js')).toBe('kept /_app/immutable/a.js')
  for (const path of ['/', '/cards', '/t/0123456789abcdef', '/rules/tal'])
    expect(await text(path, 'navigate')).toBe(asBuilt('/'))
})

test('what may have changed is fetched past what the browser has of it, as the files of each build need not be', async () => {
  await keepSite(caches(), first)
  expect(how).toEqual({
    '/': 'reload',
    '/favicon.svg': 'reload',
    '/_app/immutable/a.js': 'default',
    '/_app/immutable/b.js': 'default',
  })
})

test('what is not kept is fetched, and never answered by the page', async () => {
  await keepSite(caches(), first)
  served = path => new Response(`fetched ${path}`)
  expect(await text('/_app/immutable/gone.js')).toBe('fetched /_app/immutable/gone.js')
  expect(await text('/previews/general.en.jpg', 'navigate')).toBe('fetched /previews/general.en.jpg')
})

// A file that is gone is answered by the page, with 200.
test.each([
  ['/_app/immutable/b.js', { status: 404 }],
  ['/_app/immutable/b.js', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }],
  ['/favicon.svg', { headers: { 'Content-Type': 'text/html' } }],
])('a build that cannot be fetched whole is refused: %s is answered by %o', async (gone, answer) => {
  served = path => new Response('', path === gone ? answer : {})
  await expect(keepSite(caches(), first)).rejects.toThrow(`${gone} is no file`)
})

test('while a build is rolled out, the page of another one is refused', async () => {
  const whole = build('1', ['/_app/immutable/a.js'])
  const naming = (name: string) => (path: string) =>
    new Response(path === '/' ? `<link href="/_app/immutable/a.js"><script src="/_app/immutable/${name}">` : '')
  served = naming('b.js')
  await expect(keepSite(caches(), whole)).rejects.toThrow('the page is of another build')
  served = naming('a.js')
  await keepSite(caches(), whole)
  served = path => new Response(asBuilt(path), { status: path === '/' ? 503 : 200 })
  await expect(keepSite(caches(), first)).rejects.toThrow('the page is of another build')
})

test('a page that a network puts in place of ours, to log in, is not kept', async () => {
  await keepSite(caches(), first)
  served = path => new Response(path === '/' ? '<title>Hotel</title><form>' : asBuilt(path))
  await expect(keepSite(caches(), second)).rejects.toThrow('the page is of another build')
})

test('where a browser fails at what it has kept, the site answers', async () => {
  await keepSite(caches(), first)
  fakes.match = () => Promise.reject(new TypeError('Cache API operation failed'))
  served = path => new Response(`fetched ${path}`)
  expect(await text('/_app/immutable/a.js')).toBe('fetched /_app/immutable/a.js')
  served = path => new Response(asBuilt(path))
  await keepSite(caches(), second)
})

test('the next build takes over files that are the same, and stands beside the one before until that is forgotten', async () => {
  await keepSite(caches(), first)
  fetched = []
  served = path => new Response(`second ${asBuilt(path)}`)
  await keepSite(caches(), second)
  expect([...fetched].sort()).toEqual(['/', '/_app/immutable/c.js', '/favicon.svg'])
  expect(await text('/_app/immutable/b.js')).toBe('kept /_app/immutable/b.js')
  expect(await text('/_app/immutable/a.js', undefined, second)).toBe('kept /_app/immutable/a.js')
  // What both have is each one's own.
  for (const path of ['/', '/favicon.svg'])
    expect([await text(path), await text(path, undefined, second)]).toEqual([asBuilt(path), `second ${asBuilt(path)}`])
  await fakes.open('of somebody else')
  await forgetOthers(caches(), second)
  expect(await fakes.keys()).toEqual(['site 2', 'of somebody else'])
})

test.each([
  ['GET', '/t/0123456789abcdef', true],
  ['GET', '/_app/immutable/a.js', true],
  ['GET', '/apiary', true],
  ['GET', '/api/games/0123456789abcdef', false],
  ['POST', '/api/games', false],
  ['GET', 'https://elsewhere.test/', false],
])('%s %s is of the site: %s', (method, path, is) => {
  expect(isOfSite({ method, url: new URL(path, origin).href }, origin)).toBe(is)
})
