// What a seat has missed is shown to nobody else, whenever the table's answer comes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missed } from '#web/lib/table/missed/missed.svelte.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'
import { required } from '#test/shared/required.ts'

const at = (id: string, token = `token-of-${id}`) => ({ id, token })
/** The calls that wait for their answer, by the table's id. */
let waiting: Map<string, (answer: Response) => void>
const answerOf = (id: string) => {
  required(waiting.get(id))(Response.json({ from: viewOf({ id }), changes: [] }))
  return new Promise(resolve => setTimeout(resolve))
}
const shown = () => missed.moments?.views.map(({ id }) => id) ?? null

beforeEach(() => {
  waiting = new Map()
  vi.stubGlobal('fetch', (path: string) => {
    const id = required(/^\/api\/games\/([^/]+)\/missed$/.exec(path)?.[1])
    return new Promise<Response>(answered => waiting.set(id, answered))
  })
})
afterEach(() => {
  missed.forget()
  vi.unstubAllGlobals()
})

test('what was prepared is shown by the next sheet, once', async () => {
  const fetched = missed.fetch(at('a'), null)
  await answerOf('a')
  expect((await fetched)?.known).toBe(0)
  missed.prepare(at('a'))
  waiting.clear()
  missed.open(at('a'))
  expect([shown(), waiting.size]).toEqual([['a'], 0])
  missed.open(at('a'))
  expect([shown(), waiting.size]).toEqual([null, 1])
})

test.each([
  ['another table', at('b')],
  ['another seat of the table', at('a', 'another')],
])('what was prepared for a seat is not shown at %s', async (_, other) => {
  void missed.fetch(at('a'), null)
  await answerOf('a')
  missed.prepare(at('a'))
  waiting.clear()
  missed.open(other)
  expect([shown(), waiting.size]).toEqual([null, 1])
})

test('an answer that comes once something else was asked, or the table was left, is not shown', async () => {
  const late = missed.fetch(at('a'), null)
  missed.open(at('b'))
  await answerOf('b')
  await answerOf('a')
  expect([shown(), await late]).toEqual([['b'], null])
  const left = missed.fetch(at('a'), null)
  missed.forget()
  await answerOf('a')
  expect([shown(), await left, missed.isUnknown]).toEqual([null, null, false])
})

test('where the table does not tell it that is known, until it is asked again or left', async () => {
  const fetched = missed.fetch(at('a'), null)
  required(waiting.get('a'))(Response.json({ error: { code: 'broken', message: '' } }, { status: 500 }))
  expect([await fetched, missed.isUnknown]).toEqual([null, true])
  void missed.fetch(at('a'), null)
  expect(missed.isUnknown).toBe(false)
  required(waiting.get('a'))(Response.json({ error: { code: 'broken', message: '' } }, { status: 500 }))
  await new Promise(resolve => setTimeout(resolve))
  expect(missed.isUnknown).toBe(true)
  missed.forget()
  expect(missed.isUnknown).toBe(false)
})

test.each([
  ['the last line that was shown here', 4, true],
  ['the own last decision, which was made elsewhere', 2, false],
  ['the own last decision, of which alone is known', null, false],
])('it is told since %s', async (_, seen, sinceLook) => {
  const fetched = missed.fetch(at('a'), seen)
  const from = viewOf({ id: 'a', log: [lineOf({ n: 3 })] })
  required(waiting.get('a'))(Response.json({ from, changes: [] }))
  await fetched
  expect(missed.sinceLook).toBe(sinceLook)
})
