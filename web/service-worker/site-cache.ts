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

/**
 * Keeps all files of a build, beside those of the build before.
 * @throws where one cannot be fetched: then the build before stays
 */
export async function keepSite(caches: CacheStorage, { version, hashed, others }: Build): Promise<void> {
  const known = await Promise.all(hashed.map(async path => ({ path, kept: await matchIn(caches, path) })))
  const site = await caches.open(prefix + version)
  await Promise.all([
    ...known.map(async ({ path, kept }) => site.put(path, kept ?? (await fetchFile(path, 'default')))),
    ...others.map(async path => site.put(path, await fetchFile(path, 'reload'))),
    fetchPage(hashed).then(answer => site.put(page, answer)),
  ])
}

/**
 * While a new build is rolled out, page and files may come from two of them; and some networks answer with a page of their own,
 * to log in or to agree to something.
 * @throws where the page is missing, or names no files of this build, or others
 */
async function fetchPage(hashed: readonly string[]): Promise<Response> {
  const answer = await fetch(new Request(page, { cache: 'reload' }))
  const named = (await answer.clone().text()).match(/\/_app\/[\w-]+\/[\w./-]+/g) ?? []
  const isOurs = answer.ok && named.length > 0 && named.every(path => hashed.includes(path))
  if (!isOurs) throw new TypeError('the page is of another build')
  return answer
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
export async function answerFrom(caches: CacheStorage, build: Build, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isFile = /\.[a-z\d]+$/i.test(pathname)
  const path = request.mode === 'navigate' && !isFile ? page : pathname
  return (await keptFile(caches, build, path)) ?? fetch(request)
}

const keptFile = (caches: CacheStorage, { version }: Build, path: string) =>
  matchIn(caches, path, { cacheName: prefix + version })

/** Some browsers fail at this after an accident of their own: then nothing is kept. */
const matchIn = (caches: CacheStorage, path: string, options?: MultiCacheQueryOptions) =>
  caches.match(path, options).catch(() => undefined)

/** The page, as it was kept. */
export const keptPage = (caches: CacheStorage, build: Build): Promise<Response | undefined> =>
  keptFile(caches, build, page)
