// Tables and log lines of the deck-builder as a table sends them, for tests of the page.
import type { LogLine, Params } from '#shared/protocol.ts'
import type { ValleyLine } from '#shared/valley/declarations.ts'
import type { PlayerTable, ValleyTable } from '#shared/valley/table.ts'
import { valleyLine } from '#test/shared/typed-by-game.ts'
import { lineOf } from '#test/shared/wire-records.ts'

/** A player of the deck-builder who has no cards. */
export const emptyPlayer = (seat: number): PlayerTable => ({
  seat,
  hand: 0,
  deck: 0,
  discard: { count: 0, top: null },
  tomb: [],
  inPlay: [],
  entombedThisTurn: 0,
  turns: 0,
  points: 0,
})

/** A table of the deck-builder on which nothing lies, in the turn of seat 0. */
export const emptyTable: ValleyTable = {
  round: 1,
  first: 0,
  turn: 0,
  step: 'play',
  pyramid: [[null], [null, null], [null, null, null]],
  stock: 0,
  boneyard: { count: 0, top: null },
  aside: [],
  now: { freeEntombing: true, pharaohUsed: false, credits: [], lasting: [], bought: [], executed: [] },
  players: [],
}

let n = 0
/** A line of the log with the next number; each was logged at a time of its own where `more` names none. */
export const line = (seat: number | null, key: string, params: Params = {}, more: Partial<LogLine> = {}): ValleyLine =>
  valleyLine(lineOf({ n: ++n, at: String(n), seat, key, params, ...more }))

/** The params of a line about one card. */
export const card = (title: string, id?: string) => ({ card: { card: title, ...(id === undefined ? {} : { id }) } })
