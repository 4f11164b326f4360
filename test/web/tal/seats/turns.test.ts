// What the board game's page says of players and groups: who is done, asked or comes later, what a group is good for, what
// a pyramid still needs.
import { describe, expect, test } from 'vitest'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import type { TalLine } from '#shared/tal/declarations.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { bidsShown, goodFor, needOf, winnerOf } from '#web/lib/tal/auction/groups.ts'
import { lastSaid } from '#web/lib/tal/table/last-round.ts'
import { outranSaid, slipsOf, stoppedSaid } from '#web/lib/tal/marches/revealed-marches.ts'
import { cellRead, figureRead, layersSaid, placeRead } from '#web/lib/tal/table/naming.ts'
import { missingSaid } from '#web/lib/tal/building/sites.ts'
import { biddingSaid, standingOf, standingSaid, tabletsOf } from '#web/lib/tal/seats/turns.ts'
import { usesOf } from '#web/lib/tal/auction/group-uses.ts'
import { decision, line } from '#test/shared/tal/wire-fixtures.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { talSeen } from '../made-viewpoint.ts'
import '#test/web/load-texts.ts'
import { required } from '#test/shared/required.ts'

const order = [3, 0, 1, 2].map(seat => required(drawn.players[seat]))
const seenOf = (table: Partial<TalTable>, waitingFor: readonly number[], you: number | null = 0) =>
  talSeen(table, { waitingFor, you })
const standings = (table: Partial<TalTable>, waitingFor: readonly number[]) =>
  order.map(({ seat }) => standingOf(seenOf(table, waitingFor), seat))

describe('where players stand in a phase', () => {
  test('in turn order: those before are done, one is next', () =>
    expect(standings({ phase: 'workers', turn: 0 }, [0])).toEqual(['done', 'now', 'next', 'later']))
  test('while marches are written, whoever has sealed is done', () =>
    expect(standings({ phase: 'overseers', turn: null }, [0, 2])).toEqual(['done', 'now', 'done', 'now']))
  test.each(['steal', 'takeover', 'build'] as const)('%s: nobody is said to be next, for he may have no part', phase =>
    expect(standings({ phase, turn: 3 }, [3])).toEqual(['now', 'later', 'later', 'later']),
  )
  test('the turn of the viewer is called theirs, and of whoever comes later nothing is said', () => {
    const seen = seenOf({ phase: 'workers', turn: 0 }, [0])
    expect(order.map(({ seat }) => standingSaid(seen, seat))).toEqual(['done', 'your turn', 'next', ''])
    expect(standingSaid(seenOf({ phase: 'workers', turn: 0 }, [0], 1), 0)).toBe('now')
    expect(standingSaid(seenOf({}, []), 0)).toBe('')
  })
  test('in the auction it is said who bids, what those before have sealed, and who comes later', () => {
    const groups = [{ blocks: [], bids: [{ seat: 3, tablets: 2, value: null }] }]
    const seen = seenOf({ phase: 'auction', turn: 0, groups }, [0])
    expect(order.map(({ seat }) => biddingSaid(seen, seat))).toEqual([
      talText('bids.sealed', { n: 2 }),
      'bids now',
      'bids later',
      'bids later',
    ])
  })
  test('at the end nothing is said', () =>
    expect(standings({ phase: 'build', turn: null }, [])).toEqual([null, null, null, null]))
})

describe('groups of the auction', () => {
  const groups = [
    {
      blocks: [],
      bids: [
        { seat: 3, tablets: 2, value: null },
        { seat: 0, tablets: 1, value: 4 },
      ],
    },
    { blocks: [], bids: [{ seat: 3, tablets: 4, value: null }] },
  ] as const
  test('tablets are counted over all groups', () => {
    expect(tabletsOf({ ...drawn, groups }, 3)).toBe(6)
    expect(tabletsOf({ ...drawn, groups }, 2)).toBe(0)
  })
  test("the own bid is no other's, until all are open", () => {
    expect(bidsShown(seenOf({ groups }, [0]), groups[0]).map(({ seat }) => seat)).toEqual([3])
    expect(bidsShown(seenOf({ groups: [] }, [0]), groups[0]).map(({ seat }) => seat)).toEqual([3, 0])
  })
  test('nobody wins before the bids are open', () => {
    expect(winnerOf(groups[0])).toBeUndefined()
    expect(winnerOf({ blocks: [], bids: [], winner: null })).toBeNull()
  })
})

