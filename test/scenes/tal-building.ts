// Still views of what is asked about sites: to build, to steal, to claim, to take over.
import { lineOf } from '../shared/wire-records.ts'
import { ask, option, seatsOf, view, wideNames, type Board } from './tal-views.ts'
import { drawn } from './drawn-board.ts'
import { marches } from './tal-marches.ts'
import type { March, TalTable } from '#shared/tal/table.ts'
import { blocksIn } from '#test/shared/tal/block-letters.ts'

/** The drawn pieces, but for some that stand elsewhere. */
const standing = (at: Readonly<Record<string, string>>): TalTable['pieces'] =>
  drawn.pieces.map(piece => ({ ...piece, at: at[piece.id] ?? piece.at }))

export const build = (): Board =>
  view(
    { phase: 'build' },
    {
      blocked: { 'no-worker': ['12'], rivals: ['9'] },
      ...ask(
        'build',
        'build',
        {
          left: [
            { site: 11, blocks: 4 },
            { site: 10, blocks: 2 },
          ],
        },
        [
          ...['blue', 'yellow', 'white', 'red'].flatMap(colour => [
            ...[2, 3].map(cell => option(`${colour}>11.1.${cell}`, 'build', { colour, site: 11, layer: 1, cell })),
            option(`${colour}>10.1.0`, 'build', { colour, site: 10, layer: 1, cell: 0 }),
          ]),
          option('enough', 'enough'),
        ],
      ),
    },
  )
/** A worker on each of five own sites, and blocks of every colour. */
export function buildFive(): Board {
  const own = [4, 8, 10, 11, 14]
  const sites = drawn.sites.map(site => (own.includes(site.site) ? { ...site, owner: 0 } : site))
  const pieces = standing({ '0w1': '4/A', '0w2': '8/A', '0w3': '10/D', '0w4': '11/B', '0w5': '14/A' })
  return view(
    { phase: 'build', sites, pieces },
    ask('build', 'build', { left: own.map(site => ({ site, blocks: 2 })) }, [
      ...['blue', 'yellow', 'white', 'red'].flatMap(colour =>
        [0, 1, 2, 3].map(cell => option(`${colour}>4.0.${cell}`, 'build', { colour, site: 4, layer: 0, cell })),
      ),
      option('enough', 'enough'),
    ]),
  )
}
/** The last round: what is built goes with what is told of the end, and figures of two stand on the site. */
export function buildLast(): Board {
  const board = build()
  const pieces = standing({ '1o1': '11/D' })
  const players = drawn.players.map(each => (each.seat === 0 ? { ...each, blocks: blocksIn('BBBYYYWWWRRR') } : each))
  return { ...board, table: { ...board.table, bag: 0, pieces, players } }
}
export const steal = (): Board =>
  view(
    { phase: 'steal' },
    ask('steal', 'steal', { left: [{ site: 9, blocks: 2 }] }, [
      ...[0, 1, 3].map(cell => option(`9.1.${cell}`, 'steal', { site: 9, layer: 1, cell, colour: 'white' })),
      option('enough', 'enough'),
    ]),
  )
export const claim = (): Board =>
  view(
    { phase: 'overseers', round: 1 },
    ask('claim', 'claim', { piece: '0o1', site: 4 }, [option('4', 'claim', { site: 4 }), option('pass', 'pass')]),
  )
/** Asked while marches as long as can be lie open, each stopped once. */
export function claimMarched(): Board {
  const marches = [3, 0, 1, 2].map((seat): March => ({
    seat,
    steps: [
      ...['20', '19', '5/A', '5/B', '5/C'].map(to => ({ piece: `${seat}o1`, to })),
      { piece: `${seat}o2`, to: '4/C' },
    ],
    done: 6,
    stopped: `${seat}o1`,
    stops: [{ piece: `${seat}o1`, step: 2 }],
  }))
  return view(
    { phase: 'overseers', marches },
    ask('claim', 'claim', { piece: '0o2', site: 4 }, [option('4', 'claim', { site: 4 }), option('pass', 'pass')]),
  )
}
export const takeover = (): Board =>
  view(
    { phase: 'takeover' },
    ask('takeover', 'takeover', { site: 9, from: 1 }, [option('9', 'takeover', { site: 9 }), option('pass', 'pass')]),
  )
/** Figures of three on a site of whoever has the widest name. */
const contested = standing({ '0o1': '7/A', '0o2': '7/B', '0w1': '7/C', '0w2': '7/D', '0w3': '7/F', '2o2': '7/G' })
const overtaking = ask('takeover', 'takeover', { site: 7, from: 1 }, [
  option('7', 'takeover', { site: 7 }),
  option('pass', 'pass'),
])
export const takeoverNamed = (): Board =>
  view({ phase: 'takeover', pieces: contested }, overtaking, { seats: seatsOf(wideNames) })
/** The same while all marches lie open, one of them stopped by whoever has that name. */
export function takeoverMarched(): Board {
  const open = marches.map(march => ({
    ...march,
    ...(march.seat === 0
      ? {}
      : { steps: [...march.steps, ...['16', '17', '18'].map(to => ({ piece: `${march.seat}o1`, to }))] }),
    ...(march.seat === 3 ? { stopped: '3o2', stops: [{ piece: '3o2', step: 1 }] } : {}),
  }))
  return view({ phase: 'overseers', pieces: contested, marches: open }, overtaking, {
    seats: seatsOf(wideNames),
    log: [
      lineOf({
        n: 10,
        at: '2026-11-21T01:00:10Z',
        round: 6,
        pick: 10,
        seat: 3,
        text: 'stopped',
        key: 'stopped',
        params: { piece: '3o2', at: '3/C', to: '18', by: 1 },
      }),
    ],
  })
}
