// What holds at every moment of every game, whoever plays how: no block lost, figures where figures may stand, pyramids
// built layer by layer, and an end.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colours, facts, ours } from '#shared/tal/board.ts'
import { empty, type TalState } from '#shared/tal/state.ts'
import type { SiteTable, TalTable } from '#shared/tal/table.ts'
import { Chance } from '#shared/chance.ts'
import { longTimeout, playGame, runs, type Observer } from '../properties/tested-game.ts'
import type { TestTable } from '../test-table.ts'
import { blocksOnTable } from './blocks-on-table.ts'
import { randomTalGames, habits, testedTal, wholeGames, type RandomTalGame } from './tal-games.ts'
import { required } from '#test/shared/required.ts'
import { talTable } from '#test/shared/typed-by-game.ts'

const play = (game: RandomTalGame, look: Observer<TalState>) => playGame(testedTal, game, look)
const shown = (table: TestTable<TalState>): TalTable => talTable(table.referee.table(null))

test('bag, pharaoh, out, groups, players and sites always add up to 165, for whoever looks', longTimeout, () => {
  fc.assert(
    fc.property(randomTalGames, game => {
      play(game, table => {
        for (const viewer of table.viewers)
          expect(blocksOnTable(talTable(table.referee.table(viewer)))).toBe(facts.blocks)
      })
    }),
    runs(20),
  )
})

test('of every colour there are always 33', longTimeout, () => {
  fc.assert(
    fc.property(randomTalGames, game => {
      play(game, ({ context: { state }, referee }) => {
        const groups = talTable(referee.table(null)).groups.length > 0 ? state.groups.flat() : []
        const lying = [...state.pharaoh, ...groups, ...state.cells.flat()].filter(cell => cell !== empty)
        if (state.out > 0) return
        colours.forEach((_, colour) => {
          const held = state.blocks.reduce((sum, blocks) => sum + (blocks[colour] ?? 0), state.bag[colour] ?? 0)
          expect(lying.filter(block => block === colour).length + held).toBe(ours.blocksOfColour)
        })
      })
    }),
    runs(10),
  )
})

test('every game ends, whatever its players do', longTimeout, () => {
  const rounds = { most: 0 }
  fc.assert(
    fc.property(wholeGames, game => {
      const table = play(game, ({ context: { state } }) => {
        rounds.most = Math.max(rounds.most, state.round)
      })
      expect(table.referee.over).toBe(true)
      expect(table.referee.result?.scores).toHaveLength(game.seats)
    }),
    runs(30),
  )
  expect(rounds.most).toBeGreaterThan(3)
})

test.each(habits)('every game of four who are all like %s ends', longTimeout, habit => {
  for (let seed = 0; seed < 3; seed++)
    expect(
      play(
        { seats: 4, short: false, undoes: false, seed, picking: seed, picks: 20_000, habits: [habit] },
        () => undefined,
      ).referee.over,
    ).toBe(true)
})

test(
  'one figure stands on a build space; nobody stands on a closed site; workers are sent ahead to sites that nobody owns',
  longTimeout,
  () => {
    let ahead = 0
    fc.assert(
      fc.property(randomTalGames, game => {
        play(game, table => {
          const { pieces, sites } = shown(table)
          const standing = pieces.filter(({ at }) => at.includes('/'))
          expect(new Set(standing.map(({ at }) => at)).size).toBe(standing.length)
          for (const { at, kind } of standing) {
            const site = required(sites.find(each => each.site === Number(at.split('/')[0])))
            expect(site.closed).toBe(false)
            if (kind === 'worker' && site.owner === null) ahead++
          }
        })
      }),
      runs(15),
    )
    expect(ahead).toBeGreaterThan(0)
  },
)

