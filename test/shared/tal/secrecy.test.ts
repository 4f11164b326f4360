// Nothing leaks in Tal der Könige: bids and marches that are not revealed, and what the bag gives next, exist for nobody else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game, GameInstance } from '#shared/engine/game.ts'
import type { GameContext } from '#shared/engine/game-context.ts'
import { tal } from '#shared/tal/index.ts'
import { piecesOfSeat, type TalState } from '#shared/tal/state.ts'
import { Chance } from '#shared/chance.ts'
import { checkSecrecy } from '../properties/secrecy-property.ts'
import { longTimeout, playGame, runs } from '../properties/tested-game.ts'
import type { TestTable } from '../test-table.ts'
import { seenBy, SecrecyWatch } from '../redrawn-copies.ts'
import { randomTalGames, habits, tableOf, testedTal, wholeGames, type RandomTalGame } from './tal-games.ts'
import { talSecrecy } from './tal-secrets.ts'
import { required } from '#test/shared/required.ts'
import { talTable } from '#test/shared/typed-by-game.ts'
import { withChanged } from '../replaced-instance.ts'

test('what a viewer may not know can be exchanged, and he gets the same to the byte', longTimeout, () => {
  const sum = checkSecrecy(testedTal, talSecrecy, 14)
  expect(sum.differing / sum.copies).toBeGreaterThan(0.2)
  expect(sum.followed / sum.copies).toBeGreaterThan(3)
  expect(sum.probed).toBeGreaterThan(500)
})

/** The game with something changed so that it leaks. */
const leaking = (
  change: (instance: GameInstance, game: GameContext<TalState>) => Partial<GameInstance>,
): Game<TalState> => withChanged(tal, change)

const leaks: Readonly<Record<string, Game<TalState>>> = {
  'the table shows the values of sealed bids': leaking((instance, game) => ({
    table: viewer => ({
      ...instance.table(viewer),
      sums: game.state.laid.map(laid => laid.map((group, tablet) => (group < 0 ? 0 : tablet))),
    }),
  })),
  'what is sealed is seen, and nothing before': leaking((instance, game) => ({
    table: viewer => ({
      ...instance.table(viewer),
      sealed: game.state.laid.map((laid, seat) => (game.state.sealed[seat] === 1 ? laid : [])),
    }),
  })),
  'tablets are seen as they are laid': leaking((instance, game) => ({
    table: viewer => ({
      ...instance.table(viewer),
      inHand: game.state.laid.map(laid => laid.filter(group => group < 0).length),
    }),
  })),
  'the length of a written march is seen': leaking((instance, game) => ({
    table: viewer => ({ ...instance.table(viewer), written: game.state.marches.map(march => march.length) }),
  })),
  'why a seat is waited for depends on what others have written': leaking((instance, game) => ({
    waiting: point => ({
      key: instance.waiting(point).key,
      params: { ...instance.waiting(point).params, marching: game.state.marches.some(march => march.length > 3) },
    }),
  })),
  'an offer says whether an overseer is going there': leaking((instance, game) => ({
    offer: (point, option) => ({
      ...instance.offer(point, option),
      params: {
        ...instance.offer(point, option).params,
        crowded: game.state.marches.some(
          (march, seat) => seat !== point.seat && march.some(step => step % 128 === option % 128),
        ),
      },
    }),
  })),
  'a spectator sees where the seed stands': leaking((instance, game) => ({
    table: viewer => ({
      ...instance.table(viewer),
      next: viewer === null ? game.random.below(1 + 0 * piecesOfSeat) + game.state.position : 0,
    }),
  })),
}

const some = (at: number): RandomTalGame => ({
  seats: 2 + (at % 3),
  short: at % 2 === 0,
  undoes: at % 4 === 3,
  seed: at,
  picking: at + 1000,
  picks: 400,
  habits: [...habits],
})

for (const [name, leaky] of Object.entries(leaks)) {
  test(`it catches a game in which ${name}`, longTimeout, () => {
    const caught = Array.from({ length: 40 }, (_, at) => at).some(
      at =>
        new SecrecyWatch({ ...tableOf(some(at)).setting, game: leaky }, talSecrecy(some(at)), new Chance(at), 2).run(
          400,
        ).leak !== null,
    )
    expect(caught).toBe(true)
  })
}

test('the same check finds nothing in the unchanged game', longTimeout, () => {
  for (let at = 0; at < 4; at++)
    expect(
      new SecrecyWatch(tableOf(some(at)).setting, talSecrecy(some(at)), new Chance(at), 2).run(400).leak,
    ).toBeNull()
})

/** Everything that anybody else gets, numbers of the log among it. */
const shownToOthers = (table: TestTable<TalState>, seat: number): unknown => [
  table.viewers
    .filter(viewer => viewer !== seat)
    .map(viewer => [seenBy(table, viewer), viewer === null ? [] : table.referee.openFor(viewer)]),
  table.context.numbers.lines,
  table.context.numbers.picks,
  table.referee.checkpoint,
]

test(
  'a pick that is not sealed changes nothing for anybody else: no table, no wait, no question, no line and no number',
  longTimeout,
  () => {
    let secret = 0
    fc.assert(
      fc.property(randomTalGames, game => {
        const table = tableOf(game)
        const chance = new Chance(game.picking)
        for (let made = 0; made < game.picks && !table.referee.over; made++) {
          const sent = testedTal.nextSent(table, game, chance)
          const [question] = table.referee.decisions(sent.seat)
          const isSecret = testedTal.isSecret(question, sent)
          const before = isSecret ? shownToOthers(table, sent.seat) : null
          table.sendLegal(sent)
          if (!isSecret) continue
          secret++
          expect(shownToOthers(table, sent.seat)).toEqual(before)
        }
      }),
      runs(8),
    )
    expect(secret).toBeGreaterThan(100)
  },
)

test('in whatever order the seats write their marches, the same happens', longTimeout, () => {
  fc.assert(
    fc.property(wholeGames, fc.nat(), (game, order) => {
      const play = (among: Chance): TestTable<TalState> => {
        const table = tableOf(game)
        const chances = Array.from({ length: game.seats }, (_, seat) => new Chance(game.picking * 31 + seat))
        while (!table.referee.over) {
          const seat = among.one(table.referee.waitingFor)
          table.sendLegal(testedTal.nextSent(table, game, required(chances[seat]), seat))
        }
        return table
      }
      const [one, other] = [play(new Chance(order)), play(new Chance(order + 1))]
      expect(one.everything).toEqual(other.everything)
      expect(one.lines).toEqual(other.lines)
    }),
    runs(10),
  )
})

test(
  'nobody but their owner is ever shown tablets in hand, values under sealed bids or a march that is not revealed',
  longTimeout,
  () => {
    fc.assert(
      fc.property(randomTalGames, game => {
        playGame(testedTal, game, table => {
          for (const viewer of table.viewers) {
            const { groups, marches, phase, turn, round, mine } = talTable(table.referee.table(viewer))
            expect(mine === null).toBe(viewer === null)
            for (const { seat, value } of groups.flatMap(({ bids }) => bids))
              expect(value === null).toBe(seat !== viewer)
            if ((phase === 'overseers' && turn === null) || round === 1) expect(marches).toEqual([])
          }
        })
      }),
      runs(10),
    )
  },
)
