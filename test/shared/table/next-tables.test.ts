// Next tables of the same people that are deleted and made anew, over and over: how much that may leave at the old one.
import { expect, test } from 'vitest'
import type { MadeTable } from '#shared/protocol.ts'
import { ApiError } from '#shared/table/api-error.ts'
import { emptyBucket } from '#shared/table/leaky-bucket.ts'
import { newNextId } from '#shared/table/lobby.ts'
import type { TableState } from '#shared/table/table-state.ts'
import { required } from '#test/shared/required.ts'
import { fillTo, most } from './filled-table.ts'
import { bodyOf, MemoryPlace, refusalOf } from './memory-place.ts'
import { playOut, sat, seen } from './shuffled-table.ts'

const minute = 60_000

/** A game that is over, at whose table so many have come and gone before it. */
async function over(comings = 0) {
  const place = new MemoryPlace(2)
  const { table, seated } = await place.made({ game: 'tal', seats: 3, options: { short: true } }, ['Anna'])
  for (let times = 0; times < comings; times++) {
    const { token } = await sat(table, 'Cleo')
    bodyOf(await table.machine.leave(token, 1))
  }
  const people = [...seated, await sat(table, 'Bert'), await sat(table, 'Dora')]
  await playOut(table, people)
  const token = required(people[1]).token
  const again = () => table.machine.again(token, 'https://t.test')
  /** Has the next table made, and deletes it as its host. */
  const madeAndGone = async () => {
    const next = bodyOf<MadeTable>(await again())
    bodyOf(await place.table(next.id).machine.remove(next.token))
    return next.id
  }
  return { place, table, again, madeAndGone, host: required(people[0]).token }
}

test('a next table is made anew 30 times at once and then once a minute, and no refusal leaves a row', async () => {
  const { place, table, again, madeAndGone } = await over()
  const ids = new Set<string>()
  for (let times = 0; times < 31; times++) ids.add(await madeAndGone())
  expect(ids.size).toBe(31)
  const rows = table.rows.texts.length
  const { keptUntil } = await seen(table)
  for (let times = 0; times < 3; times++) {
    place.now += minute / 4
    if (times === 1) table.unload()
    const refused = await again()
    expect([refusalOf(refused), refused.isForGood]).toEqual(['429 too-many', undefined])
  }
  expect([table.rows.texts.length, (await seen(table)).keptUntil]).toEqual([rows, keptUntil])
  place.now += minute / 4
  const { id, seat } = bodyOf<MadeTable>(await again())
  expect([ids.has(id), seat, (await seen(table)).next]).toEqual([false, 0, id])
  // One that is there is found as often as anybody asks.
  for (let times = 0; times < 40; times++) expect(bodyOf<MadeTable>(await again()).id).toBe(id)
  expect(table.rows.texts).toHaveLength(rows + 1)
})

test('whoever has the next table made while this one is deleted gets the seat at it all the same', async () => {
  const { place, table, again, host } = await over()
  const [answer, gone] = await Promise.all([again(), table.machine.remove(host)])
  expect(gone.status).toBe(200)
  const { id, token } = bodyOf<MadeTable>(answer)
  expect((await seen(place.table(id), token)).you).toBe(0)
})

test('however slowly, no more next tables are made anew than a table may have rows', async () => {
  const { place, table, again, madeAndGone } = await over()
  await madeAndGone()
  const { begun } = required(table.rows.newest).after
  fillTo(table, most - 1)
  await madeAndGone()
  place.now += 60 * minute
  const refused = await again()
  expect([refusalOf(refused), refused.isForGood]).toEqual(['429 too-many', true])
  expect(table.rows.texts).toHaveLength(begun + most)
})

test('the first next table is made also where the game has had all the rows that it may, no other one is', () => {
  const id = 'a'.repeat(16)
  const full = { n: 2 * most, at: 0, after: { begun: 1 } }
  const state = { phase: 'over', made: { id }, dealing: { seed: '0'.repeat(32) }, newest: full, joins: emptyBucket }
  const nextId = (next: string | null) => newNextId({ ...state, next } as unknown as TableState, minute)
  expect(nextId(null)).toMatch(/^[A-Za-z0-9_-]{16}$/)
  expect(() => nextId(id)).toThrow(ApiError)
})

test('those who have come and gone before the game take no next table from anybody', async () => {
  const { again, madeAndGone } = await over(28)
  for (let times = 0; times < 31; times++) await madeAndGone()
  expect(refusalOf(await again())).toBe('429 too-many')
})
