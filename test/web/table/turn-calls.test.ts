// Whether this browser tells its player that it is their turn: only where the table has taken that.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Push from '#web/lib/table/push/turn-calls.svelte.ts'
import { isMadeBy } from '#web/lib/table/push/subscription.ts'
import { fakeStorage } from '../fakes.ts'

const seat = 1
/** What the page sees of a table at which it has that seat. */
const at = (id: string) => ({ id, token: tokenOf(id), view: { you: seat } })
const tokenOf = (id: string) => `token-of-${id}`

/** What was called, in order. */
let called: string[] = []
/** How the site and its tables answer. */
let answer: (what: string) => Response
let turnCalls: typeof Push.turnCalls

/** A browser whose player has asked to be told, at a site that has keys. */
beforeEach(async () => {
  called = []
  answer = what => Response.json(what.endsWith('/api/push') ? { key: 'K' } : {})
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) }
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } }
  vi.stubGlobal('localStorage', fakeStorage())
  localStorage.setItem('valley:push', 'on')
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } })
  vi.stubGlobal('fetch', (path: string, { method = '' }: RequestInit) => {
    called.push(`${method} ${path}`)
    return Promise.resolve(answer(`${method} ${path}`))
  })
  vi.resetModules()
  turnCalls = (await import('#web/lib/table/push/turn-calls.svelte.ts')).turnCalls
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const told = (id: string) => `PUT /api/games/${id}/seats/${seat}/push`
const timesTold = (id: string) => called.filter(each => each === told(id)).length
const refused = () => Response.json({ error: { code: 'broken', message: '' } }, { status: 500 })
const isLost = () => {
  throw new TypeError('the network is down')
}

test('a table is told whenever its page is opened: it may have forgotten this browser for another one', async () => {
  for (const session of [at('one'), at('one')]) await turnCalls.begin(session, seat)
  expect(called).toEqual(['GET /api/push', told('one'), told('one')])
  expect([turnCalls.isOn, turnCalls.trouble]).toEqual([true, null])
})

test('it is on only where the table has taken it, and the menu says that it did not work', async () => {
  await turnCalls.begin(at('one'), seat)
  expect(turnCalls.isOn).toBe(true)
  answer = refused
  await turnCalls.begin(at('two'), seat)
  expect([turnCalls.isOn, turnCalls.trouble, turnCalls.askedBy]).toEqual([false, 'failed', 'menu'])
  answer = () => Response.json({})
  await turnCalls.begin(at('two'), seat)
  expect([turnCalls.isOn, turnCalls.trouble]).toEqual([true, null])
})

test('what a table answers late says nothing of the one that was opened meanwhile', async () => {
  answer = what => (what === told('two') ? refused() : Response.json({ key: 'K' }))
  const [late, sooner] = [at('one'), at('two')].map(session => turnCalls.begin(session, seat))
  await Promise.all([late, sooner])
  expect(turnCalls.isOn).toBe(false)
})

test('whoever goes to another table while it is being switched on is told of that one too', async () => {
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => Promise.resolve('granted') })
  const { promise: ready, resolve: install } = Promise.withResolvers<null>()
  const { serviceWorker } = navigator
  const registration = async () => ({ active: {}, pushManager: { subscribe: () => ready } })
  vi.stubGlobal('navigator', { serviceWorker: { ...serviceWorker, register: registration } })
  localStorage.removeItem('valley:push')
  await turnCalls.findKey()
  await turnCalls.begin(at('one'), seat)
  const switched = turnCalls.set(true, 'menu')
  await turnCalls.begin(at('two'), seat)
  answer = what => (what === told('two') ? refused() : Response.json({}))
  install(null)
  await switched
  expect([timesTold('one'), timesTold('two')]).toEqual([1, 1])
  expect([turnCalls.isOn, turnCalls.trouble]).toEqual([false, 'failed'])
})

