// Whether this browser tells its player that it is their turn: only where the table has taken that, for the seat as it was last taken.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Push from '#web/lib/table/push/turn-calls.svelte.ts'
import type * as Storage from '#web/lib/table/seat-storage.ts'
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
let seats: typeof Storage

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
  seats = await import('#web/lib/table/seat-storage.ts')
  turnCalls = (await import('#web/lib/table/push/turn-calls.svelte.ts')).turnCalls
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const told = (id: string) => `PUT /api/games/${id}/seats/${seat}/push`
const timesTold = (id: string) => called.filter(each => each === told(id)).length

test('a table is told once, however often its page is opened', async () => {
  seats.keepToken('one', tokenOf('one'))
  for (const session of [at('one'), at('one')]) await turnCalls.begin(session, seat)
  expect(called).toEqual(['GET /api/push', told('one')])
  expect([turnCalls.isOn, turnCalls.trouble]).toEqual([true, null])
})

test.each([
  ['another token', 'another-token'],
  ['the same token, at a rematch', tokenOf('one')],
])('a table is told anew of a seat that was given up and taken again, with %s', async (_, token) => {
  seats.keepToken('one', tokenOf('one'))
  await turnCalls.begin(at('one'), seat)
  seats.forgetToken('one')
  seats.keepToken('one', token)
  await turnCalls.begin({ ...at('one'), token }, seat)
  expect(timesTold('one')).toBe(2)
})
