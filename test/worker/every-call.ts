// Every call there is at a table, each with a body that could be taken: for what all of them have to refuse.
import type { Client } from '../client/player.ts'

/** A browser that could be told. */
export const endpoint = 'https://fcm.googleapis.com/fcm/send/one'
export const pushKeys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

const calls: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', ''],
  ['POST', '/picks', { decision: '0-1', options: ['end'] }],
  ['POST', '/undo'],
  ['POST', '/seats', { name: 'Late' }],
  ['POST', '/seats', { bot: 'newcomer' }],
  ['DELETE', '/seats/0'],
  ['POST', '/seats/0/stand-in', { bot: 'newcomer' }],
  ['DELETE', '/seats/0/stand-in'],
  ['PUT', '/seats/0/push', { endpoint, keys: pushKeys, language: 'en' }],
  ['DELETE', '/seats/0/push', { endpoint }],
  ['POST', '/again', {}],
  ['GET', '/missed'],
  ['GET', '/hint'],
  ['GET', '/history'],
  // The last: it would leave no table for others.
  ['DELETE', ''],
]

/** Every call but those for the log and for a live connection, by its method and path. */
export const everyCall = (client: Client): readonly (readonly [name: string, call: () => Promise<Response>])[] =>
  calls.map(([method, path, body]) => [`${method} ${path}`, () => client.call(path, method, body)])
