// What a link to a table shows where it is shared (API.md, Pages).
import { env } from 'cloudflare:workers'
import { createExecutionContext } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { gameTitles } from '#shared/game-names.ts'
import { siteTitle, textsAt, type PreviewTexts } from '#shared/preview-tags.ts'
import { previews as talGerman } from '#web/lib/tal/messages/de/previews.ts'
import { previews as tal } from '#web/lib/tal/messages/en/previews.ts'
import { previews as valleyGerman } from '#web/lib/valley/messages/de/previews.ts'
import { previews as valley } from '#web/lib/valley/messages/en/previews.ts'
import { previews as german } from '#web/lib/messages/de/previews.ts'
import { previews as english } from '#web/lib/messages/en/previews.ts'
import worker from '#worker/index.ts'
import { madeTable, playOn, type Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { counting } from './counted-rows.ts'
import { anything, playInside } from './inside.ts'
import {
  evict,
  inside,
  lobbyFor,
  reach,
  rowsOf,
  stateIn,
  storedIn,
  tableAlone,
  tableFor,
  valleyIn,
} from './api-client.ts'

const body = '<body><p>the page</p><script>start(1 < 2 && "&amp;")</script></body>'
const staticPage = `<!doctype html><html><head><meta charset="utf-8" /><meta property="og:title" content="the site" /><meta name="twitter:card" content="x" /></head>${body}</html>`
const staticHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Content-Security-Policy': "default-src 'none'",
  ETag: '"page"',
}

const texts: readonly PreviewTexts[] = [
  { ...english, language: 'en', games: { valley, tal } },
  { ...german, language: 'de', games: { valley: valleyGerman, tal: talGerman } },
]

/** The static files: the texts of previews, and for every other address the page. */
const files = (asked: Request[] = []): Fetcher => ({
  connect: () => {
    throw new Error('no sockets')
  },
  fetch: (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname === textsAt) return Promise.resolve(Response.json(texts))
    asked.push(request)
    const known =
      request.headers.get('If-None-Match') === staticHeaders.ETag || request.headers.has('If-Modified-Since')
    return Promise.resolve(
      new Response(known ? null : staticPage, { status: known ? 304 : 200, headers: staticHeaders }),
    )
  },
})

type Files = ReturnType<typeof files>

/** Opens an address as a messenger does. */
const open = (path: string, headers: HeadersInit = {}, served: Files = files(), more: object = {}): Promise<Response> =>
  Promise.resolve(
    worker.fetch(
      new Request(`https://valley.test${path}`, { headers }),
      { ...env, ASSETS: served, ...more },
      createExecutionContext(),
    ),
  )

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The tags of a page by their names. */
function tagsIn(page: string): Readonly<Record<string, string>> {
  const tags = [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)]
  return Object.fromEntries(
    tags.map(([, name = '', content = '']) => [name, content.replace(/&\w+;/g, sign => entities[sign] ?? sign)]),
  )
}

const shown = async (path: string, headers: HeadersInit = {}) => tagsIn(await (await open(path, headers)).text())
const at = ({ id }: Pick<Client, 'id'>) => `/t/${id}`
const inGerman = { 'Accept-Language': 'fr;q=0.9, de-AT;q=0.8, en;q=0.3' }

test('before the game a link says what is played, who invites and how many seats are free', async () => {
  const host = await madeTable(reach, 4, { edition: 'afterlife' })
  expect(await shown(at(host))).toEqual({
    'og:site_name': siteTitle,
    'og:type': 'website',
    'og:locale': 'en_GB',
    'og:title': 'Anna invites you: Valley of the Kings: Afterlife',
    'og:description': '3 of 4 seats are free. Open the link and sit down: in the browser, no account.',
    'og:url': `https://valley.test/t/${host.id}`,
    'og:image': 'https://valley.test/previews/valley-afterlife.en.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Treasure cards on the steps of a pyramid, by lamplight',
    'twitter:card': 'summary_large_image',
  })
  await host.call('/seats', 'POST', { name: 'Ben' })
  await host.call('/seats', 'POST', { bot: 'club' })
  await evict(host)
  expect((await shown(at(host)))['og:description']).toContain('One of 4 seats is free')
  expect(await shown(at(host), inGerman)).toMatchObject({
    'og:title': 'Anna lädt dich ein: Valley of the Kings: Afterlife',
    'og:description': 'Einer von 4 Plätzen ist frei. Link öffnen und Platz nehmen: im Browser, ohne Konto.',
    'og:image': 'https://valley.test/previews/valley-afterlife.de.jpg',
    'og:locale': 'de_DE',
  })
})

test.each([
  ['en;q=0.5, de;q=0.8', 'de_DE'],
  ['de;q=0, en', 'en_GB'],
  ['fr, it', 'en_GB'],
  ['en;q=0.5, de ; q=0.8', 'de_DE'],
  ['en;q=0.5, de;q=0.8;level=1', 'de_DE'],
  ['de;level=1;q=0.5, en;q=0.8', 'en_GB'],
])('whoever wants %s reads a link in %s', async (wanted, locale) => {
  const tags = await shown('/t/AAAAAAAAAAAAAAAA', { 'Accept-Language': wanted })
  expect(tags['og:locale']).toBe(locale)
})

