// Still views of figures on the move: marches as they are written and revealed, workers, and boards that are full of figures.
import type { March, MarchStep, Piece, TalTable } from '#shared/tal/table.ts'
import { ask, goes, inPhase, log, names, option, seatsOf, view, wideNames, type Board } from './tal-views.ts'
import { drawn } from './drawn-board.ts'

const written: readonly MarchStep[] = [
  { piece: '0o2', to: '21' },
  { piece: '0o2', to: '16' },
]
export function march(): Board {
  const table = inPhase('overseers', {
    turn: null,
    round: 7,
    mine: { tablets: [], bids: [], march: written, sealed: false },
  })
  return view(
    table,
    ask('march', 'march', { left: 4 }, [
      ...goes(table, ['0o1', '0o2'], 4),
      option('back', 'back'),
      option('seal', 'seal'),
    ]),
    { waitingFor: [0, 1] },
  )
}
export const marches: readonly March[] = [
  { seat: 3, steps: ['18', '3/C'].map(to => ({ piece: '3o2', to })), done: 2 },
  {
    seat: 0,
    steps: [
      { piece: '0o2', to: '9/C' },
      { piece: '0o1', to: '21' },
      { piece: '0o1', to: '9/H' },
    ],
    done: 3,
  },
  { seat: 1, steps: ['19', '20', '7/H'].map(to => ({ piece: '1o2', to })), done: 3 },
  {
    seat: 2,
    steps: ['16', '21', '9/H'].map(to => ({ piece: '2o2', to })),
    done: 3,
    stopped: '2o2',
    stops: [{ piece: '2o2', step: 2 }],
  },
]

/** The marches were revealed: the last one waits for a word about a site that its overseer came through. */
export const revealed = (): Board => view({ phase: 'overseers', marches, turn: 2 }, null, { waitingFor: [2] })
/** Every march as long as can be, the last one still to come; the widest names. */
export function revealedLong(): Board {
  const long = [3, 0, 1, 2].map((seat, k): March => ({
    seat,
    steps: [
      ...['16', '19', '20'].map(to => ({ piece: `${seat}o1`, to })),
      ...['16', '19', '5/F'].map(to => ({ piece: `${seat}o2`, to })),
    ],
    done: k < 3 ? 6 : 0,
    ...(k === 1 ? { stopped: '0o2', stops: [{ piece: '0o2', step: 5 }] } : {}),
  }))
  return view({ phase: 'overseers', marches: long, turn: 1 }, null, { waitingFor: [1], seats: seatsOf(wideNames) })
}

export const work = (): Board =>
  view(
    {},
    ask('work', 'work', { left: 3 }, [
      ...goes(drawn, ['0w1', '0w2', '0w3', '0w4', '0w5'], 3),
      option('enough', 'enough'),
    ]),
  )

/** The first round with two players: sites closed, all figures in the middle. */
export function first(): Board {
  const table: TalTable = {
    ...drawn,
    round: 1,
    start: 0,
    phase: 'overseers',
    pharaoh: [],
    bag: 150,
    sites: drawn.sites.map(site => ({
      ...site,
      owner: null,
      complete: false,
      closed: [3, 4, 7, 8, 11, 12].includes(site.site),
      layers: site.layers.map(layer => layer.map(() => null)),
    })),
    pieces: drawn.pieces.filter(({ seat }) => seat < 2).map((piece): Piece => ({ ...piece, at: '16' })),
    players: drawn.players.slice(0, 2).map(player => ({ ...player, points: 0, scarabs: 8 })),
  }
  return view(
    table,
    ask('march', 'march.open', { left: 6 }, [...goes(table, ['0o1'], 6), option('enough', 'enough')]),
    { seats: seatsOf(names.slice(0, 2)), log: [] },
  )
}

/** All figures of four players still in the middle. */
export function four(): Board {
  const table = {
    ...drawn,
    round: 1,
    phase: 'workers' as const,
    pieces: drawn.pieces.map((piece): Piece => ({ ...piece, at: '16' })),
  }
  return view(table, ask('work', 'work', { left: 6 }, [...goes(table, ['0w1'], 6), option('enough', 'enough')]))
}

/** Several sites contested at once, one of them by three, and areas so full that figures stand in rows. */
export function crowded(): Board {
  const at: Readonly<Record<string, string>> = {
    '1o1': '9/B',
    '2o1': '9/E',
    '3o1': '11/A',
    '3w1': '11/C',
    '1w4': '11/D',
    '2o2': '5/A',
    '2w1': '5/B',
    '0o1': '1/A',
    '0w5': '1/C',
    '1o2': '1/D',
    '0w2': '21',
    '2w2': '21',
    '2w3': '21',
    '3o2': '21',
    '3w2': '21',
    '1w5': '21',
    '1w3': '21',
    '3w3': '21',
    '3w4': '21',
    '3w5': '21',
  }
  const table = { ...drawn, pieces: drawn.pieces.map((piece): Piece => ({ ...piece, at: at[piece.id] ?? piece.at })) }
  return view(
    table,
    ask('work', 'work', { left: 6 }, [
      ...goes(table, ['0w1', '0w2', '0w3', '0w4', '0w5'], 6),
      option('enough', 'enough'),
    ]),
  )
}
/** Two players: sites with two or three suns are closed. One is moving workers. */
export function two(): Board {
  const closed = [3, 4, 7, 8, 11, 12]
  const table: TalTable = {
    ...drawn,
    start: 1,
    pieces: drawn.pieces
      .filter(({ seat }) => seat < 2)
      .map((piece): Piece => ({ ...piece, at: closed.includes(Number(piece.at.split('/')[0])) ? '16' : piece.at })),
    sites: drawn.sites.map(site =>
      closed.includes(site.site)
        ? {
            ...site,
            closed: true,
            owner: null,
            complete: false,
            layers: site.layers.map(layer => layer.map(() => null)),
          }
        : { ...site, owner: site.owner === null ? null : site.owner % 2 },
    ),
    players: drawn.players.slice(0, 2),
  }
  return view(
    table,
    ask('work', 'work', { left: 5 }, [
      ...goes(table, ['0w1', '0w2', '0w3', '0w4', '0w5'], 5),
      option('enough', 'enough'),
    ]),
    {
      seats: seatsOf(names.slice(0, 2)),
      log: log
        .filter(({ seat }) => seat === null || seat < 2)
        .map(each => ({ ...each, params: { ...each.params, bids: [] } })),
    },
  )
}
