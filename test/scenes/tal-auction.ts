// Still views of the auction: before it, while tablets are laid, and once they are revealed.
import type { Group, Piece } from '#shared/tal/table.ts'
import { ask, goes, inPhase, names, option, seatsOf, view, wideNames, type Board } from './tal-views.ts'
import { blocksIn } from '#test/shared/tal/block-letters.ts'
import { drawn } from './drawn-board.ts'

const group = (letters: string, ...bids: Group['bids']): Group => ({ blocks: blocksIn(letters), bids })
export function bid(): Board {
  const table = inPhase('auction', {
    groups: [
      group('BBYWR', { seat: 3, tablets: 2, value: null }, { seat: 0, tablets: 2, value: 4 }),
      group('WWKKR', { seat: 3, tablets: 1, value: null }),
      group('WBKYY', { seat: 0, tablets: 1, value: 1 }),
      group('WRRKY', { seat: 3, tablets: 3, value: null }),
      group('BKRBW'),
    ],
    mine: { tablets: [2, 3, 0, 0, 0], bids: [[4, 0], [], [1], [], []], march: [], sealed: false },
  })
  return view(
    table,
    ask('bid', 'bid', { left: 5 }, [
      ...[0, 1, 2, 3, 4].flatMap(at =>
        [0, 2, 3].map(tablet => option(`${tablet}>${at}`, 'lay', { tablet, group: at })),
      ),
      ...[
        [4, 0],
        [0, 0],
        [1, 2],
      ].map(([tablet, at]) => option(`${tablet}<${at}`, 'lift', { tablet, group: at })),
      option('seal', 'seal'),
    ]),
  )
}
/** The same for the first to bid of players with the widest names. */
export function bidNamed(): Board {
  const board = bid()
  const groups = board.table.groups.map(each => ({ ...each, bids: each.bids.filter(({ seat }) => seat === 0) }))
  return { ...board, seats: seatsOf(wideNames), table: { ...board.table, groups, start: 0 } }
}
/** The same while a few blocks more would end the game. */
export function bidLast(): Board {
  const board = bid()
  return { ...board, table: { ...board.table, pharaoh: blocksIn('YRBKWKRYBBWKRYKWBRRWBYKYYR') } }
}
/** The same groups once all have bid: a tie, a bluff, and one that nobody wanted. */
export function auctioned(called = names): Board {
  const bids = (...sums: readonly (readonly [seat: number, tablets: number, value: number])[]) =>
    sums.map(([seat, tablets, value]) => ({ seat, tablets, value }))
  const table = inPhase('overseers', {
    turn: null,
    auctioned: [
      { blocks: blocksIn('BBYWR'), bids: bids([3, 2, 3], [0, 2, 4], [1, 1, 0]), winner: 0 },
      { blocks: blocksIn('WWKKR'), bids: bids([3, 1, 2], [1, 1, 2]), winner: 3 },
      { blocks: blocksIn('WBKYY'), bids: bids([0, 1, 1], [1, 2, 5], [2, 5, 4]), winner: 1 },
      { blocks: blocksIn('WRRKY'), bids: bids([3, 3, 0], [2, 1, 2]), winner: 2 },
      { blocks: blocksIn('BKRBW'), bids: bids([0, 2, 0]), winner: null },
    ],
  })
  return view(table, ask('march', 'march', { left: 6 }, [...goes(table, ['0o1', '0o2'], 6), option('seal', 'seal')]), {
    waitingFor: [0, 1, 3],
    seats: seatsOf(called),
  })
}
/** Two have sealed, one of them all tablets on one group; the third bids. */
export function watched(called = names): Board {
  return view(
    inPhase('auction', {
      turn: 1,
      groups: [
        group('BBYWR', { seat: 3, tablets: 8, value: null }),
        group('WWKKR', { seat: 0, tablets: 3, value: 5 }),
        group('WBKYY', { seat: 0, tablets: 5, value: 5 }),
        group('WRRKY'),
        group('BKRBW'),
      ],
      mine: { tablets: [], bids: [[], [4, 1, 0], [3, 2, 0, 0, 0], [], []], march: [], sealed: true },
    }),
    null,
    { seats: seatsOf(called) },
  )
}

/** Everything laid on one group, by whoever bids: another lies elsewhere. */
export function heaped(): Board {
  const laid = [4, 3, 2, 1, 0, 0, 0]
  const groups = [0, 1, 2, 3, 4].map(at =>
    group(
      'BBYWR',
      ...(at === 2
        ? [
            { seat: 3, tablets: 8, value: null },
            { seat: 0, tablets: 7, value: 10 },
          ]
        : []),
    ),
  )
  return view(
    inPhase('auction', { groups, mine: { tablets: [0], bids: [[], [], laid, [], []], march: [], sealed: false } }),
    ask('bid', 'bid', { left: 1 }, [
      ...[0, 1, 2, 3, 4].map(at => option(`0>${at}`, 'lay', { tablet: 0, group: at })),
      ...[4, 3, 2, 1, 0].map(tablet => option(`${tablet}<2`, 'lift', { tablet, group: 2 })),
      option('seal', 'seal'),
    ]),
  )
}
/** Two players have three groups to bid for. */
export function bidOfTwo(): Board {
  const table = inPhase('auction', {
    start: 0,
    players: drawn.players.slice(0, 2),
    groups: [group('BBYWR'), group('WWKKR', { seat: 0, tablets: 1, value: 3 }), group('WRRKY')],
    mine: { tablets: [1, 2, 4, 0, 0, 0, 0], bids: [[], [3], []], march: [], sealed: false },
  })
  return view(
    table,
    ask('bid', 'bid', { left: 7 }, [
      ...[0, 1, 2].flatMap(at => [0, 1, 2, 4].map(tablet => option(`${tablet}>${at}`, 'lay', { tablet, group: at }))),
      option('3<1', 'lift', { tablet: 3, group: 1 }),
      option('seal', 'seal'),
    ]),
    { seats: seatsOf(names.slice(0, 2)), log: [] },
  )
}
/** The first auction of four: nobody has a site yet. */
export function bidFirst(): Board {
  const table = inPhase('auction', {
    round: 1,
    start: 0,
    pharaoh: [],
    groups: [group('BBYWR'), group('WWKKR'), group('WBKRY'), group('WRRRY'), group('BKRBW')],
    mine: { tablets: [1, 2, 3, 4, 0, 0, 0, 0], bids: [[], [], [], [], []], march: [], sealed: false },
    sites: drawn.sites.map(site => ({
      ...site,
      owner: null,
      complete: false,
      layers: site.layers.map(layer => layer.map(() => null)),
    })),
    pieces: drawn.pieces.map((piece): Piece => ({ ...piece, at: '16' })),
    players: drawn.players.map(player => ({ ...player, blocks: [], points: 0, scarabs: 8 })),
  })
  return view(
    table,
    ask('bid', 'bid', { left: 8 }, [
      ...[0, 1, 2, 3, 4].flatMap(at =>
        [0, 1, 2, 3, 4].map(tablet => option(`${tablet}>${at}`, 'lay', { tablet, group: at })),
      ),
      option('seal', 'seal'),
    ]),
    { log: [] },
  )
}