test.each([
  ['valley', {}, 'valley-base'],
  ['valley', { edition: 'last-rites' }, 'valley-last-rites'],
  ['valley', { sets: 'lot' }, 'valley-mix'],
  ['valley', { uniques: ['base', 'premium'] }, 'valley-mix'],
  ['tal', {}, 'tal-whole'],
  ['tal', { short: true }, 'tal-short'],
])('the picture of %s with %j is %s', async (game, options, picture) => {
  const tags = await shown(at(await madeTable(reach, 2, options, game)))
  expect(tags['og:image']).toBe(`https://valley.test/previews/${picture}.en.jpg`)
})

test('while the game is on a link says what is played and by how many, and no seat is free', async () => {
  const [host] = await tableFor(3)
  await evict(host)
  expect(await shown(at(host))).toMatchObject({
    'og:title': 'Valley of the Kings: the game is on',
    'og:description': 'Anna and 2 others are playing. Open the link to watch.',
  })
  expect((await shown(at(await tableAlone({ solitaire: 'starter' }))))['og:description']).toBe(
    'Anna is playing alone. Open the link to watch.',
  )
})

test.each(['valley', 'tal'] as const)('a game of %s that is over shows its result', async game => {
  const [host] = await tableFor(2, {}, game)
  await playInside(host, anything)
  await evict(host)
  const { seats, result } = await host.view()
  const name = (seat: number) => seats[seat]?.name ?? ''
  await evict(host)
  const tags = await shown(at(host))
  for (const { seat, total } of result?.scores ?? []) expect(tags['og:description']).toContain(`${name(seat)} ${total}`)
  for (const seat of result?.winners ?? []) expect(tags['og:title']).toContain(name(seat))
  expect(tags['og:title']).toContain(gameTitles[game])
  expect(await shown(`${at(host)}/again?at=5&by=1`)).toEqual({
    ...tags,
    'og:url': `https://valley.test/t/${host.id}/again`,
  })
})

test('a preview seats nobody, stores nothing and loads no game; it reads one row of a table asleep, and none of one awake', async () => {
  const clients = await tableFor(3)
  const [host] = clients
  const lobby = await lobbyFor(3)
  await lobby.call('/seats', 'POST', { name: 'Ben' })
  const over = (await tableFor(2))[0]
  await playInside(over, anything)
  await playOn(clients, new Chance(4), 40)
  for (const table of [host, lobby, over]) {
    const before = await table.view()
    const rows = await rowsOf(table)
    for (const [asleep, most] of [
      [false, 0],
      [true, 1],
    ] as const) {
      if (asleep) await evict(table)
      const counted = await counting(table)
      expect((await open(at(table))).status).toBe(200)
      expect(await counted()).toMatchObject({ read: most, written: 0 })
      if (asleep) expect(await inside(table, (_state, object) => stateIn(object))).toBeNull()
    }
    expect(await rowsOf(table)).toBe(rows)
    expect(await table.view()).toEqual(before)
  }
})

test('whatever others may not know is not in it: neither tokens, seeds nor cards, whoever asks', async () => {
  const clients = await tableFor(2)
  const [host] = clients
  await playOn(clients, new Chance(6), 25)
  const secrets = await inside(host, ({ storage }) => {
    const made = JSON.parse(String(storage.sql.exec('SELECT happening FROM rows WHERE n = 1').one()['happening']))
    return [String(made.secret), String(made.hash)]
  })
  const held = clients.map(async client => valleyIn(await client.view())?.players.map(({ hand }) => hand))
  const hands = (await Promise.all(held)).flat().flatMap(hand => (Array.isArray(hand) ? hand : []))
  expect(hands.length).toBeGreaterThan(5)
  const asked = { Authorization: `Bearer ${host.token}`, Cookie: `token=${host.token}` }
  const page = await (await open(`${at(host)}?token=${host.token}`, asked)).text()
  for (const secret of [
    ...secrets,
    ...clients.map(({ token }) => `${token}`),
    ...hands.map(({ card }) => card),
    'token',
  ])
    expect(page).not.toContain(secret)
  expect(page).toBe(await (await open(at(host))).text())
  expect(tagsIn(page)['og:url']).toBe(`https://valley.test/t/${host.id}`)
})

const arabic = 'مريم'
test.each([`<b>"&'`, '"><script>', '&lt;Anna&gt;', 'Zoë 🐫👑', arabic])(
  'the name %s stands there as it is, and is nothing but a name',
  async name => {
    const host = await madeTable(reach, 2, {}, 'valley', name)
    const page = await (await open(at(host))).text()
    // One that is written from right to left is parted from the words beside it.
    const parted = name === arabic ? `\u2068${name}\u2069` : name
    expect(tagsIn(page)['og:title']).toBe(`${parted} invites you: Valley of the Kings`)
    expect(page.match(/<script>/g)).toHaveLength(1)
    expect(page.match(/<meta /g)).toHaveLength(12)
  },
)