test('a turn that is over at a table that was left offers nothing at the next one', async () => {
  await turnCalls.findKey()
  answer = refused
  await turnCalls.begin(at('one'), seat)
  const over = turnCalls.turnOver()
  await turnCalls.begin(at('two'), seat)
  await over
  expect(turnCalls.isOffered).toBe(false)
})

test('while a table has not answered it is not on yet, and whoever switches it off meanwhile has it off', async () => {
  await turnCalls.begin(at('one'), seat)
  const begun = turnCalls.begin(at('two'), seat)
  expect(turnCalls.isOn).toBe(false)
  localStorage.removeItem('valley:push')
  await begun
  expect([turnCalls.isOn, turnCalls.trouble]).toEqual([false, null])
})

test('whoever had subscribed by a key that the site no longer has subscribes anew, and the table is told of that', async () => {
  await turnCalls.begin(at('one'), seat)
  const made = (endpoint: string, key: number) => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.of(key, key).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve((here = null)),
  })
  // As the browser has it: the endpoint that the table knows, by the site's former key.
  let here: ReturnType<typeof made> | null = made('https://fcm.googleapis.com/fcm/send/x', 1)
  const pushManager = {
    getSubscription: () => Promise.resolve(here),
    subscribe: () => {
      if (here) throw new Error('subscribed by another key')
      return Promise.resolve((here = made('https://fcm.googleapis.com/fcm/send/y', 0xff)))
    },
  }
  const registration = { active: {}, pushManager }
  const serviceWorker = {
    getRegistration: () => Promise.resolve(registration),
    register: () => Promise.resolve(registration),
  }
  vi.stubGlobal('navigator', { serviceWorker })
  answer = what => Response.json(what.endsWith('/api/push') ? { key: '__8' } : {})
  vi.resetModules()
  turnCalls = (await import('#web/lib/table/push/turn-calls.svelte.ts')).turnCalls
  for (const session of [at('one'), at('one')]) await turnCalls.begin(session, seat)
  expect([timesTold('one'), turnCalls.isOn, here?.endpoint]).toEqual([3, true, 'https://fcm.googleapis.com/fcm/send/y'])
})

test('a subscription is known by its key, as the site writes it: otherwise each page would subscribe anew', () => {
  const by = (...key: readonly number[]) =>
    ({ options: { applicationServerKey: Uint8Array.from(key).buffer } }) as unknown as PushSubscription
  expect([isMadeBy('-_8', by(0xfb, 0xff)), isMadeBy('-_8', by(0xfb, 0xfe))]).toEqual([true, false])
  // Some browsers do not say.
  expect(isMadeBy('-_8', { options: {} } as PushSubscription)).toBe(true)
})

test('whoever has not asked for it is not told, and no table is asked', async () => {
  localStorage.removeItem('valley:push')
  await turnCalls.begin(at('one'), seat)
  expect([called, turnCalls.isOn, turnCalls.trouble]).toEqual([[], false, null])
})

test('a site that did not answer is asked for its key again, and then the table is told', async () => {
  answer = isLost
  await turnCalls.begin(at('one'), seat)
  expect([turnCalls.isPossible, turnCalls.isOn, turnCalls.trouble]).toEqual([false, false, 'failed'])
  answer = what => Response.json(what.endsWith('/api/push') ? { key: 'K' } : {})
  await turnCalls.turnOver()
  expect([turnCalls.isPossible, turnCalls.isOn, turnCalls.trouble]).toEqual([true, true, null])
  expect(called).toEqual(['GET /api/push', 'GET /api/push', told('one')])
})

test('a site without keys is asked only once', async () => {
  answer = () => Response.json({ key: null })
  await turnCalls.begin(at('one'), seat)
  await turnCalls.findKey()
  await turnCalls.turnOver()
  expect(called).toEqual(['GET /api/push'])
  expect([turnCalls.isOn, turnCalls.isOffered, turnCalls.trouble]).toEqual([false, false, null])
})

