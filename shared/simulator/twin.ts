// The same table once more, from its rows, and as it would be if all that a viewer may not know were something else: what that
// viewer sees must be the same.
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Chance } from '../chance.ts'
import { Referee } from '../engine/referee.ts'
import type { Games } from '../game-manifest.ts'
import type { Viewer } from '../table/ports.ts'
import { stateAfter } from '../table/rehydrate.ts'
import type { Row } from '../table/rows.ts'
import type { TableState } from '../table/table-state.ts'
import { TextRows } from '../table/text-rows.ts'

/** The table that these rows tell of; null where they tell of none that can be played on here. */
export function tableByRows(texts: readonly string[], games: Games): TableState | null {
  const rows = new TextRows(texts)
  const made = rows.row(1)?.event
  const game = made?.kind === 'made' ? games[made.game] : undefined
  return made?.kind === 'made' && game ? stateAfter(rows, { made, game }, texts.length) : null
}

/**
 * The same rows, where the newest holds a state, with all in that state exchanged that a viewer may not know.
 * @param table that they tell of
 * @returns null where the newest row holds no state
 */
export function withSecretsExchanged(
  texts: readonly string[],
  { game, made, dealing }: TableState,
  viewer: Viewer,
  chance: Chance,
): readonly string[] | null {
  const { newest } = new TextRows(texts)
  if (!newest?.saved || newest.after.settled !== newest.n) return null
  // Moves that were made since that state are not legal in every other one.
  if (newest.after.result || newest.summary) return null
  const referee = new Referee(game, made.options, made.seats, hexToBytes(dealing.seed), newest.saved)
  referee.fullMatch.instance.redraw(viewer, chance)
  const exchanged: Row = { ...newest, saved: referee.saved }
  return [...texts.slice(0, -1), JSON.stringify(exchanged)]
}
