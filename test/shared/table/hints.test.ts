// Hints: what a strong player would do in place of a seat, where that is fair.
import { expect, test } from 'vitest'
import type { ValleyState } from '#shared/valley/state.ts'
import { games } from '#shared/games.ts'
import type { Hint, MakeTable, SeatPick, View } from '#shared/protocol.ts'
import { BotPlayers } from '#shared/table/bot-players.ts'
import { localPrefix } from '#shared/table/local-id.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { Chance } from '#shared/chance.ts'
import { testedValley } from '#test/shared/properties/valley-games.ts'
import { TestTable } from '#test/shared/test-table.ts'
import { required } from '#test/shared/required.ts'
import { MemoryPlace, bodyOf, refusalOf, settled, type HostedTable } from './memory-place.ts'

type BotTable = ConstructorParameters<typeof BotPlayers>[0]

const viewOf = async (table: HostedTable, token: string): Promise<View> =>
  bodyOf<View>(await table.machine.fetchView(token, null))
const made = async (wish: Omit<MakeTable, 'name'>, names: readonly string[]) => {
  const place = new MemoryPlace(1)
  const { table, seated } = await place.made(wish, names)
  return { place, table, tokens: seated.map(({ token }) => token) }
}

test.each(['valley', 'tal'] as const)('%s: who does what hints say plays a whole game against a bot', async game => {
  const { place, table, tokens } = await made({ game, seats: 2, bots: ['newcomer'] }, ['Anna'])
  const token = required(tokens[0])
  for (let hints = 0; hints < 2_000; hints++) {
    await settled()
    const view = await viewOf(table, token)
    if (view.phase === 'over') break
    const [asked] = view.decisions
    if (!asked) {
      await place.pass(1_000)
      continue
    }
    const { rows } = table
    const before = rows.texts.length
    const hint = bodyOf<Hint>(await table.machine.hint(token))
    expect(bodyOf<Hint>(await table.machine.hint(token))).toEqual(hint)
    expect(rows.texts).toHaveLength(before)
    expect(hint.decision).toBe(asked.id)
    const pick: SeatPick = { decision: hint.decision, options: [...required(hint.picks[0])] }
    expect((await table.machine.pick(token, pick)).status).toBe(200)
  }
  const { phase, result } = await viewOf(table, token)
  expect(phase).toBe('over')
  expect(result?.winners).toEqual([0])
})

test('a hint does not follow from what its seat may not know', () => {
  const { game } = testedValley
  const chance = new Chance(7)
  let differing = 0
  for (let deals = 0; deals < 10; deals++) {
    const options = accepted(game.settle({}, 2, () => 0))
    const setting = { game, options, seats: 2, seed: chance.seed() }
    const table = new TestTable<ValleyState>(setting)
    const [seat = 0] = table.referee.waitingFor
    const again = (one: TestTable<ValleyState>) =>
      TestTable.again<ValleyState>(setting, JSON.stringify(one.referee.saved), [])
    const twin = again(table)
    twin.instance.redraw(seat, chance)
    if (JSON.stringify(twin.context.state) !== JSON.stringify(table.context.state)) differing++
    const hintAt = ({ referee }: TestTable<ValleyState>) =>
      new BotPlayers(
        { made: { options, seats: 2 }, dealing: { seed: '00' }, game: games.valley } as unknown as BotTable,
        thrown => {
          throw thrown
        },
      ).advise(referee, seat)
    expect(hintAt(again(twin))).toEqual(hintAt(table))
  }
  expect(differing).toBe(game.name === 'valley' ? 10 : 0)
})

test('hints are given where nobody else plays but bots, and where the table was made with them', async () => {
  const asks = async (wish: Partial<MakeTable>, names: readonly string[]) => {
    const { table, tokens } = await made({ game: 'valley', seats: 2, ...wish }, names)
    await settled()
    const answers = await Promise.all(tokens.map(token => table.machine.hint(token)))
    return answers.map(answer => (answer.status === 200 ? 'hint' : refusalOf(answer))).sort()
  }
  expect(await asks({}, ['Anna', 'Bert'])).toEqual(['409 no-hints', '409 no-hints'])
  expect(await asks({ seats: 1, options: { solitaire: 'starter' } }, ['Anna'])).toEqual(['hint'])
  expect(await asks({ options: { hints: true } }, ['Anna', 'Bert'])).toEqual(['409 stale-decision', 'hint'])
  const { table, tokens } = await made({ game: 'valley', seats: 3, options: { hints: true } }, ['Anna'])
  expect((await viewOf(table, required(tokens[0]))).options['hints']).toBe(true)
  expect(refusalOf(await table.machine.hint(required(tokens[0])))).toBe('409 not-started')
  expect(refusalOf(await table.machine.hint('wrong'))).toBe('401 bad-token')
})

test('at a table of one browser every person gets hints', async () => {
  const place = new MemoryPlace(1)
  const id = `${localPrefix}${'a'.repeat(16)}`
  const table = place.table(id)
  const host = bodyOf<{ token: string }>(
    await table.machine.make({ game: 'valley', seats: 2, name: 'Anna', id, origin: '' }),
  )
  const guest = bodyOf<{ token: string }>(await table.machine.sit({ name: 'Bert' }))
  const answers = await Promise.all([host, guest].map(({ token }) => table.machine.hint(token)))
  expect(answers.map(each => (each.status === 200 ? 'hint' : refusalOf(each))).sort()).toEqual([
    '409 stale-decision',
    'hint',
  ])
})
