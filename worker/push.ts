// Web Push: encrypts a message for its browser and hands it to that browser's push service. Which are known, and what is sent to
// whom when, is decided elsewhere (`shared/table/push-driver.ts`).
import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import type { Push, PushMessage } from '#shared/table/ports.ts'
import { serviceOf, type PushService } from '#shared/table/push-services.ts'

/** The worker's secrets for it, which `npm run keys` makes. */
export interface PushKeys {
  readonly VAPID_PUBLIC_KEY?: string
  readonly VAPID_PRIVATE_KEY?: string
  /** How a push service reaches who runs this: an address for mail (`mailto:`), or a page (`https:`). */
  readonly VAPID_SUBJECT?: string
}

/** What became of a message. */
type Sent =
  | 'taken'
  | 'gone'
  | { readonly status: number; readonly retryAfter: number | null }
  | 'unreachable'
  /** The keys of this worker cannot sign it. */
  | 'unsigned'

/** How long a service has to answer, in milliseconds. */
const timeout = 10_000
/** A message is not kept for longer than this to be tried again, in seconds. */
const longestRetry = 60

/** The key by which browsers subscribe; null where the secrets are missing. */
export function publicKeyOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: PushKeys): string | null {
  return VAPID_PRIVATE_KEY && VAPID_SUBJECT ? VAPID_PUBLIC_KEY || null : null
}

/** @param ctx is kept alive until what is being sent has been sent */
export function pushOf(keys: PushKeys, ctx: Pick<DurableObjectState, 'waitUntil'>): Push {
  return {
    isOn: publicKeyOf(keys) !== null,
    send: (message, isDue) => {
      const sending = deliver(keys, message, isDue)
      ctx.waitUntil(sending)
      return sending
    },
  }
}

async function deliver(keys: PushKeys, message: PushMessage, isDue: () => boolean): Promise<boolean> {
  const service = serviceOf(message.target.endpoint)
  if (service === null) return false
  const first = await post(keys, message)
  const wait = typeof first === 'object' ? first.retryAfter : null
  if (wait === null) return reported(first, service)
  await scheduler.wait(wait * 1000)
  return !isDue() || reported(await post(keys, message), service)
}

/** Reports a failure. @returns false if the browser is gone */
function reported(sent: Sent, service: PushService): boolean {
  const status = typeof sent === 'object' ? sent.status : sent === 'unsigned' ? 'keys' : null
  if (status !== null || sent === 'unreachable') console.warn(JSON.stringify({ push: 'failed', status, service }))
  return sent !== 'gone'
}

async function post(keys: PushKeys, { target, text, topic, seconds, isUrgent }: PushMessage): Promise<Sent> {
  const { endpoint } = target
  const subscription = { endpoint, keys: target.keys, expirationTime: null }
  // A client may have named a key that is no point of the curve: nobody can be reached by it.
  const body = await encryptNotification(subscription, new TextEncoder().encode(text)).catch(() => null)
  if (body === null) return 'gone'
  const signed = await vapidHeaders(subscription, {
    subject: keys.VAPID_SUBJECT,
    publicKey: keys.VAPID_PUBLIC_KEY,
    privateKey: keys.VAPID_PRIVATE_KEY,
  }).catch(() => null)
  if (signed === null) return 'unsigned'
  try {
    const answer = await fetchInTime(endpoint, {
      method: 'POST',
      headers: {
        ...signed.headers,
        TTL: `${seconds}`,
        Topic: topic,
        Urgency: isUrgent ? 'high' : 'normal',
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
      },
      body,
      // A redirect would lead to a host that is not among the push services.
      redirect: 'manual',
    })
    await answer.body?.cancel()
    if (answer.ok) return 'taken'
    const { status } = answer
    return status === 404 || status === 410 ? 'gone' : { status, retryAfter: secondsIn(answer) }
  } catch {
    return 'unreachable'
  }
}

/**
 * Fetches, and waits for the answer no longer than `timeout`.
 * A table with a timer cannot sleep, so none is left once the answer is there, as `AbortSignal.timeout` would leave one.
 */
async function fetchInTime(address: string, init: RequestInit): Promise<Response> {
  const givingUp = new AbortController()
  const timer = setTimeout(() => {
    givingUp.abort()
  }, timeout)
  try {
    return await fetch(address, { ...init, signal: givingUp.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** After how many seconds a service may be asked again, if it says so and that is soon. */
function secondsIn({ headers }: Response): number | null {
  const said = headers.get('Retry-After') ?? ''
  return /^[0-9]{1,2}$/.test(said) && Number(said) <= longestRetry ? Number(said) : null
}
