// Tables at which so much has happened that more is refused for good: what is left to do there, and what is said of it.
import { expect, test } from 'vitest'
import type { SatDown, StandIn, View } from '#shared/protocol.ts'
import type { Reply } from '#shared/table/reply.ts'
import { required } from '#test/shared/required.ts'
import { target } from '../push/push-target.ts'
import { fillTo, most } from './filled-table.ts'
import { bodyOf, MemoryPlace, refusalOf, type HostedTable, type Seated } from './memory-place.ts'

const minute = 60_000

/** The code of a refusal, and whether it is one for good, which says so itself. */
function refusedForGood(answer: Reply): string {
  expect(answer.text).not.toContain('Try again')
  return `${refusalOf(answer)}${answer.isForGood ? ' for good' : ''}`
}
const tokenOf = (seated: readonly Seated[], seat: number) => required(seated[seat]).token
const rowsOf = ({ rows }: HostedTable) => rows.texts.length

/** A lobby of three seats with so many rows, at which the host sits alone. */
async function lobby(rows: number) {
  const place = new MemoryPlace(3)
  const { table, seated } = await place.made({ game: 'valley', seats: 3 }, ['Anna'])
  fillTo(table, rows)
  const sit = async (name: string) => bodyOf<SatDown>(await table.machine.sit({ name }))
  return { place, table, sit, host: tokenOf(seated, 0) }
}

test('after 5,000 rows of a lobby only the host can free a seat, and every seat can still be taken', async () => {
  const { table, sit, host } = await lobby(most - 3)
  const bert = await sit('Bert')
  bodyOf(await table.machine.leave(bert.token, 1))
  const cleo = await sit('Cleo')
  expect(rowsOf(table)).toBe(most)
  const refused = await table.machine.leave(cleo.token, 1)
  expect([refusedForGood(refused), rowsOf(table)]).toEqual(['403 host-only', most])
  bodyOf(await table.machine.leave(host, 1))
  expect(await sit('Dora')).toMatchObject({ seat: 1 })
  expect(bodyOf(await table.machine.seatBot(host, 'club'))).toEqual({ seat: 2 })
  expect(bodyOf<View>(await table.machine.fetchView(null, null)).phase).toBe('playing')
})

test('after 6,000 rows of a lobby nobody can free a seat, and the game still begins', async () => {
  const { table, sit, host } = await lobby(most + 999)
  const { token } = await sit('Bert')
  for (const by of [host, token]) expect(refusedForGood(await table.machine.leave(by, 1))).toBe('429 too-many for good')
  expect(rowsOf(table)).toBe(most + 1000)
  await sit('Cleo')
  expect(bodyOf<View>(await table.machine.fetchView(null, null)).phase).toBe('playing')
})

test('a host who sits alone can still give such a table up', async () => {
  const { table, host } = await lobby(most + 1000)
  bodyOf(await table.machine.leave(host, 0))
  expect(table.rows.exist).toBe(false)
})

test('nobody can sit down more often than once a minute for that', async () => {
  const { place, table, sit, host } = await lobby(most)
  for (let times = 0; times < 30; times++) {
    await sit('Bert')
    bodyOf(await table.machine.leave(host, 1))
  }
  const late = await table.machine.sit({ name: 'Bert' })
  expect([refusalOf(late), late.isForGood]).toEqual(['429 too-many', undefined])
  place.now += minute
  await sit('Bert')
})

test('after 5,000 rows of a game no bot can be asked to stand in any more, and its player comes back all the same', async () => {
  const { table, seated } = await new MemoryPlace(7).made({ game: 'valley', seats: 2 }, ['Anna', 'Bert'])
  const club: StandIn = { bot: 'club', forGood: false }
  const [asked = 0] = bodyOf<View>(await table.machine.fetchView(null, null)).waitingFor
  const seat = 1 - asked
  const token = tokenOf(seated, seat)
  fillTo(table, most - 1)
  bodyOf(await table.machine.standIn(token, seat, club))
  const rows = rowsOf(table)
  expect(refusedForGood(await table.machine.standIn(token, seat, { ...club, bot: 'strong' }))).toBe(
    '429 too-many for good',
  )
  expect(rowsOf(table)).toBe(rows)
  expect(bodyOf<View>(await table.machine.comeBack(token, seat)).seats[seat]).toMatchObject({ standIn: null })
  expect(refusedForGood(await table.machine.standIn(token, seat, club))).toBe('429 too-many for good')
})

test.each([
  ['a lobby', ['Anna']],
  ['a game', ['Anna', 'Bert']],
])('after 5,000 rows of %s nobody can change any more where a seat is told of its turns', async (_, names) => {
  const { table, seated } = await new MemoryPlace(7).made({ game: 'valley', seats: 2 }, names)
  const token = tokenOf(seated, 0)
  fillTo(table, most - 1)
  bodyOf(await table.machine.pushTo(token, 0, target('1')))
  const rows = rowsOf(table)
  for (const change of [target('2'), { endpoint: target('1').endpoint }])
    expect(refusedForGood(await table.machine.pushTo(token, 0, change))).toBe('429 too-many for good')
  bodyOf(await table.machine.pushTo(token, 0, target('1')))
  expect(rowsOf(table)).toBe(rows)
})

test('in a turn that has begun after 4,000 rows nothing can be undone, and no question says that it can', async () => {
  const place = new MemoryPlace(3)
  const { table, seated } = await place.made({ game: 'valley', seats: 2 }, ['Anna', 'Bert'])
  fillTo(table, 4000)
  const asked = async () => {
    const [seat = 0] = bodyOf<View>(await table.machine.fetchView(null, null)).waitingFor
    const token = tokenOf(seated, seat)
    return { token, ...bodyOf<View>(await table.machine.fetchView(token, null)) }
  }
  const answer = async (way: string) => {
    const { token, decisions } = await asked()
    const { id = '', options = [] } = decisions[0] ?? {}
    const option = options.find(({ key }) => key === way) ?? required(options[0])
    bodyOf(await table.machine.pick(token, { decision: id, options: [option.id] }))
  }
  await answer('end')
  for (const way of ['entomb', 'buy', 'pay']) {
    await answer(way)
    const { token, canUndo, decisions } = await asked()
    expect([canUndo, decisions[0]?.undoable]).toEqual([false, undefined])
    expect(refusalOf(await table.machine.undo(token))).toBe('409 nothing-to-undo')
  }
})