test('it is offered in three waits in which the offer was shown, however often in each, and in no other', async () => {
  localStorage.removeItem('valley:push')
  await turnCalls.begin(at('one'), seat)
  const offered: boolean[] = []
  for (const times of [0, 1, 0, 2, 1, 1]) {
    await turnCalls.turnOver()
    offered.push(turnCalls.isOffered)
    for (let shown = 0; shown < times; shown++) turnCalls.offerShown()
    turnCalls.turnBegun()
  }
  expect(offered).toEqual([true, true, true, true, true, false])
})

test.each([
  ['cannot be installed', 'redundant', 'failed'],
  ['is installed after a while', 'activated', null],
])('where the service worker %s, whoever asks to be told learns what became of it', async (_, state, trouble) => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' })
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) }
  const pushManager = { getSubscription: () => Promise.resolve(null), subscribe: () => Promise.resolve(subscription) }
  const registration = { pushManager, active: null, installing: worker, waiting: null }
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => Promise.resolve('granted') })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      ready: new Promise(() => {}),
    },
  })
  localStorage.removeItem('valley:push')
  turnCalls.session = at('one')
  await turnCalls.findKey()
  const switched = turnCalls.set(true, 'offer')
  await new Promise(resolve => setTimeout(resolve))
  expect([turnCalls.isBusy, turnCalls.isOn]).toEqual([true, false])
  Object.assign(registration, { installing: null, active: state === 'activated' ? worker : null })
  worker.state = state
  worker.dispatchEvent(new Event('statechange'))
  await switched
  expect([turnCalls.isBusy, turnCalls.isOn, turnCalls.trouble]).toEqual([false, trouble === null, trouble])
})

/** A browser that can subscribe and whose player answers so; gives its subscription, null while there is none. */
function subscribing(permission: NotificationPermission = 'granted') {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
  const keys = { p256dh: 'p', auth: 'a' }
  const browser: { here: object | null } = { here: null }
  const unsubscribe = () => Promise.resolve((browser.here = null))
  const pushManager = {
    getSubscription: () => Promise.resolve(browser.here),
    subscribe: () => Promise.resolve((browser.here = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe })),
  }
  const registration = { active: {}, pushManager }
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  }
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) })
  vi.stubGlobal('navigator', { serviceWorker })
  localStorage.removeItem('valley:push')
  return browser
}

test('switched on by the offer it is seen to be on until the next turn, and the table gets what a message needs', async () => {
  subscribing()
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    if (method === 'PUT') bodies.push(JSON.parse(String(body)))
    return Promise.resolve(answer(path))
  })
  await turnCalls.begin(at('one'), seat)
  await turnCalls.turnOver()
  expect([turnCalls.isOffered, turnCalls.isNew]).toEqual([true, false])
  await turnCalls.set(true, 'offer')
  expect([turnCalls.isOn, turnCalls.isNew, turnCalls.isOffered, turnCalls.askedBy]).toEqual([true, true, true, 'offer'])
  const keys = { p256dh: 'p', auth: 'a' }
  expect(bodies).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys, language: 'en' }])
  turnCalls.turnBegun()
  await turnCalls.turnOver()
  expect([turnCalls.isOn, turnCalls.isNew, turnCalls.isOffered]).toEqual([true, false, false])
})

test('it is offered neither in the own turn nor at another table, and two taps on it ask the person once', async () => {
  subscribing()
  const requestPermission = vi.fn(() => Promise.resolve('granted'))
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission })
  await turnCalls.begin(at('one'), seat)
  await turnCalls.turnOver()
  turnCalls.turnBegun()
  expect(turnCalls.isOffered).toBe(false)
  await turnCalls.turnOver()
  expect(turnCalls.isOffered).toBe(true)
  await turnCalls.begin(at('two'), seat)
  expect(turnCalls.isOffered).toBe(false)
  await Promise.all([turnCalls.set(true, 'offer'), turnCalls.set(true, 'offer')])
  expect(requestPermission).toHaveBeenCalledOnce()
})