test(
  'a layer is begun only on a complete one; only owned sites are built on, and what is complete stays as it is',
  longTimeout,
  () => {
    let complete = 0
    fc.assert(
      fc.property(randomTalGames, game => {
        const finished = new Map<number, string>()
        play(game, (table, _, sent) => {
          if (sent && 'undo' in sent) return finished.clear()
          for (const site of shown(table).sites) {
            const blocks = site.layers.map(layer => layer.filter(cell => cell !== null).length)
            blocks.forEach((count, layer) => {
              if (count > 0 && layer > 0) expect(blocks[layer - 1]).toBe(site.layers[layer - 1]?.length)
            })
            if (site.owner === null) expect(blocks.every(count => count === 0)).toBe(true)
            expect(site.complete).toBe(blocks.every((count, layer) => count === site.layers[layer]?.length))
            if (finished.has(site.site)) expect(JSON.stringify(site)).toBe(finished.get(site.site))
            else if (site.complete) {
              finished.set(site.site, JSON.stringify(site))
              complete++
            }
          }
        })
      }),
      runs(20),
    )
    expect(complete).toBeGreaterThan(5)
  },
)

test(
  "every site that is owned takes a scarab out of its owner's hand, the Pharaoh has no more than 30 blocks, and only the last round goes on with 30",
  longTimeout,
  () => {
    fc.assert(
      fc.property(randomTalGames, game => {
        let full = 0
        play(game, table => {
          const { sites, players, pharaoh, out, round } = shown(table)
          for (const { seat, scarabs } of players)
            expect(scarabs).toBe(facts.scarabs - sites.filter(({ owner }) => owner === seat).length)
          expect(pharaoh.length).toBeLessThanOrEqual(30)
          if (out > 0) expect(pharaoh.length).toBe(30)
          if (pharaoh.length === 30) full ||= round
          if (full > 0) expect(round).toBe(full)
        })
      }),
      runs(15),
    )
  },
)

/** What a complete site is worth, worked out a second time from the words of the rules alone. */
function worth({ size, layers, complete }: SiteTable): number {
  if (!complete) return 0
  const seen = layers.map((layer, height) =>
    layer.filter((_, cell) => !(size === 'large' && height === 0 && cell === 4)),
  )
  const [mixed, layered, single] = size === 'large' ? [4, 8, 12] : [1, 2, 4]
  if (seen.flat().every(colour => colour === seen[0]?.[0])) return single
  return seen.every(layer => layer.every(colour => colour === layer[0])) ? layered : mixed
}

test('the points shown are always what complete pyramids score, and the result is their sum', longTimeout, () => {
  let scored = 0
  fc.assert(
    fc.property(wholeGames, game => {
      const table = play(game, (now, chance) => {
        if (!chance.once(4) && !now.referee.over) return
        const { sites, players } = shown(now)
        for (const { seat, points } of players)
          expect(points).toBe(sites.filter(({ owner }) => owner === seat).reduce((sum, site) => sum + worth(site), 0))
      })
      const { players } = shown(table)
      expect(table.referee.result?.scores.map(({ seat, total }) => ({ seat, total }))).toEqual(
        players.map(({ seat, points }) => ({ seat, total: points })),
      )
      for (const { total, parts } of table.referee.result?.scores ?? [])
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      if (players.some(({ points }) => points > 0)) scored++
    }),
    runs(20),
  )
  expect(scored).toBeGreaterThan(3)
})

test(
  'an exchange leaves all that the viewer sees, moves no tablet of the viewer, and loses no block',
  longTimeout,
  () => {
    fc.assert(
      fc.property(randomTalGames, fc.nat(), (game, seed) => {
        const table = play(game, () => undefined)
        const chance = new Chance(seed)
        const viewer = chance.one(table.viewers)
        const before = JSON.stringify(table.referee.table(viewer))
        const { laid: _laid, marches: _marches, ...rest } = structuredClone(table.context.state)
        table.instance.redraw(viewer, chance)
        const { laid: _otherLaid, marches: _otherMarches, ...others } = table.context.state
        expect(JSON.stringify(table.referee.table(viewer))).toBe(before)
        expect(others).toEqual(rest)
        for (const march of table.context.state.marches) expect(march.length).toBeLessThanOrEqual(facts.steps)
      }),
      runs(30),
    )
  },
)
