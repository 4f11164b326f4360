// That the game is about to end, in a sentence.
import { lastRound, pharaohRoom } from '#shared/tal/standings.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { talText } from './tal-texts.ts'

/** Nothing as long as it is not known. */
export function lastSaid(table: TalTable): string {
  const last = lastRound(table)
  return last === null ? '' : last === 'sure' ? talText('last.sure') : talText('last.near', { n: pharaohRoom(table) })
}
