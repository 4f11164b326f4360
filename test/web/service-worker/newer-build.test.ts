// A newer build: never taken under an open page, and what is seen until it serves.
import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi, type Mock } from 'vitest'
import { required } from '#test/shared/required.ts'
import { pageMeanwhile, takeOver, takesNewer } from '#web/service-worker/newer-build.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Opens or reloads a page where these are open: whether the newer build is taken. */
const takes = (open: readonly string[], waiting: object | null, clientId = '', reloads = false) => {
  const windows = { matchAll: () => Promise.resolve(open.map(id => ({ id }))) }
  return takesNewer(windows, waiting, { clientId, request: { mode: 'navigate', isReloadNavigation: reloads } })
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

test('for a file that a page asks for no newer build is taken', async () => {
  const windows = { matchAll: () => Promise.resolve([]) }
  expect(await takesNewer(windows, {}, { clientId: '', request: { mode: 'cors' } })).toBe(false)
})

/** The page of the site, as far as it is used meanwhile. */
const kept = `<!doctype html><html><head><link rel="icon" href="/favicon.svg" />
<script>choose()</script><style>p { color: red }</style>
<script>ahead()</script><link href="/start.js" rel="modulepreload"></head>
<body><p id="opening">Opening …</p><script>start()</script></body></html>`

const scriptsOf = (html: string) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)

test('meanwhile the words are seen of a page that opens, in its colours, and nothing of it is started or fetched', async () => {
  const answer = await pageMeanwhile(new Response(kept))
  const html = await answer.text()
  const [chooses, own, ...more] = scriptsOf(html)
  expect([chooses, more]).toEqual(['choose()', []])
  expect(own).toContain('location.reload()')
  expect(html).toContain('<style>p { color: red }</style>')
  expect(html).toContain('<p id="opening">Opening …</p>')
  expect(html).not.toMatch(/<link|ahead|start/)
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('that page may run its two scripts and use its style sheet, and nothing else', async () => {
  const answer = await pageMeanwhile(new Response(kept))
  const scripts = scriptsOf(await answer.text())
    .map(hash)
    .join(' ')
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; script-src ${scripts}; style-src ${hash('p { color: red }')}`,
  )
})

test('where the page is not kept any more, the newer build takes over all the same', async () => {
  const [own = '', ...more] = scriptsOf(await (await pageMeanwhile(undefined)).text())
  expect(own).toContain(takeOver)
  expect(more).toEqual([])
})

test.each([
  ['once the newer build serves', ['installed', 'activating', 'activated'], [0, 0, 1]],
  ['at once where it serves already', ['activated'], [1]],
  ['after three seconds where it never does', ['installed'], [0]],
  ['after three seconds where it is replaced meanwhile', ['installed', 'redundant'], [0, 0]],
])('that page has the newer build take over, and loads itself again %s, never twice', async (_, states, reloads) => {
  vi.useFakeTimers()
  const script = required(scriptsOf(await (await pageMeanwhile(new Response(kept))).text()).at(-1))
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
})
