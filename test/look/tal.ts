// Still views of the board game: the drawn position in each of its phases, and its end. Where figures can go is searched
// with the real neighbours.
import type { Decision, LogLine, Option, View } from '#shared/protocol.ts'
import type { Colour } from '#shared/tal/board.ts'
import { pointsOf, worthOf } from '#shared/tal/pyramid.ts'
import type { Group, March, MarchStep, Phase, Piece, SiteTable, TalTable } from '#shared/tal/table.ts'
import { reachOf } from '../shared/tal/reach.ts'
import { drawn } from './valley.ts'

type Board = View<TalTable> & { readonly table: TalTable }
const names = ['Mira', 'Anna', 'Tom', 'Lea']
/** The widest names that are allowed. */
const wideNames = ['Wilhelmina Schwarzenberg', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'Maximiliana von Wolkenau', 'Bartholomew Montgomeryww']
const byLetter: Readonly<Record<string, Colour>> = { K: 'black', R: 'red', W: 'white', B: 'blue', Y: 'yellow' }
const blocks = (letters: string): readonly Colour[] => [...letters].flatMap(letter => byLetter[letter] ?? [])

const line = (n: number, seat: number | null, key: string, params: object): LogLine =>
  ({ n, at: `2026-11-21T01:00:${n}Z`, round: 6, pick: n, seat, text: key, key, params: params as LogLine['params'] })
const log: readonly LogLine[] = [
  line(10, 3, 'bid', { tablets: [2, 1, 0, 3, 0] }), line(11, 1, 'won', { group: 1, blocks: ['white', 'white', 'black', 'black', 'red'], bids: [{ seat: 1, tablets: 2, value: 5 }] }),
  line(12, 0, 'won', { group: 0, blocks: ['blue', 'blue', 'yellow', 'white', 'red'], bids: [{ seat: 0, tablets: 2, value: 4 }, { seat: 3, tablets: 2, value: 3 }] }),
  line(13, 3, 'march', { piece: '3o2', from: '17', to: '3/C', steps: 2, via: ['18'] }), line(14, 0, 'march', { piece: '0o2', from: '21', to: '9/C', steps: 1, via: [] }),
  line(15, 0, 'march', { piece: '0o1', from: '22', to: '9/H', steps: 2, via: ['21'] }), line(16, 1, 'march', { piece: '1o2', from: '16', to: '7/H', steps: 3, via: ['19', '20'] }),
  line(17, 2, 'march', { piece: '2o2', from: '17', to: '21', steps: 2, via: ['16'] }), line(18, 2, 'stopped', { piece: '2o2', at: '9/H', to: '21', by: 0 }), line(19, 3, 'work', { piece: '3w5', from: '16', to: '14/C', steps: 1, via: [] }),
]

const seatsOf = (called: readonly string[]) => called.map((name, seat) => ({ seat, name, bot: null, connected: true }))
function view(table: Partial<TalTable>, decision: Decision | null, more: Partial<Board> = {}): Board {
  return {
    id: 'abc', game: 'tal', options: { short: false }, phase: 'playing', version: 1, you: 0, host: 0, next: null,
    seats: seatsOf(names),
    waitingFor: decision ? [0] : [1], waiting: {}, decisions: decision ? [decision] : [], table: { ...drawn, ...table }, log, canUndo: decision !== null, seedHash: '', result: null, ...more,
  }
}

const ask = (kind: Decision['kind'], key: string, params: object, options: readonly Option[]): Decision =>
  ({ id: '0-7', kind, prompt: key, key, params: params as Decision['params'], min: 1, max: 1, ordered: false, options })
const option = (id: string, key: string, params: object = {}): Option => ({ id, label: key, key, params: params as Option['params'] })
const goes = (table: TalTable, pieces: readonly string[], left: number): readonly Option[] =>
  pieces.flatMap(piece => reachOf(table, piece, left).map(({ to, steps, via }) => option(`${piece}>${to}`, 'go', { piece, to, steps, via })))
