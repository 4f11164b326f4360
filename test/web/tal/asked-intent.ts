// What somebody means to do who is asked something at the drawn board, and what of it is sent.
import type { TalDecisions } from '#shared/tal/decisions.ts'
import type { Blocked } from '#shared/protocol.ts'
import type { TalObstacle } from '#shared/tal/obstacles.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { Intent } from '#web/lib/tal/table/intent.svelte.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { reachOf } from '#test/shared/tal/reach.ts'
import { decision, option } from '#test/shared/tal/wire-fixtures.ts'
import { talSeen } from './made-viewpoint.ts'

/** Seat 0 is asked this, and its figures stand at these places: two overseers, then workers; all others far away. */
export function moving(key: 'work' | 'march.open' | 'march', at: readonly string[], table: Partial<TalTable> = {}) {
  const pieces = drawn.pieces.map(piece => ({
    ...piece,
    at: piece.seat === 0 ? (at[(piece.kind === 'worker' ? 1 : -1) + Number(piece.id.slice(2))] ?? '22') : '20',
  }))
  const seen: TalTable = { ...drawn, pieces, mine: null, ...table }
  const kind = key === 'work' ? 'worker' : 'overseer'
  const options = seen.pieces
    .filter(piece => piece.seat === 0 && piece.kind === kind)
    .flatMap(({ id }) =>
      reachOf(seen, id, 6).map(({ to, steps, via }) => option(`${id}>${to}`, 'go', { piece: id, to, steps, via })),
    )
  return answering(key, { left: 6 }, options, seen)
}

/** Seat 0 is asked this, with what is offered and why other things are not; `sent` is what was pressed. */
export function answering<K extends 'work' | 'march.open' | 'march' | 'build' | 'bid' | 'steal'>(
  key: K,
  params: TalDecisions[K]['params'],
  options: Parameters<typeof decision>[2],
  table: TalTable,
  blocked: Blocked<TalObstacle> = {},
) {
  const sent: string[][] = []
  const pick = async (_: string, [picked = '']: readonly string[], then: readonly (readonly string[])[] = []) => {
    sent.push([picked, ...then.flat()])
    return null
  }
  const viewpoint = talSeen(table, { decisions: [{ ...decision(key, params, options), blocked }], waitingFor: [0] })
  return {
    intent: new Intent({ pick, undo: async () => null, pending: null, refusal: null }, viewpoint),
    viewpoint,
    sent,
  }
}

/** The sites of the drawn position, these of them free to be claimed and built on. */
export const free = (sites: readonly number[]) =>
  drawn.sites.map(site => (sites.includes(site.site) ? { ...site, owner: null, closed: false, complete: false } : site))
