// What moved between two views, in random games as every seat and a spectator see them: everything that changed its
// place is told once, and nothing else is.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ValleyTable } from '#shared/valley/table.ts'
import {
  randomValleyGames,
  longTimeout,
  play,
  runs,
  tableOf,
  type RandomValleyGame,
} from '#test/shared/properties/valley-games.ts'
import { viewFor } from '#test/shared/properties/made-view.ts'
import { isCardMotion, type MotionEvent, type CardMotion } from '#web/lib/valley/motion/motion-events.ts'
import { motionsBetween } from '#web/lib/valley/motion/motions-between.ts'
import { isPile, placedCards, type RunningView } from '#web/lib/valley/motion/card-places.ts'
import { loadAllTexts } from '#test/web/played-games.ts'
import { valleyView } from '#test/shared/typed-by-game.ts'

beforeAll(loadAllTexts)

/** Whole games of players who buy and then play every action they can. */
const busy: fc.Arbitrary<RandomValleyGame> = randomValleyGames
  .filter(({ seats }) => seats > 1)
  .map(game => ({ ...game, picks: Infinity, habits: ['busy', 'buyer', 'any'] }))

interface Change {
  readonly before: RunningView
  readonly after: RunningView
  readonly happened: readonly MotionEvent[]
  readonly moves: readonly CardMotion[]
  readonly undone: boolean
}

/**
 * Every change of the views of one seat and of a spectator, in some games.
 * @param together how many picks come in one view, as to somebody whose line is slow
 */
function changes(
  look: (change: Change) => void,
  together = 1,
  games: fc.Arbitrary<RandomValleyGame> = randomValleyGames,
  many = 8,
): void {
  fc.assert(
    fc.property(games, game => {
      const views = new Map<number | null, RunningView>()
      let picks = 0
      play(game, (table, _, sent) => {
        if (picks++ % together > 0 && !(sent && 'undo' in sent)) return
        for (const viewer of [game.seed % game.seats, null]) {
          const after = valleyView(viewFor(table, viewer))
          const before = views.get(viewer)
          views.set(viewer, after)
          if (!before || after.phase === 'over' || (after.log[0]?.n ?? 0) > (before.log.at(-1)?.n ?? 0) + 1) continue
          const happened = motionsBetween(before, after)
          look({
            before,
            after,
            happened,
            moves: happened.filter(isCardMotion),
            undone: sent !== null && 'undo' in sent,
          })
        }
      })
    }),
    runs(many),
  )
}

/** How many cards every place holds of which only the number is known. */
function countsOf({ stock, boneyard, players }: ValleyTable): Readonly<Record<string, number>> {
  return Object.fromEntries([
    ['stock', stock],
    ['boneyard', boneyard.count],
    ...players.flatMap(
      ({ seat, hand, deck, discard }) =>
        [
          [`hand-${seat}`, typeof hand === 'number' ? hand : hand.length],
          [`deck-${seat}`, deck],
          [`discard-${seat}`, discard.count],
        ] as const,
    ),
  ])
}

