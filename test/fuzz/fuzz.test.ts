// A hostile minute: malformed requests of every kind while others play. `npm run fuzz` sends many more.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RefusalCode } from '#shared/protocol.ts'
import { BundledWorker } from '../bundled/bundled-worker.ts'
import { pushKeys } from '../push-keys.ts'
import { survive } from './hostile.ts'
import { faultOf } from './judge.ts'
import { inStoredTables } from './stored-tables.ts'

const requests = 3000
/** Codes that so many requests come upon, whatever their answers have made of the tables. */
const certain: readonly RefusalCode[] = [
  'bad-json',
  'too-large',
  'not-json',
  'bad-body',
  'bad-token',
  'host-only',
  'no-such-game',
  'no-such-path',
  'no-such-method',
  'already-started',
  'not-started',
  'not-over',
  'over',
  'stale-decision',
  'other-version',
  'too-many',
]

let worker: BundledWorker
beforeAll(() => {
  worker = new BundledWorker('on', undefined, undefined, pushKeys)
})
afterAll(() => {
  worker.clear()
})

test(`${requests} malformed requests are refused in order, and others play their games to the end`, async () => {
  const { fuzzer, honest, faults, health } = await survive(worker, {
    seed: 2026,
    rounds: [requests],
    kinds: [
      { game: 'tal', seats: 3, options: { short: true } },
      { game: 'valley', seats: 2, options: {} },
    ],
    isEndless: false,
  })
  expect(fuzzer.failures).toEqual([])
  expect(faults).toEqual([])
  expect([honest, health]).toEqual([2, 200])
  const seen = new Set([...fuzzer.tallies.values()].flatMap(({ codes }) => [...codes.keys()]))
  expect(certain.filter(code => !seen.has(code))).toEqual([])
  // What reaches the keeping of push messages is stored: with a worker that can send none, nothing would.
  const kept = "SELECT 1 FROM rows WHERE happening ->> 'kind' = 'push'"
  expect(inStoredTables(worker, database => database.prepare(kept).all()).flat().length).toBeGreaterThan(0)
})

const ours = { 'content-type': 'application/json; charset=utf-8', 'content-security-policy': 'x' }
const refusal = (error: object) => ({ status: 422, headers: ours, text: JSON.stringify({ error }) })
test.each([
  ['an accident', { status: 500, headers: ours, text: '{"error":{"code":"broken","message":"x"}}' }],
  ['a refusal called an accident', refusal({ code: 'broken', message: 'Try again.' })],
  ['an unknown code', refusal({ code: 'nonsense', message: 'No.' })],
  ['no sentence', refusal({ code: 'bad-body', message: '' })],
  ['a stack', refusal({ code: 'bad-body', message: 'No.\n    at x (worker.js:1:2)' })],
  ['a place in the code', refusal({ code: 'bad-body', message: 'No.', issues: [{ path: 'x', reason: 'api.ts:12' }] })],
  ['more than is said', refusal({ code: 'bad-body', message: 'No.', cause: 'x' })],
  ['no error', { status: 404, headers: ours, text: '{}' }],
  ['no JSON', { status: 404, headers: ours, text: '<html>' }],
  ['an answer of somebody else', { status: 404, headers: {}, text: 'Not Found' }],
])('the judge of answers lets %s not pass', (_what, answer) => {
  expect(faultOf(answer, { method: 'POST', path: '/api/games' }).fault).not.toBeNull()
})