const inPhase = (phase: Phase, more: Partial<TalTable> = {}): TalTable => ({ ...drawn, phase, ...more })

const group = (letters: string, ...bids: Group['bids']): Group => ({ blocks: blocks(letters), bids })
function bid(): Board {
  const table = inPhase('auction', {
    groups: [group('BBYWR', { seat: 3, tablets: 2, value: null }, { seat: 0, tablets: 2, value: 4 }), group('WWKKR', { seat: 3, tablets: 1, value: null }), group('WBKYY', { seat: 0, tablets: 1, value: 1 }), group('WRRKY', { seat: 3, tablets: 3, value: null }), group('BKRBW')],
    mine: { tablets: [2, 3, 0, 0, 0], bids: [[4, 0], [], [1], [], []], march: [], sealed: false },
  })
  return view(table, ask('bid', 'bid', { left: 5 }, [
    ...[0, 1, 2, 3, 4].flatMap(at => [0, 2, 3].map(tablet => option(`${tablet}>${at}`, 'lay', { tablet, group: at }))),
    ...[[4, 0], [0, 0], [1, 2]].map(([tablet, at]) => option(`${tablet}<${at}`, 'lift', { tablet, group: at })), option('seal', 'seal'),
  ]))
}
/** The same groups once all have bid: a tie, a bluff, and one that nobody wanted. */
function auctioned(called = names): Board {
  const bids = (...sums: readonly (readonly [seat: number, tablets: number, value: number])[]) => sums.map(([seat, tablets, value]) => ({ seat, tablets, value }))
  const table = inPhase('overseers', { turn: null, auctioned: [
    { blocks: blocks('BBYWR'), bids: bids([3, 2, 3], [0, 2, 4], [1, 1, 0]), winner: 0 }, { blocks: blocks('WWKKR'), bids: bids([3, 1, 2], [1, 1, 2]), winner: 3 },
    { blocks: blocks('WBKYY'), bids: bids([0, 1, 1], [1, 2, 5], [2, 5, 4]), winner: 1 }, { blocks: blocks('WRRKY'), bids: bids([3, 3, 0], [2, 1, 2]), winner: 2 }, { blocks: blocks('BKRBW'), bids: bids([0, 2, 0]), winner: null },
  ] })
  return view(table, ask('march', 'march', { left: 6 }, [...goes(table, ['0o1', '0o2'], 6), option('seal', 'seal')]), { waitingFor: [0, 1, 3], seats: seatsOf(called) })
}
/** Two have sealed, one of them all tablets on one group; the third bids. */
function watched(called = names): Board {
  return view(inPhase('auction', { turn: 1, groups: [group('BBYWR', { seat: 3, tablets: 8, value: null }), group('WWKKR', { seat: 0, tablets: 3, value: 5 }), group('WBKYY', { seat: 0, tablets: 5, value: 5 }), group('WRRKY'), group('BKRBW')], mine: { tablets: [], bids: [[], [4, 1, 0], [3, 2, 0, 0, 0], [], []], march: [], sealed: true } }), null, { seats: seatsOf(called) })
}

