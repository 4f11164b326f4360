// The push services of browsers. A table asks no other host for anything, whatever endpoint a client names.

/** Each with all hosts below it: Chrome and most others, Chromium that Google has not built, Firefox, Safari, Edge. */
const services = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const
export type PushService = (typeof services)[number]

/** The service that an endpoint belongs to; null if it is none of these, or not reached by https on its usual port. */
export function serviceOf(endpoint: string): PushService | null {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)\/[!-~]*$/.exec(endpoint) ?? []
  return services.find(service => host === service || host.endsWith(`.${service}`)) ?? null
}