test('an address without a table shows what the site is, and makes none', async () => {
  for (const path of ['/t/AAAAAAAAAAAAAAAA', '/t/short', '/t/AAAAAAAAAAAAAAAA/again', '/t/a/b/c', '/t/%22%3E%3Cb%3E'])
    expect(await shown(path)).toMatchObject({
      'og:title': siteTitle,
      'og:url': 'https://valley.test/',
      'og:image': 'https://valley.test/previews/general.en.jpg',
    })
  const tables = await inside({ id: 'AAAAAAAAAAAAAAAA' }, ({ storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_schema WHERE name = 'rows'").toArray(),
  )
  expect(tables).toEqual([])
})

test.each([
  ['of another version', "UPDATE rows SET after = json_set(after, '$.preview.version', 0)"],
  ['of before there were previews', "UPDATE rows SET after = json_remove(after, '$.preview')"],
])('a table %s shows what the site is', async (_, query) => {
  const host = await lobbyFor(3)
  await inside(host, ({ storage }) => storage.sql.exec(query))
  await evict(host)
  expect((await shown(at(host)))['og:title']).toBe(siteTitle)
})

test('the page itself stays as it is, with its headers, and is known again by its ETag until the table has changed', async () => {
  const host = await lobbyFor(3)
  const first = await open(at(host))
  const page = await first.text()
  expect(page).toContain(body)
  expect(page.indexOf('og:title')).toBeLessThan(page.indexOf('</head>'))
  for (const name of ['Content-Type', 'Cache-Control', 'Content-Security-Policy'] as const)
    expect(first.headers.get(name)).toBe(staticHeaders[name])
  const tag = first.headers.get('ETag') ?? ''
  expect(tag).toMatch(/^W\/"page-[0-9a-f]+"$/)
  const again = await open(at(host), { 'If-None-Match': `"other", ${tag}` })
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
  expect((await open(at(host), { 'If-None-Match': staticHeaders.ETag })).status).toBe(200)
  expect((await open(at(host), { 'If-None-Match': tag, ...inGerman })).status).toBe(200)
  expect((await open(at(host), { 'If-Modified-Since': new Date().toUTCString() })).status).toBe(200)
  await host.call('/seats', 'POST', { name: 'Ben' })
  expect((await open(at(host), { 'If-None-Match': tag })).status).toBe(200)
})

const browser = { 'Sec-Fetch-Dest': 'document', 'User-Agent': 'Mozilla/5.0 Chrome/153' }

test('a browser gets the static file, and wakes no table for it', async () => {
  const host = await lobbyFor(3)
  // The page is there even if its table fails: that one was touched has to be noted.
  const touched = vi.fn(() => {
    throw new Error('a table was touched')
  })
  const TABLES = new Proxy(env.TABLES, { get: () => touched() })
  const asked: Request[] = []
  for (const path of [at(host), `${at(host)}/again`]) {
    const page = await open(path, browser, files(asked), { TABLES })
    expect([page.status, await page.text(), Object.fromEntries(page.headers)]).toMatchObject([
      200,
      staticPage,
      { etag: '"page"' },
    ])
    expect((await open(path, { ...browser, 'If-None-Match': '"page"' }, files(asked), { TABLES })).status).toBe(304)
  }
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    at(host),
    at(host),
    `${at(host)}/again`,
    `${at(host)}/again`,
  ])
  expect(touched).not.toHaveBeenCalled()
  const crawler = await open(at(host), { ...browser, 'User-Agent': 'Mozilla/5.0 facebookexternalhit/1.1 Facebot' })
  expect(tagsIn(await crawler.text())['og:title']).toContain('Anna')
})

test('if the table fails, or somebody asks too often, the static page is served as it is', async () => {
  const host = await lobbyFor(3)
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await inside(host, (_state, table) => {
    Reflect.defineProperty(storedIn(table), 'after', {
      get: () => {
        throw new Error('Anna fails')
      },
    })
  })
  expect(await (await open(at(host))).text()).toBe(staticPage)
  expect(reported.mock.calls.flat().map(line => JSON.parse(String(line)))).toMatchObject([
    { call: 'preview' },
    { call: 'GET /t/:id' },
  ])
  expect(JSON.stringify(reported.mock.calls)).not.toContain('Anna')
  reported.mockRestore()
  await evict(host)
  const spent = { limit: () => Promise.resolve({ success: false }) }
  const late = await open(at(host), {}, files(), { LIMITS: 'on', CALL_LIMIT: spent })
  expect([late.status, await late.text()]).toEqual([200, staticPage])
  expect((await shown(at(host)))['og:title']).toContain('Anna')
})

test('a site that is not built yet answers as its files do', async () => {
  const missing: Files = { ...files(), fetch: () => Promise.resolve(new Response(null, { status: 404 })) }
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await open(at(await lobbyFor(2)), {}, missing)).status).toBe(404)
  reported.mockRestore()
})