const written: readonly MarchStep[] = [{ piece: '0o2', to: '21' }, { piece: '0o2', to: '16' }]
function march(): Board {
  const table = inPhase('overseers', { turn: null, round: 7, mine: { tablets: [], bids: [], march: written, sealed: false } })
  return view(table, ask('march', 'march', { left: 4 }, [...goes(table, ['0o1', '0o2'], 4), option('back', 'back'), option('seal', 'seal')]), { waitingFor: [0, 1] })
}
const marches: readonly March[] = [
  { seat: 3, steps: ['18', '3/C'].map(to => ({ piece: '3o2', to })), done: 2 },
  { seat: 0, steps: [{ piece: '0o2', to: '9/C' }, { piece: '0o1', to: '21' }, { piece: '0o1', to: '9/H' }], done: 3 },
  { seat: 1, steps: ['19', '20', '7/H'].map(to => ({ piece: '1o2', to })), done: 3 },
  { seat: 2, steps: ['16', '21', '9/H'].map(to => ({ piece: '2o2', to })), done: 3, stopped: '2o2', stops: [{ piece: '2o2', step: 2 }] },
]
const work = (): Board => view({}, ask('work', 'work', { left: 3 }, [...goes(drawn, ['0w1', '0w2', '0w3', '0w4', '0w5'], 3), option('enough', 'enough')]))
/** Everything laid on one group, by whoever bids: another lies elsewhere. */
function heaped(): Board {
  const laid = [4, 3, 2, 1, 0, 0, 0]
  const groups = [0, 1, 2, 3, 4].map(at => group('BBYWR', ...at === 2 ? [{ seat: 3, tablets: 8, value: null }, { seat: 0, tablets: 7, value: 10 }] : []))
  return view(inPhase('auction', { groups, mine: { tablets: [0], bids: [[], [], laid, [], []], march: [], sealed: false } }), ask('bid', 'bid', { left: 1 }, [
    ...[0, 1, 2, 3, 4].map(at => option(`0>${at}`, 'lay', { tablet: 0, group: at })), ...[4, 3, 2, 1, 0].map(tablet => option(`${tablet}<2`, 'lift', { tablet, group: 2 })), option('seal', 'seal'),
  ]))
}
/** Two players have three groups to bid for. */
function bidOfTwo(): Board {
  const table = inPhase('auction', {
    start: 0, players: drawn.players.slice(0, 2), groups: [group('BBYWR'), group('WWKKR', { seat: 0, tablets: 1, value: 3 }), group('WRRKY')],
    mine: { tablets: [1, 2, 4, 0, 0, 0, 0], bids: [[], [3], []], march: [], sealed: false },
  })
  return view(table, ask('bid', 'bid', { left: 7 }, [...[0, 1, 2].flatMap(at => [0, 1, 2, 4].map(tablet => option(`${tablet}>${at}`, 'lay', { tablet, group: at }))), option('3<1', 'lift', { tablet: 3, group: 1 }), option('seal', 'seal')]), { seats: seatsOf(names.slice(0, 2)), log: [] })
}
/** The first auction of four: nobody has a site yet. */
function bidFirst(): Board {
  const table = inPhase('auction', {
    round: 1, start: 0, pharaoh: [], groups: [group('BBYWR'), group('WWKKR'), group('WBKRY'), group('WRRRY'), group('BKRBW')], mine: { tablets: [1, 2, 3, 4, 0, 0, 0, 0], bids: [[], [], [], [], []], march: [], sealed: false },
    sites: drawn.sites.map(site => ({ ...site, owner: null, complete: false, layers: site.layers.map(layer => layer.map(() => null)) })), pieces: drawn.pieces.map((piece): Piece => ({ ...piece, at: '16' })), players: drawn.players.map(player => ({ ...player, blocks: [], points: 0, scarabs: 8 })),
  })
  return view(table, ask('bid', 'bid', { left: 8 }, [...[0, 1, 2, 3, 4].flatMap(at => [0, 1, 2, 3, 4].map(tablet => option(`${tablet}>${at}`, 'lay', { tablet, group: at }))), option('seal', 'seal')]), { log: [] })
}
/** The marches were revealed: the last one waits for a word about a site that its overseer came through. */
const revealed = (): Board => view({ phase: 'overseers', marches, turn: 2 }, null, { waitingFor: [2] })
/** Every march as long as can be, the last one still to come; the widest names. */
function revealedLong(): Board {
  const long = [3, 0, 1, 2].map((seat, k): March => ({ seat, steps: [...['16', '19', '20'].map(to => ({ piece: `${seat}o1`, to })), ...['16', '19', '5/F'].map(to => ({ piece: `${seat}o2`, to }))], done: k < 3 ? 6 : 0, ...k === 1 ? { stopped: '0o2', stops: [{ piece: '0o2', step: 5 }] } : {} }))
  return view({ phase: 'overseers', marches: long, turn: 1 }, null, { waitingFor: [1], seats: seatsOf(wideNames) })
}
const build = (): Board => view({ phase: 'build' }, ask('build', 'build', { left: [{ site: 11, blocks: 4 }, { site: 10, blocks: 2 }] }, [
  ...['blue', 'yellow', 'white', 'red'].flatMap(colour => [...[2, 3].map(cell => option(`${colour}>11.1.${cell}`, 'build', { colour, site: 11, layer: 1, cell })), option(`${colour}>10.1.0`, 'build', { colour, site: 10, layer: 1, cell: 0 })]), option('enough', 'enough'),
]))
const steal = (): Board => view({ phase: 'steal' }, ask('steal', 'steal', { left: [{ site: 9, blocks: 2 }] }, [
  ...[0, 1, 3].map(cell => option(`9.1.${cell}`, 'steal', { site: 9, layer: 1, cell, colour: 'white' })), option('enough', 'enough'),
]))
const claim = (): Board => view({ phase: 'overseers', round: 1 }, ask('claim', 'claim', { piece: '0o1', site: 4 }, [option('4', 'claim', { site: 4 }), option('pass', 'pass')]))
const takeover = (): Board => view({ phase: 'takeover' }, ask('takeover', 'takeover', { site: 9, from: 1 }, [option('9', 'takeover', { site: 9 }), option('pass', 'pass')]))

