// Taking a seat: the same one however often the call is repeated, also on a page that is opened later.
import { expect, test, vi } from 'vitest'
import { sentWith } from '#web/lib/table/call-keys.ts'
import { sit, sitAgain } from '#web/lib/table/seat-calls.ts'
import { browser, inBrowser, open, type Reply } from './sessions.ts'

inBrowser()

test('sitting down keeps the key until the answer is here, then the token', async () => {
  const keys: unknown[] = []
  const { session, last, fetch } = open(({ body }) => {
    keys.push(Object(body).key)
    return keys.length < 3 ? 'unreachable' : { status: 201, body: { seat: 1, token: 'mine' } }
  })
  const sat = sit(session, 'Anna', fetch)
  await vi.advanceTimersByTimeAsync(1)
  expect(browser.storage.kept.get('valley:key:sit table')).toBe(keys[0])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await sat).toBeNull()
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{22}$/)
  expect(browser.storage.kept.has('valley:key:sit table')).toBe(false)
  expect(browser.storage.kept.get('valley:seat:table')).toBe('mine')
  expect(last().protocols).toEqual(['table', 'changes', 'talk', 'token.mine'])
})

test('a seat is being taken until its own token is used, or the call refused', async () => {
  const seen: unknown[] = []
  let answer: Reply = { status: 201, body: { seat: 1, token: 'mine' } }
  const { session, fetch } = open(({ method }) => {
    if (method === 'POST') seen.push(session.isSitting)
    return answer
  })
  expect(await sit(session, 'Anna', fetch)).toBeNull()
  expect([seen, session.isSitting, session.token]).toEqual([[true], false, 'mine'])
  answer = { status: 409, body: { error: { code: 'already-started', message: 'full' } } }
  expect((await sit(session, 'Anna', fetch))?.code).toBe('already-started')
  expect(session.isSitting).toBe(false)
})

test('a seat whose answer was lost is asked for again with the same key, until the table knows of none', async () => {
  const bodies: unknown[] = []
  let answer: Reply = 'unreachable'
  const { session, fetch } = open(({ method, body }) => {
    if (method === 'POST') bodies.push(body)
    return answer
  })
  await sitAgain(session, fetch)
  expect(bodies).toEqual([])
  const sat = sit(session, 'Anna', fetch)
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await sat)?.code).toBe('no-answer')
  answer = { status: 201, body: { seat: 1, token: 'mine' } }
  await sitAgain(session, fetch)
  expect([session.token, new Set(bodies.map(body => JSON.stringify(body))).size]).toEqual(['mine', 1])
  expect(bodies[0]).toMatchObject({ name: 'Anna' })

  sentWith('sit table')
  answer = { status: 409, body: { error: { code: 'already-started', message: 'full' } } }
  bodies.length = 0
  for (let times = 0; times < 2; times++) await sitAgain(session, fetch)
  expect(bodies).toHaveLength(1)
})

test('whoever leaves the page while a seat is being taken keeps the seat, but does not count as connected', async () => {
  const { session, sockets, last, fetch } = open(() => ({ status: 201, body: { seat: 1, token: 'mine' } }))
  last().open()
  const sat = sit(session, 'Anna', fetch)
  session.close()
  expect(await sat).toBeNull()
  expect(browser.storage.kept.get('valley:seat:table')).toBe('mine')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})