describe('between two views', () => {
  test.each([1, 3])(
    'everything that is seen to change its place has one move, from where it lay to where it lies (%i picks a view)',
    longTimeout,
    together => {
      let seen = 0
      changes(({ before, after, happened, moves }) => {
        const was = placedCards(before)
        const is = placedCards(after)
        const from = moves.flatMap(move => move.fromId ?? [])
        const to = moves.flatMap(move => move.toId ?? [])
        expect(new Set(from).size).toBe(from.length)
        expect(new Set(to).size).toBe(to.length)
        for (const [id, { spot }] of is) {
          const lay = was.get(id)
          if (lay ? lay.spot === spot : isPile(spot)) continue
          seen++
          expect(
            moves.filter(
              move => move.toId === id && move.to === spot && (!lay || (move.fromId === id && move.from === lay.spot)),
            ),
            `${id} to ${spot}`,
          ).toHaveLength(1)
        }
        for (const [id, { spot }] of was) {
          if (is.has(id) || isPile(spot)) continue
          seen++
          expect(
            moves.filter(move => move.fromId === id && move.from === spot),
            `${id} from ${spot}`,
          ).toHaveLength(1)
        }
        const turned = [...is].flatMap(([id, { spot, isDown }]) =>
          was.has(id) && was.get(id)?.isDown !== isDown ? spot : [],
        )
        const told = happened.flatMap(each => (each.verb === 'turn' ? each.at : []))
        // With several picks a card can be turned over and leave, or be turned back.
        expect(told.sort()).toEqual(together === 1 ? turned.sort() : expect.arrayContaining(turned))
      }, together)
      expect(seen).toBeGreaterThan(2_000)
    },
  )

  test.each([1, 3])(
    'as many cards come to and leave every pile and hand as it has more or fewer (%i picks a view)',
    longTimeout,
    together => {
      const told = new Set<string>()
      changes(({ before, after, moves, undone }) => {
        for (const { verb } of moves) told.add(verb)
        if (undone) return
        const had = countsOf(before.table)
        const has = countsOf(after.table)
        for (const spot of Object.keys(had)) {
          const sum = (some: readonly CardMotion[]) => some.reduce((count, move) => count + (move.count ?? 1), 0)
          const came = sum(moves.filter(move => move.to === spot))
          const went = sum(moves.filter(move => move.from === spot))
          expect(came - went, `${spot}: ${JSON.stringify(moves)}`).toBe((has[spot] ?? 0) - (had[spot] ?? 0))
        }
      }, together)
      expect([...told].sort()).toEqual([
        'answer',
        'buy',
        'discard',
        'draw',
        'end',
        'entomb',
        'exchange',
        'fell',
        'give',
        'pay',
        'play',
        'recover',
        'refill',
        'reshuffle',
        'reveal',
        'sacrifice',
        'slide',
        'stack',
        'swap',
        'take',
      ])
    },
  )

  test(
    'cards come from wherever an action takes them, and what happens where they lie is marked there',
    longTimeout,
    () => {
      const ways = new Set<string>()
      changes(
        ({ happened }) => {
          for (const each of happened)
            ways.add(
              isCardMotion(each)
                ? `${each.verb} from ${each.from.split('-')[0]}`
                : `${each.verb} at ${each.at.split('-')[0]}`,
            )
        },
        1,
        busy,
        70,
      )
      expect([...ways]).toEqual(
        expect.arrayContaining([
          'take from place',
          'take from boneyard',
          'take from stock',
          'entomb from hand',
          'entomb from discard',
          'entomb from place',
          'sacrifice from hand',
          'sacrifice from place',
          'recover from tomb',
          'recover from discard',
          'recover from deck',
          'discard from hand',
          'discard from deck',
          'stack from hand',
          'exchange from hand',
          'exchange from boneyard',
          'exchange from place',
          'exchange from discard',
          'reveal from stock',
          'buy from boneyard',
          'give from place',
          'attack at seat',
          'spared at seat',
          'power at seat',
          'credit at play',
          'point at place',
          'point at hand',
          'show at hand',
          'show at deck',
          'show at stock',
          'turn at place',
          'mix at deck',
          'mix at boneyard',
        ]),
      )
    },
  )

  test('whoever is attacked is marked once, when asked or when it befalls', longTimeout, () => {
    let attacks = 0
    changes(
      ({ before, after, happened, undone }) => {
        if (undone) return
        const isAsked = (view: RunningView, seat: number) => view.waiting[seat]?.key === 'waiting.affected'
        for (const { seat } of after.table.players) {
          const struck = happened.filter(each => each.verb === 'attack' && each.seat === seat).length
          if (isAsked(after, seat) && !isAsked(before, seat)) expect(struck).toBe(1)
          if (isAsked(before, seat) || seat === before.table.turn) expect(struck).toBe(0)
          attacks += struck
        }
      },
      1,
      busy,
    )
    expect(attacks).toBeGreaterThan(10)
  })

  test('whoever shows a card that protects is marked as spared', () => {
    const before = valleyView(
      viewFor(tableOf({ seats: 3, options: {}, undoes: false, seed: 1, picking: 1, picks: 0, habits: ['any'] }), 0),
    )
    const n = (before.log.at(-1)?.n ?? 0) + 1
    const after: RunningView = {
      ...before,
      log: [
        ...before.log,
        {
          n,
          at: '',
          round: 1,
          pick: 1,
          seat: 2,
          text: '',
          key: 'protected',
          params: { card: { card: 'offering-table' } },
        },
      ],
    }
    expect(motionsBetween(before, after)).toEqual([{ verb: 'spared', seat: 2, at: 'seat-2' }])
  })

  test('the log explains every move; only what was taken back is found from the tables alone', longTimeout, () => {
    changes(({ moves, undone }) => {
      expect(moves.filter(move => undone !== (move.verb === 'slide'))).toEqual([])
    })
  })

  test('nothing moves to where it is, and no move names what this viewer does not see', longTimeout, () => {
    changes(({ before, after, moves }) => {
      const seen = new Set([...placedCards(before).keys(), ...placedCards(after).keys()])
      for (const move of moves) {
        expect(move.from).not.toBe(move.to)
        if (move.fromId !== undefined) expect(seen).toContain(move.fromId)
      }
    })
  })

  test('a view that changes nothing, another viewer, a gap in the log and the end give no move', longTimeout, () => {
    changes(({ before, after }) => {
      expect(
        motionsBetween(after, {
          ...after,
          version: after.version + 1,
          seats: after.seats.map(seat => ({ ...seat, connected: false })),
        }),
      ).toEqual([])
      expect(motionsBetween(before, { ...after, you: 9 })).toEqual([])
      expect(motionsBetween({ ...before, log: [] }, after).length === 0 || after.log[0]?.n === 1).toBe(true)
      expect(motionsBetween(before, { ...after, phase: 'over' })).toEqual([])
    })
  })
})