test('switched on in the menu while nothing is offered, the table shows nothing of it', async () => {
  subscribing()
  await turnCalls.findKey()
  await turnCalls.begin(at('one'), seat)
  await turnCalls.set(true, 'menu')
  expect([turnCalls.isOn, turnCalls.isOffered]).toEqual([true, false])
})

test('switched off it is off for all tables, the table is told, and nothing is left of the wish', async () => {
  const browser = subscribing()
  await turnCalls.findKey()
  await turnCalls.begin(at('one'), seat)
  await turnCalls.set(true, 'menu')
  expect(browser.here).not.toBeNull()
  called = []
  await turnCalls.set(false, 'menu')
  expect([turnCalls.isOn, browser.here, localStorage.getItem('valley:push')]).toEqual([false, null, null])
  expect(called).toEqual([`DELETE /api/games/one/seats/${seat}/push`])
  await turnCalls.set(true, 'menu')
  expect([turnCalls.isOn, timesTold('one')]).toEqual([true, 1])
})

test('whoever refuses, or whose table does not take it, learns that; another try forgets it', async () => {
  subscribing('denied')
  await turnCalls.findKey()
  await turnCalls.begin(at('one'), seat)
  await turnCalls.set(true, 'menu')
  expect([turnCalls.isOn, turnCalls.trouble]).toEqual([false, 'denied'])
  subscribing()
  answer = refused
  await turnCalls.set(true, 'offer')
  expect([turnCalls.isOn, turnCalls.isNew, turnCalls.trouble]).toEqual([false, false, 'failed'])
  answer = () => Response.json({})
  await turnCalls.set(true, 'offer')
  expect([turnCalls.isOn, turnCalls.trouble]).toEqual([true, null])
})

test('whoever asks to be told where nobody can be learns that it did not work', async () => {
  subscribing()
  // The site's key is not known yet, and then the seat was given up.
  turnCalls.session = at('one')
  await turnCalls.set(true, 'menu')
  expect([turnCalls.isOn, turnCalls.trouble]).toEqual([false, 'failed'])
  await turnCalls.findKey()
  turnCalls.session = { ...at('one'), view: { you: null } }
  await turnCalls.set(true, 'menu')
  expect([turnCalls.isOn, turnCalls.trouble]).toEqual([false, 'failed'])
})

test('a table is told of another seat of it too, and of nobody who has withdrawn the permission', async () => {
  for (const own of [1, 2]) await turnCalls.begin({ ...at('one'), view: { you: own } }, own)
  expect(called.filter(each => each.startsWith('PUT'))).toEqual(
    [1, 2].map(own => `PUT /api/games/one/seats/${own}/push`),
  )
  vi.stubGlobal('Notification', { permission: 'default' })
  await turnCalls.begin(at('two'), seat)
  expect([timesTold('two'), turnCalls.isOn, turnCalls.trouble]).toEqual([0, false, null])
})

test.each([
  ['an iPhone', 'iPhone', 5, false, 'install'],
  ['an iPad, which says that it is a Mac', 'Macintosh', 5, false, 'install'],
  ['an iPad of old', 'iPad', 5, false, 'install'],
  ['an iPhone that has the page on its home screen', 'iPhone', 5, true, 'unable'],
  ['a Mac', 'Macintosh', 0, false, 'unable'],
  ['another phone', 'Android', 5, false, 'unable'],
] as const)(
  'where %s shows no messages it is said what would help, if anything does',
  async (_, userAgent, maxTouchPoints, isKept, why) => {
    delete (globalThis as { PushManager?: unknown }).PushManager
    vi.stubGlobal('navigator', { ...navigator, userAgent, maxTouchPoints })
    vi.stubGlobal('matchMedia', () => ({ matches: isKept }))
    await turnCalls.begin(at('one'), seat)
    await turnCalls.findKey()
    expect([turnCalls.isPossible, timesTold('one'), turnCalls.trouble]).toEqual([why === 'install', 0, null])
    await turnCalls.set(true, 'menu')
    expect(turnCalls.trouble === 'install').toBe(why === 'install')
  },
)
