// How the browsers of a seat are kept, which are told of it: while a bot stands in, and once its player has left.
import { expect, test } from 'vitest'
import type { SatDown } from '#shared/protocol.ts'
import type { PushTargets } from '#shared/table/push-rows.ts'
import { required } from '#test/shared/required.ts'
import { target } from '../push/push-target.ts'
import { bodyOf, MemoryPlace, settled } from './memory-place.ts'
import { bodies, satDown, untilAsked, wished, type Sat } from './push-table.ts'

/** A seat that has a browser of each of these names told, as endpoints end with them, beside the first. */
async function satDownWith(...names: readonly string[]): Promise<Sat> {
  const sat = await satDown(['Anna', 'Bert'])
  for (const name of names) bodyOf(await wished(sat, 1, target(name)))
  return sat
}

/** How seats are reached, as the newest row about it says. */
const stored = ({ table: { rows } }: Sat): PushTargets => {
  const { event } = required(rows.row(required(rows.newestAfter?.push).row))
  return event.kind === 'push' ? event.all : {}
}
const storedSeats = (sat: Sat): readonly string[] => Object.keys(stored(sat))
/** How that seat is reached: the last letters of its endpoints. */
const kept = (sat: Sat): readonly (string | undefined)[] =>
  required(stored(sat)['1']).targets.map(({ endpoint }) => endpoint.at(-1))

const off = ({ table, seated }: Sat, name: string) =>
  table.machine.pushTo(required(seated[1]).token, 1, { endpoint: target(name).endpoint })
const standIn = async ({ table, seated }: Sat) =>
  bodyOf(await table.machine.standIn(required(seated[1]).token, 1, { bot: 'newcomer', forGood: false }))
const comeBack = async ({ table, seated }: Sat) => bodyOf(await table.machine.comeBack(required(seated[1]).token, 1))

test('while a bot stands in, the same said again stores nothing, and another browser takes the place of none', async () => {
  const sat = await satDownWith('2')
  await standIn(sat)
  const { length } = sat.table.rows.texts
  bodyOf(await wished(sat, 1, target('2')))
  expect([sat.table.rows.texts.length, kept(sat)]).toEqual([length, ['1', '2']])
  bodyOf(await wished(sat, 1, target('3')))
  expect([sat.table.rows.texts.length, kept(sat)]).toEqual([length + 1, ['1', '2', '3']])
})

test('a browser that is taken away while a bot stands in is not told after the comeback', async () => {
  const sat = await satDownWith('2')
  await standIn(sat)
  bodyOf(await off(sat, '1'))
  expect(kept(sat)).toEqual(['2'])
  sat.table.unload()
  await comeBack(sat)
  await untilAsked(sat)
  expect(bodies(sat).map(([to]) => to)).toEqual(['2'])
})

test('a browser that is found gone while a bot stands in is forgotten', async () => {
  const sat = await satDownWith('2')
  let findGone = () => {}
  sat.table.push.taking = () =>
    new Promise(resolve => {
      const others = findGone
      findGone = () => {
        others()
        resolve()
      }
    })
  sat.table.push.gone.add(target('1').endpoint)
  await untilAsked(sat)
  await standIn(sat)
  findGone()
  await settled()
  expect(kept(sat)).toEqual(['2'])
})

test.each([false, true])(
  'of a seat that was freed no browser is told, though the same key takes it again (unloaded: %s)',
  async isUnloaded => {
    const place = new MemoryPlace(5)
    const { table, seated } = await place.made({ game: 'valley', seats: 3, options: {} }, ['Anna'])
    const [host] = seated
    const key = 'k'.repeat(22)
    const sit = async () => bodyOf<SatDown>(await table.machine.sit({ name: 'Bert', key }))
    const first = await sit()
    const sat = { place, table, seated: [required(host), first] }
    for (const seat of [0, 1]) bodyOf(await wished(sat, seat))
    const { length } = table.rows.texts
    bodyOf(await table.machine.leave(required(host).token, 1))
    expect(table.rows.texts).toHaveLength(length + 1)
    if (isUnloaded) table.unload()
    expect(await sit()).toEqual(first)
    if (isUnloaded) table.unload()
    bodyOf(await table.machine.sit({ name: 'Cleo' }))
    await settled()
    expect(bodies(sat).map(([to]) => to)).toEqual(['0'])
    // Nor with what is stored later for somebody else.
    bodyOf(await wished(sat, 0, target('2')))
    expect(storedSeats(sat)).toEqual(['0'])
  },
)

test('of a seat that was given up nothing is stored any more with the next wish of another', async () => {
  const sat = await satDown()
  bodyOf(await sat.table.machine.standIn(required(sat.seated[1]).token, 1, { bot: 'newcomer', forGood: true }))
  sat.table.unload()
  bodyOf(await wished(sat, 0))
  expect(storedSeats(sat)).toEqual(['0', '2'])
})
