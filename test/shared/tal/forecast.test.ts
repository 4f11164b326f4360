// What the page foretells of a player's blocks, against builds that are played out.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts } from '#shared/tal/board.ts'
import { forecastOf, hasBuilt } from '#shared/tal/forecast.ts'
import { blocksOf } from '#shared/tal/pyramid.ts'
import { Chance } from '#shared/chance.ts'
import { longTimeout, playGame, runs } from '../properties/tested-game.ts'
import { randomTalGames, testedTal } from './tal-games.ts'
import { letters } from './block-letters.ts'
import { scene, type Setting } from './scenario.ts'
import { isTalQuestion, talTable } from '#test/shared/typed-by-game.ts'

/** A number of blocks, evenly of all colours, so that there are never more of one than there are. */
const blocks = (most: number, least = 0) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.nat(4))
    .map(([n, first]) => Array.from({ length: n }, (_, k) => letters[(first + k) % 5]).join(''))
const owner = fc.constantFrom('anna', 'anna', 'ben', undefined)
/** Where anna's workers may stand: on a small and a large site of hers, on others' and nobody's, on open ground. */
const spots = ['1/A', '1/B', '1/C', '1/D', '10/A', '10/B', '10/C', '9/A', '9/B', '2/A', '16', '17']
const position = fc
  .record({
    owners: fc.tuple(owner, owner, owner),
    large: blocks(blocksOf('large') - 1),
    small: blocks(blocksOf('small')),
    pharaoh: fc.oneof(blocks(29), blocks(29, 25)),
    held: blocks(10),
    workers: fc.shuffledSubarray(spots, { minLength: facts.workers, maxLength: facts.workers }),
    picking: fc.nat(),
  })
  .map(
    ({
      owners: [one, two, three],
      large,
      small,
      pharaoh,
      held,
      workers,
      picking,
    }): { readonly setting: Setting; readonly picking: number } => ({
      picking,
      setting: {
        phase: 'build',
        pharaoh,
        sites: {
          1: { ...(one ? { owner: one, built: large } : {}) },
          10: { ...(two ? { owner: two, built: small } : {}) },
          9: { ...(three ? { owner: three } : {}) },
        },
        anna: { workers, blocks: held },
        ben: {},
      },
    }),
  )

test(
  'so many blocks as are foretold can be built, whichever are built where, and the others go to the Pharaoh',
  longTimeout,
  () => {
    const seen = { built: 0, unused: 0, full: 0 }
    fc.assert(
      fc.property(position, ({ setting, picking }) => {
        const { table, anna } = scene(setting)
        const chance = new Chance(picking)
        // The same before the workers are done: nobody has moved since.
        const foretold = forecastOf(scene({ ...setting, phase: 'workers' }).table.sees, 0)
        expect(foretold.built + foretold.unused).toBe(foretold.blocks)
        let built = 0
        while (anna.isWaitedFor) {
          const { question } = anna
          if (!isTalQuestion('build')(question)) break
          const { built: more, unused, pharaoh } = forecastOf(table.sees, 0, question.params.left)
          expect({ built: built + more, unused, pharaoh }).toEqual({
            built: foretold.built,
            unused: foretold.unused,
            pharaoh: foretold.pharaoh,
          })
          const builds = anna.options.filter(id => id !== 'enough')
          if (builds.length === 0) break
          anna.picks(chance.one(builds))
          built++
        }
        expect(built).toBe(foretold.built)
        if (anna.isWaitedFor && anna.question.kind === 'build') anna.hasEnough()
        const [given] = table.paramsOf('unused')
        expect(given?.['blocks'] ?? []).toHaveLength(foretold.unused)
        if (table.phase !== 'build') expect(table.sees.pharaoh.length).toBeGreaterThanOrEqual(foretold.pharaoh)
        seen.built += built
        seen.unused += foretold.unused
        if (foretold.pharaoh === blocksOf('pharaoh')) seen.full++
      }),
      runs(40),
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
  },
)

test('before building, what could be built on sites that the seat may take over counts too, one for each scarab', () => {
  const rivals = { 1: { owner: 'ben' }, 10: { owner: 'ben', built: 'RRR' } } as const
  const anna = { overseers: ['1/A', '10/A'], workers: ['1/B', '1/C', '10/B'], blocks: 'KKKKKKK' }
  const built = (phase: 'workers' | 'build', owned: readonly number[] = []) => {
    const own = Object.fromEntries(owned.map(site => [site, { owner: 'anna' }] as const))
    return forecastOf(scene({ phase, sites: { ...own, ...rivals }, anna, ben: {}, cleo: {}, dan: {} }).table.sees, 0)
      .built
  }
  expect([built('workers'), built('build')]).toEqual([6, 0])
  expect(built('workers', [2, 3, 4, 5, 6, 7, 8])).toBe(4)
  expect(built('workers', [2, 3, 4, 5, 6, 7, 8, 9])).toBe(0)
})

test('whether anything of this round has been built is read off what was won and stolen', longTimeout, () => {
  let after = 0
  fc.assert(
    fc.property(randomTalGames, game => {
      let own = new Map<number, number>()
      playGame(testedTal, { ...game, undoes: false }, ({ referee }, _, sent) => {
        const table = talTable(referee.table(null))
        if (table.phase !== 'build') own = new Map()
        else if (sent && 'options' in sent && /^[a-z]+>\d/.test(sent.options[0] ?? ''))
          own.set(sent.seat, (own.get(sent.seat) ?? 0) + 1)
        for (const seat of referee.waitingFor) {
          if (referee.decisions(seat)[0]?.kind !== 'build') continue
          expect(hasBuilt(table, seat)).toBe(own.has(seat))
          if (own.has(seat)) after++
        }
      })
    }),
    runs(10),
  )
  expect(after).toBeGreaterThan(10)
})
