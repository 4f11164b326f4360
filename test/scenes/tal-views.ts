// What the still views of the board game are made of: the drawn position, its players and log, and what can be asked there.
// Where figures can go is searched with the real neighbours.
import type { Decision, LogLine, Option, Params, View } from '#shared/protocol.ts'
import type { Phase, TalTable } from '#shared/tal/table.ts'
import { reachOf } from '../shared/tal/reach.ts'
import { decisionOf, lineOf, optionOf } from '../shared/wire-records.ts'
import { wideNames as widestNames } from './before-and-after.ts'
import { drawn } from './drawn-board.ts'

export type Board = View<TalTable> & { readonly table: TalTable }
export const names = ['Mira', 'Anna', 'Tom', 'Lea']
/** The widest names that are allowed, for as many as can play. */
export const wideNames = widestNames.slice(0, 4)

const line = (n: number, seat: number | null, key: string, params: Params): LogLine =>
  lineOf({ n, at: `2026-11-21T01:00:${n}Z`, round: 6, pick: n, seat, text: key, key, params })
export const log: readonly LogLine[] = [
  line(10, 3, 'bid', { tablets: [2, 1, 0, 3, 0] }),
  line(11, 1, 'won', {
    group: 1,
    blocks: ['white', 'white', 'black', 'black', 'red'],
    bids: [{ seat: 1, tablets: 2, value: 5 }],
  }),
  line(12, 0, 'won', {
    group: 0,
    blocks: ['blue', 'blue', 'yellow', 'white', 'red'],
    bids: [
      { seat: 0, tablets: 2, value: 4 },
      { seat: 3, tablets: 2, value: 3 },
    ],
  }),
  line(13, 3, 'march', { piece: '3o2', from: '17', to: '3/C', steps: 2, via: ['18'] }),
  line(14, 0, 'march', { piece: '0o2', from: '21', to: '9/C', steps: 1, via: [] }),
  line(15, 0, 'march', { piece: '0o1', from: '22', to: '9/H', steps: 2, via: ['21'] }),
  line(16, 1, 'march', { piece: '1o2', from: '16', to: '7/H', steps: 3, via: ['19', '20'] }),
  line(17, 2, 'march', { piece: '2o2', from: '17', to: '21', steps: 2, via: ['16'] }),
  line(18, 2, 'stopped', { piece: '2o2', at: '9/H', to: '21', by: 0 }),
  line(19, 3, 'work', { piece: '3w5', from: '16', to: '14/C', steps: 1, via: [] }),
]

export const seatsOf = (called: readonly string[]) =>
  called.map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true }))
/** The drawn position with what differs, seen by the first seat, and what that seat is asked. */
export function view(table: Partial<TalTable>, decision: Decision | null, more: Partial<Board> = {}): Board {
  return {
    id: 'abc',
    game: 'tal',
    options: { short: false },
    phase: 'playing',
    version: 1,
    you: 0,
    host: 0,
    next: null,
    series: null,
    seats: seatsOf(names),
    watching: 0,
    waitingFor: decision ? [0] : [1],
    waiting: {},
    decisions: decision ? [decision] : [],
    table: { ...drawn, ...table },
    log,
    canUndo: decision !== null,
    seedHash: '',
    shuffle: null,
    result: null,
    keptUntil: null,
    ...more,
  }
}

export const ask = (kind: Decision['kind'], key: string, params: Params, options: readonly Option[]): Decision =>
  decisionOf({ id: '0-7', kind, prompt: key, key, params, options })
export const option = (id: string, key: string, params: Params = {}): Option =>
  optionOf({ id, label: key, key, params })
export const goes = (table: TalTable, pieces: readonly string[], left: number): readonly Option[] =>
  pieces.flatMap(piece =>
    reachOf(table, piece, left).map(({ to, steps, via }) => option(`${piece}>${to}`, 'go', { piece, to, steps, via })),
  )
export const inPhase = (phase: Phase, more: Partial<TalTable> = {}): TalTable => ({ ...drawn, phase, ...more })