/** The first round with two players: sites closed, all figures in the middle. */
function first(): Board {
  const table: TalTable = {
    ...drawn, round: 1, start: 0, phase: 'overseers', pharaoh: [], bag: 150,
    sites: drawn.sites.map(site => ({ ...site, owner: null, complete: false, closed: [3, 4, 7, 8, 11, 12].includes(site.site), layers: site.layers.map(layer => layer.map(() => null)) })),
    pieces: drawn.pieces.filter(({ seat }) => seat < 2).map((piece): Piece => ({ ...piece, at: '16' })), players: drawn.players.slice(0, 2).map(player => ({ ...player, points: 0, scarabs: 8 })),
  }
  return view(table, ask('march', 'march.open', { left: 6 }, [...goes(table, ['0o1'], 6), option('enough', 'enough')]), { seats: seatsOf(names.slice(0, 2)), log: [] })
}

/** All figures of four players still in the middle. */
function four(): Board {
  const table = { ...drawn, round: 1, phase: 'workers' as const, pieces: drawn.pieces.map((piece): Piece => ({ ...piece, at: '16' })) }
  return view(table, ask('work', 'work', { left: 6 }, [...goes(table, ['0w1'], 6), option('enough', 'enough')]))
}

/** Several sites contested at once, one of them by three, and areas so full that figures stand in rows. */
function crowded(): Board {
  const at: Readonly<Record<string, string>> = { '1o1': '9/B', '2o1': '9/E', '3o1': '11/A', '3w1': '11/C', '1w4': '11/D', '2o2': '5/A', '2w1': '5/B', '0o1': '1/A', '0w5': '1/C', '1o2': '1/D', '0w2': '21', '2w2': '21', '2w3': '21', '3o2': '21', '3w2': '21', '1w5': '21', '1w3': '21', '3w3': '21', '3w4': '21', '3w5': '21' }
  const table = { ...drawn, pieces: drawn.pieces.map((piece): Piece => ({ ...piece, at: at[piece.id] ?? piece.at })) }
  return view(table, ask('work', 'work', { left: 6 }, [...goes(table, ['0w1', '0w2', '0w3', '0w4', '0w5'], 6), option('enough', 'enough')]))
}
/** Two players: sites with two or three suns are closed. One is moving workers. */
function two(): Board {
  const closed = [3, 4, 7, 8, 11, 12]
  const table: TalTable = {
    ...drawn, start: 1, pieces: drawn.pieces.filter(({ seat }) => seat < 2).map((piece): Piece => ({ ...piece, at: closed.includes(Number(piece.at.split('/')[0])) ? '16' : piece.at })),
    sites: drawn.sites.map(site => closed.includes(site.site) ? { ...site, closed: true, owner: null, complete: false, layers: site.layers.map(layer => layer.map(() => null)) } : { ...site, owner: site.owner === null ? null : site.owner % 2 }),
    players: drawn.players.slice(0, 2),
  }
  return view(table, ask('work', 'work', { left: 5 }, [...goes(table, ['0w1', '0w2', '0w3', '0w4', '0w5'], 5), option('enough', 'enough')]), { seats: seatsOf(names.slice(0, 2)), log: log.filter(({ seat }) => seat === null || seat < 2).map(each => ({ ...each, params: { ...each.params, bids: [] } })) })
}