describe('what a group is good for', () => {
  test('blue for the layer of blue that is begun, and for the top of another site: the one that takes more first', () => {
    expect(usesOf(seenOf({}, []), ['blue', 'blue', 'yellow', 'white', 'red'])).toEqual([
      { n: 2, colour: 'blue', layer: 2, site: 11 },
      { n: 1, colour: 'blue', layer: 2, site: 10 },
    ])
  })
  test('what would spoil a pyramid is no use', () =>
    expect(usesOf(seenOf({}, []), ['white', 'black', 'red', 'white', 'white'])).toEqual([]))
  test('a block is of no use to a spectator', () => expect(usesOf(seenOf({}, [], null), ['blue'])).toEqual([]))

  const blocks = ['black', 'white', 'white', 'red', 'black'] as const
  const group = { blocks, bids: [] }
  const claimed = seenOf({}, [])
  const none = seenOf({ sites: drawn.sites.map(site => ({ ...site, owner: null })) }, [])
  test('who has no site yet is told what is alike in it', () => {
    expect(goodFor(none, group)).toEqual([
      talText('group.alike', {
        counts: [
          { n: 2, colour: talText('colour.black') },
          { n: 2, colour: talText('colour.white') },
        ],
      }),
    ])
    expect(goodFor(none, { blocks: ['black', 'red', 'white', 'blue', 'yellow'], bids: [] })).toEqual([
      talText('group.unlike'),
    ])
    expect(needOf(none, group)).toEqual([
      { n: 2, colour: 'black', site: null },
      { n: 2, colour: 'white', site: null },
    ])
  })
  test('who builds a mixed pyramid is told that every colour fits there, and how many blocks', () => {
    const mixed = (site: number) =>
      seenOf({ sites: drawn.sites.map(each => (each.site === site ? each : { ...each, owner: null })) }, [], 1)
    expect(goodFor(mixed(12), group)).toEqual([talText('group.any', { n: 2, site: 12 })])
    expect(goodFor(seenOf({}, [], 2), group)).toEqual([talText('group.any', { n: 4, site: 1 })])
  })
  test('who has sites that it would spoil is told so; who only watches, nothing', () => {
    expect([goodFor(claimed, group), needOf(claimed, group)]).toEqual([[talText('group.noUse')], []])
    expect([goodFor(seenOf({}, [], null), group), needOf(seenOf({}, [], null), group)]).toEqual([[], []])
  })
})

test('the last round is called so once it is certain; before that, when a group of blocks is enough for the Pharaoh', () => {
  const pharaoh = (laid: number) => Array.from({ length: laid }, () => 'red' as const)
  expect(
    [24, 25, 29, 30].map(laid => lastSaid({ ...drawn, phase: 'workers', bag: 20, pharaoh: pharaoh(laid) })),
  ).toEqual(['', talText('last.near', { n: 5 }), talText('last.near', { n: 1 }), talText('last.sure')])
  const empty = (phase: TalTable['phase']) => lastSaid({ ...drawn, phase, bag: 0, pharaoh: [] })
  expect([empty('auction'), empty('overseers')]).toEqual(['', talText('last.sure')])
})

describe('what a place is called', () => {
  const said = (...parts: readonly string[]) => parts.join(', ')
  const white = (n: number) => talText('blocks.read', { counts: [{ n, colour: talText('colour.white') }] })
  const seen = (pieces: TalTable['pieces'] = drawn.pieces, more: Partial<TalTable> = {}) =>
    talSeen({ pieces, ...more }, { decisions: [decision('work', { left: 6 })] })
  test('an area by the sites that are reached from it', () =>
    expect(placeRead(seen(), '0w1', '17', 2)).toBe(talText('place.area', { area: '17', steps: 2, sites: [1, 2] })))
  test('a space by whose site it is, and who stands there', () =>
    expect([placeRead(seen(), '0w1', '10/A', 1), placeRead(seen(), '0o1', '9/A', 3)]).toEqual([
      said(talText('place.space', { place: '10/A', steps: 1 }), talText('site.yours')),
      said(
        talText('place.space', { place: '9/A', steps: 3 }),
        talText('site.of', { name: 'seat 1' }),
        talText('place.taken', {
          who: talText('figure.whose', { name: 'seat 1', yours: false, figure: talText('figure.overseer') }),
        }),
      ),
    ]))
  test('a space is described by what going there leads to', () =>
    expect(placeRead(seen(), '0w2', '9/B', 1)).toBe(
      said(
        talText('place.space', { place: '9/B', steps: 1 }),
        talText('site.of', { name: 'seat 1' }),
        talText('place.lead'),
      ),
    ))
  test('of a space on an own site it is said how many blocks more can be built', () => {
    const idle = drawn.pieces.map(piece => (piece.at.startsWith('11/') ? { ...piece, at: '16' } : piece))
    const blocks = (held: TalTable['players'][number]['blocks']) => ({
      players: drawn.players.map(player => (player.seat === 0 ? { ...player, blocks: held } : player)),
    })
    const space = (place: string, n: number) =>
      said(talText('place.space', { place, steps: 1 }), talText('site.yours'), talText('place.build', { n }))
    expect([
      placeRead(seen(idle), '0w3', '11/A', 1),
      placeRead(seen(idle, blocks(['red', 'blue'])), '0w3', '11/A', 1),
    ]).toEqual([space('11/A', 2), space('11/A', 1)])
  })
  test('figures alike in an area are called once', () => {
    const pieces = drawn.pieces.map(piece =>
      piece.seat === 0 && piece.kind === 'worker' ? { ...piece, at: '16' } : piece,
    )
    const ways = new Map([['0w1', []]])
    expect(['0w1', '0w2'].map(piece => figureRead(seen(pieces), ways, piece))).toEqual([
      talText('figure.at', { figure: talText('figure.worker'), at: '16', n: 5 }),
      null,
    ])
  })
  test('the hidden block of a large pyramid is told apart', () => {
    expect(layersSaid(required(drawn.sites[8]))).toEqual([
      talText('layer.read', { layer: 1, counts: white(8), free: 0, hidden: talText('colour.red') }),
      talText('layer.read', { layer: 2, counts: white(3), free: 1, hidden: '' }),
    ])
    expect(cellRead(seen(), { site: 9, layer: 0, cell: 4 }, null)).toBe(
      talText('cell.build', { layer: 1, cell: 5, hidden: true }),
    )
  })
})

