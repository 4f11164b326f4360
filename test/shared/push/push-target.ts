// Where a browser of tests is told of its turns.
import type { PushTarget } from '#shared/protocol.ts'

/** One at a push service that is known here, by keys of the right form that open nothing. */
export const target = (name: string, language: PushTarget['language'] = 'en'): PushTarget => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  language,
})
