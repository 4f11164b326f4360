// This browser's subscription to push messages, one for all tables of this site: made only when somebody asks for it, and ended for
// all of them at once. Which tables send messages to it they are told by `turn-calls.svelte.ts`.
import { language } from '../../messages/language.ts'
import { addressOf, call, fetchInBrowser, troubleOf, type Trouble } from '../table-api.ts'

/** Why this browser cannot be told anything, as far as that is known without asking: it has to be put on the home screen first. */
export type Hindrance = 'unable' | 'install'

/** What hinders this browser; null if nothing does. */
export function hindrance(): Hindrance | null {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis) return null
  // An iPad says that it is a Mac.
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches ? 'install' : 'unable'
}

/** The key by which a browser subscribes here; null where messages are not sent, undefined where nobody answers. */
export async function fetchKey(): Promise<string | null | undefined> {
  const answer = await call<{ readonly key: string | null }>(fetchInBrowser, { method: 'GET', path: '/api/push' })
  return answer.ok ? answer.body.key : undefined
}

/** How long a first service worker may take to install, in milliseconds: it fetches the whole site. */
const installsWithin = 60_000

/** Resolves once a service worker serves; rejects where it will not, as where there is no room for the site. */
function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, fail) => {
    const timer = setTimeout(() => fail(new Error('the service worker does not come')), installsWithin)
    const look = () => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return
      clearTimeout(timer)
      worker.removeEventListener('statechange', look)
      if (worker.state === 'activated') resolve()
      else fail(new Error('the service worker was not installed'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Subscribes this browser. @throws if it will not */
export async function subscribe(key: string): Promise<PushSubscription> {
  // While the page is developed the file is a module with imports.
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    type: import.meta.env.DEV ? 'module' : 'classic',
  })
  // `serviceWorker.ready` would wait for ever where none is ever installed.
  const coming = registration.installing ?? registration.waiting
  if (!registration.active && coming) await activated(coming)
  const { pushManager } = registration
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(options)
  } catch (thrown) {
    // It may have subscribed by a key that the site no longer has.
    const known = await pushManager.getSubscription()
    if (!known) throw thrown
    await known.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** This browser's subscription, if it has one. */
export async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Whether a subscription was made by a key, as far as the browser says so: by another one nothing reaches it any more. */
export function isMadeBy(key: string, { options }: PushSubscription): boolean {
  const own = (options as PushSubscriptionOptions | undefined)?.applicationServerKey
  if (!own) return true
  const base64 = btoa(String.fromCharCode(...new Uint8Array(own)))
  return base64.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_') === key
}

const pathOf = (id: string, seat: number) => addressOf(id, `/seats/${seat}/push`)

/** Has a table tell this browser of a seat. Null if it will. */
export async function tellHere(
  id: string,
  seat: number,
  token: string,
  subscription: PushSubscription,
): Promise<Trouble | null> {
  const { endpoint, keys } = subscription.toJSON()
  const answer = await call(fetchInBrowser, {
    method: 'PUT',
    path: pathOf(id, seat),
    token,
    body: { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] }, language },
  })
  return answer.ok ? null : troubleOf(answer)
}

/** Has a table tell this browser of a seat no more. */
export async function tellNoMore(
  id: string,
  seat: number,
  token: string,
  { endpoint }: PushSubscription,
): Promise<void> {
  await call(fetchInBrowser, { method: 'DELETE', path: pathOf(id, seat), token, body: { endpoint } })
}
