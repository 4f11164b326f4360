// That the game is about to end, in a sentence.
import { lastRound, pharaohRoom } from '#shared/tal/standings.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { tt } from './tal-texts.ts'

/** Nothing as long as it is not known. */
export function lastSaid(table: TalTable): string {
  const last = lastRound(table)
  return last === null ? '' : last === 'sure' ? tt('last.sure') : tt('last.near', { n: pharaohRoom(table) })
}
