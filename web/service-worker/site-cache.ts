// The site in the browser: all files of one build, so that every page opens without a network, and no file of a build is missing
// while a page of that build is open. What is used of a worker is declared here, so that it can be read outside one too.
import { scriptHeaders } from '#shared/headers.ts'

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
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { readonly id: string }[]>
}
/** What a worker is told when a page is to be opened. TypeScript does not know yet that a request says whether it reloads one. */
interface Opening {
  readonly clientId: string
  readonly request: Pick<Request, 'mode'> & { readonly isReloadNavigation?: boolean }
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
    ...known.map(async ({ path, kept }) => site.put(path, kept ?? (await fetchFile(path, 'default')))),
    ...others.map(async path => site.put(path, await fetchFile(path, 'reload'))),
    site.add(new Request(page, { cache: 'reload' })),
  ])
}

/** @throws where there is no such file, or none any more: then the site answers with its page, which must not be kept as a script */
async function fetchFile(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache })
  if (!answer.ok || /html/.test(answer.headers.get('Content-Type') ?? '')) throw new TypeError(`${path} is no file`)
  return answer
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
  const { pathname } = new URL(request.url)
  const isFile = /\.[a-z\d]+$/i.test(pathname)
  const path = request.mode === 'navigate' && !isFile ? page : pathname
  const kept = await caches.match(path, { cacheName: prefix + version })
  return kept ?? fetch(request)
}

/**
 * A page that has the newer build take over, and loads itself again once that build serves it, after three seconds in any
 * case. The worker that answers this page could have it take over as well, but must not: where it is replaced while pages
 * come and go, Chromium may start it once more, and then it stays until another page is asked for, which it may never
 * answer. A script loads the page again, for a `Refresh` of an address with something after its # only jumps within the
 * page.
 */
const reloading = `<script>
const takesOver = ({ waiting, active }) =>
  new Promise(resolve => {
    const newer = waiting ?? active
    newer.onstatechange = () => newer.state === 'activated' && resolve()
    newer.onstatechange()
    waiting?.postMessage('${takeOver}')
  })
const late = new Promise(resolve => setTimeout(resolve, 3000))
Promise.race([navigator.serviceWorker.ready.then(takesOver), late]).then(() => location.reload())
</script>`
const reloadingHeaders = {
  // The hash is that of the script, white space included.
  ...scriptHeaders('sha256-mKvuVZgnu9gvFhiWDKWiEiAud7fSb30fbdgR1o/lXKc='),
  'Content-Type': 'text/html; charset=utf-8',
}

/** Waiting workers for which a page has been answered that has them take over. */
const taken = new WeakSet<object>()

/**
 * A newer build is taken where a page is opened, or loaded again, while no other is open: never under an open table.
 * @returns what to answer meanwhile: a page that has it take over and loads itself again; null if no newer build waits, or
 *   it has to wait longer
 */
export async function takeNewer(
  windows: Windows,
  waiting: object | null,
  { clientId, request }: Opening,
): Promise<Response | null> {
  if (!waiting) return null
  if (!taken.has(waiting)) {
    // A page that is loaded again is still open meanwhile. Browsers do not agree on whose id they tell where it is not.
    const replaced = request.isReloadNavigation ? clientId : null
    const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
    if (open.some(({ id }) => id !== replaced)) return null
    taken.add(waiting)
  }
  return new Response(reloading, { headers: reloadingHeaders })
}