/** As somebody sees it who holds no seat. */
const unseated = (board: Board): Board =>
  ({ ...board, you: null, table: { ...board.table, mine: null, groups: board.table.groups.map(each => ({ ...each, bids: each.bids.map(bid => ({ ...bid, value: null })) })) } })

/** So many players with the widest names, while others move; nobody's site is where the left out were. */
function few(seats: 2 | 3): Board {
  const table: TalTable = {
    ...drawn, start: 1, turn: 1, pieces: drawn.pieces.filter(({ seat }) => seat < seats), players: drawn.players.slice(0, seats),
    sites: drawn.sites.map(site => ({ ...site, owner: site.owner === null ? null : site.owner % seats })),
  }
  return view(table, null, { seats: seatsOf(wideNames.slice(0, seats)), log: log.filter(({ seat }) => seat === null || seat < seats).map(each => ({ ...each, params: { ...each.params, bids: [] } })) })
}
/** The last round: the bag is empty, one block is missing to the Pharaoh. This player has no block, no scarab and no site. */
function bare(): Board {
  const table: TalTable = {
    ...drawn, round: 12, bag: 0, pharaoh: blocks('YRBKWKRYBBWKRYKWBRRWBYKYYRBKR'), phase: 'workers',
    sites: drawn.sites.map(site => ({ ...site, owner: site.owner === 0 ? 2 : site.owner })), players: drawn.players.map(player => player.seat === 0 ? { ...player, blocks: [], scarabs: 0, points: 0 } : player),
  }
  return view(table, ask('work', 'work', { left: 6 }, [...goes(table, ['0w1', '0w2', '0w3', '0w4', '0w5'], 6), option('enough', 'enough')]))
}

const heaps: Readonly<Record<number, readonly [owner: number, ...layers: string[]]>> = {
  9: [1, 'WWWWRWWWW', 'WWWW', 'W'], 15: [1, 'KKKK', 'W'], 12: [1, 'YBRB', 'B'], 7: [1, 'KKKKBRKKK', 'K.K.'],
  11: [0, 'YYYYKYYYY', 'BBBB', 'R'], 13: [0, 'RRRR', 'R'], 10: [0, 'BBBB', 'K'],
  5: [3, 'RRRRBRRRR', 'WWWW', 'K'], 14: [3, 'WWWW', 'B'], 6: [3, 'BYYY', 'W'], 3: [3, 'KWWWRWKBW', 'KY..'],
  1: [2, 'RWBBYRWBR', 'YBWR', 'R'], 2: [2, 'YYYY', 'R'], 4: [2, 'K...'],
}
/** @param how ended as drawn, with two level at the top, or nobody with a whole pyramid and somebody with none at all */
function ended(called: readonly string[], how: 'drawn' | 'tied' | 'empty'): Board {
  const sites = drawn.sites.map((site): SiteTable => {
    const [owner = null, ...begun] = how === 'empty' && (heaps[site.site]?.[0] === 3 || site.size === 'small') ? [] : heaps[site.site] ?? []
    const rows = how === 'empty' ? begun.slice(0, 1) : begun
    const layers = site.layers.map((cells, at) => cells.map((_, cell) => byLetter[rows[at]?.[cell] ?? ''] ?? null))
    return { ...site, owner, layers, complete: layers.every(cells => !cells.includes(null)) }
  })
  const total = (seat: number) => sites.filter(site => site.owner === seat && site.complete).reduce((sum, { layers, size }) => sum + pointsOf(size, worthOf(layers, size, null).kind), 0)
  const scores = called.map((_, seat) => ({ seat, total: how === 'tied' && seat === 0 ? total(1) : total(seat), parts: [] }))
  const pharaoh = blocks('YRBKWKRYBBWKRYKWBRRWBYKYYRBKRK')
  return view({ sites, pharaoh, turn: null, phase: 'build' }, null, {
    phase: 'over', waitingFor: [], seedHash: '9f2c5bd0'.repeat(8), seed: '41c2'.repeat(16), seats: seatsOf(called), result: { scores, winners: how === 'empty' ? called.map((_, seat) => seat) : [1] },
  })
}

