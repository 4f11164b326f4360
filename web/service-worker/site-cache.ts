// The site in the browser: all files of one build, so that every page opens without a network, and no file of a build is missing
// while a page of that build is open. What is used of a worker is declared here, so that it can be read outside one too.

/** Any page of the site: it reads its address itself. */
const page = '/'
const prefix = 'site '

/** What is kept: the files of one build. */
export interface Build {
  readonly version: string
  /** Paths of files whose names change with their content. */
  readonly hashed: readonly string[]
  /** Paths of all other files. */
  readonly others: readonly string[]
}

interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly object[]>
}

/** The message that has a waiting worker take over. */
export const takeOver = 'take over'

/**
 * Keeps all files of a build, beside those of the build before.
 * @throws where one cannot be fetched: then the build before stays
 */
export async function keepSite(caches: CacheStorage, { version, hashed, others }: Build): Promise<void> {
  const known = await Promise.all(hashed.map(async path => ({ path, kept: await caches.match(path) })))
  const site = await caches.open(prefix + version)
  await Promise.all([
    ...known.map(({ path, kept }) => (kept ? site.put(path, kept) : site.add(path))),
    ...[page, ...others].map(path => site.add(new Request(path, { cache: 'reload' }))),
  ])
}

/** Forgets all builds but this one. */
export async function forgetOthers(caches: CacheStorage, { version }: Build): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter(name => name.startsWith(prefix) && name !== prefix + version).map(name => caches.delete(name)),
  )
}

/** Whether a request is for the site itself: all that is fetched here but the API, which is never kept. */
export const isOfSite = ({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): boolean => {
  const address = new URL(url)
  return method === 'GET' && address.origin === origin && !/^\/api(\/|$)/.test(address.pathname)
}

/** Answers with a file that was kept, or with the page for an address that is no file; what else there is comes from the site. */
export async function answerFrom(caches: CacheStorage, { version }: Build, request: Request): Promise<Response> {
  const site = await caches.open(prefix + version)
  const { pathname } = new URL(request.url)
  const isFile = /\.[a-z\d]+$/i.test(pathname)
  const kept = await site.match(request.mode === 'navigate' && !isFile ? page : pathname)
  return kept ?? fetch(request)
}

/**
 * A newer build is taken where a page is opened, or loaded again, while no other is open: never under an open table.
 * @returns what to answer meanwhile: a page that at once loads itself again; null if no newer build waits
 */
export async function takeNewer(
  windows: Windows,
  waiting: { postMessage(message: string): void } | null,
): Promise<Response | null> {
  if (!waiting) return null
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 1) return null
  waiting.postMessage(takeOver)
  return new Response('', { headers: { 'Content-Type': 'text/html; charset=utf-8', Refresh: '0' } })
}
