// Which endpoints push messages are sent to, and what a wish to be told has to look like.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pushOffSchema, pushSchema } from '#shared/protocol.ts'
import { serviceOf } from '#shared/table/push-services.ts'
import { target } from '../push/push-target.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/a:b', 'fcm.googleapis.com'],
  ['https://jmt17.google.com/fcm/send/a:b', 'jmt17.google.com'],
  ['https://accounts.google.com/x', null],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', 'push.services.mozilla.com'],
  ['https://web.push.apple.com/QA', 'push.apple.com'],
  ['https://wns2-db5p.notify.windows.com/w/?token=x', 'notify.windows.com'],
  ['http://fcm.googleapis.com/x', null],
  ['https://fcm.googleapis.com:8443/x', null],
  ['https://fcm.googleapis.com@evil.example/x', null],
  ['https://evilfcm.googleapis.com.example/x', null],
  ['https://xfcm.googleapis.com/x', null],
  ['https://push.apple.com.evil.example/x', null],
  ['https://fcm.googleapis.com\\@evil.example/', null],
  ['https://169.254.169.254/x', null],
])('%s is of %s', (endpoint, service) => {
  expect(serviceOf(endpoint)).toBe(service)
})

test('bodies are held to their schema', () => {
  const isTaken = (body: unknown) => v.safeParse(pushSchema, body).success
  const good = target('1')
  expect(isTaken(good)).toBe(true)
  const long = `https://fcm.googleapis.com/${'x'.repeat(1000)}`
  for (const bad of [
    { ...good, endpoint: long },
    { ...good, endpoint: 'nonsense' },
    { ...good, language: 'fr' },
    { ...good, keys: { ...good.keys, auth: 'a'.repeat(23) } },
    { ...good, keys: { ...good.keys, p256dh: `${'B'.repeat(86)}=` } },
    { ...good, expirationTime: null },
    { endpoint: good.endpoint },
  ])
    expect(isTaken(bad), JSON.stringify(bad)).toBe(false)
  expect(v.safeParse(pushOffSchema, { endpoint: good.endpoint }).success).toBe(true)
  expect(v.safeParse(pushOffSchema, good).success).toBe(false)
})