const auction = 'ol li:first-child > button.press'
const marched = 'ol li:nth-child(2) > button.press'
const menu = '.top button:last-child'
const taken = (piece: string) => `[data-piece="${piece}"]`
const place = (name: string) => `[data-place="${name}"]`
const still = (board: () => Board) => ({ page: 'tal' as const, view: board })
const over = (called: readonly string[], how: 'drawn' | 'tied' | 'empty' = 'drawn') => ({ page: 'tal-end' as const, view: () => ended(called, how), long: true as const })

export const talScenes = {
  'tal-bid': still(bid), 'tal-bid-two': still(bidOfTwo), 'tal-bid-heaped': still(heaped), 'tal-bid-first': still(bidFirst), 'tal-bids': still(() => watched()), 'tal-bids-named': still(() => watched(wideNames)),
  'tal-auctioned': still(() => auctioned()), 'tal-bids-open': { ...still(() => auctioned()), taps: [auction] }, 'tal-bids-open-named': { ...still(() => auctioned(wideNames)), taps: [auction] },
  'tal-first': still(first),
  'tal-marches-again': { ...still(() => view({ marches }, work().decisions[0] ?? null)), taps: [marched] },
  'tal-march': still(march), 'tal-reveal': { ...still(revealed), taps: ['#ask .quiet'] }, 'tal-revealed': still(revealed), 'tal-reveal-named': still(revealedLong),
  'tal-work': { ...still(work), taps: [taken('0w2'), place('9/E')] },
  'tal-choose': still(work), 'tal-pointed': { ...still(work), over: taken('0w1'), only: 'wide' as const }, 'tal-pointed-place': { ...still(march), taps: [taken('0o1')], over: place('9/G'), only: 'wide' as const },
  'tal-menu': { ...still(work), taps: [menu] }, 'tal-rules': { ...still(build), taps: [menu, '.leads button'] }, 'tal-log': { ...still(work), taps: ['.event'], only: 'phone' as const },
  'tal-four': still(four), 'tal-crowded': { ...still(crowded), taps: [taken('0w1')] }, 'tal-contested': { ...still(crowded), taps: [taken('0w2'), place('9/G')] },
  'tal-two': { ...still(two), taps: [taken('0w2')] }, 'tal-watched': still(() => unseated(view({ turn: 1 }, null))),
  'tal-wait': still(() => view({ turn: 1 }, null)),
  'tal-build': { ...still(build), taps: ['[data-colour-held=blue]'] }, 'tal-steal': still(steal), 'tal-claim': still(claim), 'tal-takeover': still(takeover),
  'tal-end': over(names), 'tal-end-tied': over(wideNames, 'tied'), 'tal-end-empty': over(names, 'empty'),
  'tal-wide-two': still(() => few(2)), 'tal-wide-three': still(() => few(3)), 'tal-bare': still(bare), 'tal-watch-bids': still(() => unseated(watched(wideNames))), 'tal-watch-reveal': still(() => unseated(revealed())),
} as const