test('what a pyramid still needs is said from the open layer up', () => {
  const needed = (...parts: readonly string[]) => talText('missing', { parts })
  const top = talText('missing.top')
  const missing = (site: number) => missingSaid(required(drawn.sites[site - 1]))
  expect([11, 10, 12, 7].map(missing)).toEqual([
    needed(talText('missing.layer', { n: 2, layer: 2 }), top),
    needed(top),
    needed(talText('missing.ground', { n: 1 }), top),
    needed(talText('missing.ground', { n: 5 }), talText('missing.layer', { n: 4, layer: 2 }), top),
  ])
})

describe('the slip of a march that was stopped', () => {
  const marches = [
    {
      seat: 2,
      steps: ['16', '21', '9/H'].map(to => ({ piece: '2o2', to })),
      done: 3,
      stops: [{ piece: '2o2', step: 2 }],
    },
  ]
  const told = (by: { readonly by?: number }) => [
    line(1, 2, 'march', { piece: '2o2', from: '17', to: '21', steps: 2, via: ['16'] }, drawn.round),
    line(2, 2, 'stopped', { piece: '2o2', at: '9/H', to: '21', ...by }, drawn.round),
  ]
  const seenWith = (log: readonly TalLine[], written: TalTable['marches'] = marches, you: number | null = 0) =>
    talSeen({ marches: written }, { you }, log)
  const slip = (log: readonly TalLine[]) => {
    const seen = seenWith(log, marches, null)
    const [way] = slipsOf(seen)[0]?.ways ?? []
    return { way, said: way?.stop ? stoppedSaid(seen, way.stop) : '' }
  }
  test('says whence, how far, and who was there first', () => {
    expect(slip(told({ by: 0 }))).toEqual({
      way: { piece: '2o2', places: ['17', '16', '21', '9/H'], steps: 3, stop: { at: '9/H', by: 0, to: '21' } },
      said: talText('march.stopped', { at: '9/H', to: '21', by: 'seat 0' }),
    })
  })
  test('tells no name where the log is not known so far back', () => {
    expect(slip([]).said).toBe(talText('march.stopped', { at: '9/H', to: '21', by: '' }))
    expect(slip(told({})).way?.stop).toEqual({ at: '9/H', by: null, to: '21' })
  })
  test('below them it is never said that all was free where it was not', () => {
    expect(outranSaid(seenWith(told({ by: 0 })))).toBe(talText('marches.youOutran', { site: 9, name: 'seat 2' }))
    expect(outranSaid(seenWith([]))).toBe(talText('marches.taken'))
    expect(
      outranSaid(
        seenWith(
          [],
          marches.map(march => ({ ...march, stops: [] })),
        ),
      ),
    ).toBe(talText('marches.free'))
  })
  test('that all was free is said only once all marches are carried out', () => {
    const [stopped] = marches
    const free = { ...required(stopped), stops: [] }
    const waiting = { seat: 3, steps: [{ piece: '3o1', to: '17' }], done: 0 }
    expect(outranSaid(seenWith([], [free, waiting]))).toBe('')
    expect(outranSaid(seenWith([], [free, { ...waiting, done: 1 }]))).toBe(talText('marches.free'))
  })
})
