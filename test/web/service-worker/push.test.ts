// What the service worker does with a push message, with a tap on its notification, and when its subscription has ended.
import { expect, test, vi } from 'vitest'
import { openTable, showMessage, subscribeAnew } from '#web/service-worker/push.ts'

const table = 'AAAAAAAAAAAAAAAA'
const path = `/t/${table}`
const other = '/t/BBBBBBBBBBBBBBBB'

/** A worker that notes what it shows. */
function showing() {
  const showNotification = vi.fn(() => Promise.resolve())
  const setAppBadge = vi.fn(() => Promise.reject(new Error('no badges here')))
  return { registration: { showNotification }, navigator: { setAppBadge }, location: { host: 'valley.test' } }
}

/** Pages that were opened at these paths, and where they are now; null: asleep. */
function pagesAt(...paths: readonly (readonly [opened: string, now: string | null])[]) {
  const open = paths.map(([opened, now]) => ({
    url: `https://valley.test${opened}`,
    focus: vi.fn(),
    postMessage: vi.fn((question: unknown, [port]: readonly MessagePort[]) => {
      if (question === 'where' && now !== null) port?.postMessage(now)
    }),
  }))
  return { open, matchAll: () => Promise.resolve(open), openWindow: vi.fn() }
}
const focused = ({ open }: ReturnType<typeof pagesAt>) => open.map(({ focus }) => focus.mock.calls.length)

test('a message is shown in its language, and a later one of the same table takes its place', async () => {
  const worker = showing()
  const text = { title: 'Valley of the Kings', body: 'It is your turn.', language: 'en', table }
  await showMessage(worker, { json: () => text })
  const options = { body: 'It is your turn.', lang: 'en', tag: `table ${table}`, data: table, renotify: true }
  expect(worker.registration.showNotification.mock.calls).toEqual([['Valley of the Kings', options]])
  expect(worker.navigator.setAppBadge).toHaveBeenCalledOnce()
})

test.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') as unknown }],
])('for a message with %s in it something is shown too, as browsers demand', async (_, data) => {
  const worker = showing()
  await showMessage(worker, data)
  expect(worker.registration.showNotification.mock.calls).toEqual([
    ['valley.test', expect.objectContaining({ data: '' })],
  ])
})

test('a tap brings the page of the table to the front, or opens it', async () => {
  const there = pagesAt(['/', '/'], [other, other], ['/', path])
  await openTable(there, table)
  expect(focused(there)).toEqual([0, 0, 1])
  expect(there.openWindow).not.toHaveBeenCalled()
  const elsewhere = pagesAt([other, other])
  await openTable(elsewhere, table)
  await openTable(elsewhere, '')
  expect(elsewhere.openWindow.mock.calls).toEqual([[path], ['/']])
})

test('a page that was opened at the table and has gone elsewhere is left there', async () => {
  const pages = pagesAt([path, other])
  await openTable(pages, table)
  expect(focused(pages)).toEqual([0])
  expect(pages.openWindow.mock.calls).toEqual([[path]])
})

test.each([
  ['the table', path, table, path],
  ['the table by a link with a slash at its end', `${path}/`, table, path],
  ['the front page', '/', '', '/'],
])(
  'a page that sleeps comes to the front where it was opened at %s, and goes there once it wakes',
  async (_, opened, wanted, goTo) => {
    const pages = pagesAt([other, null], [opened, null])
    await openTable(pages, wanted)
    expect(focused(pages)).toEqual([0, 1])
    expect(pages.open[1]?.postMessage.mock.lastCall).toEqual([{ goTo }, []])
    expect(pages.openWindow).not.toHaveBeenCalled()
  },
)

test('a subscription that has ended is made anew by the same key, unless the browser has done that', async () => {
  const options = { applicationServerKey: null, userVisibleOnly: true }
  const subscribe = vi.fn()
  await subscribeAnew({ pushManager: { subscribe } }, { oldSubscription: { options }, newSubscription: null })
  await subscribeAnew({ pushManager: { subscribe } }, { oldSubscription: { options }, newSubscription: {} })
  await subscribeAnew({ pushManager: { subscribe } }, {})
  expect(subscribe.mock.calls).toEqual([[options]])
})
