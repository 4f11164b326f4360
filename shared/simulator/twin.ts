// The same table once more, from its rows, and as it would be if all that a viewer may not know were something else: what that
// viewer sees must be the same.
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Chance } from '../chance.ts'
import { Referee } from '../engine/referee.ts'
import type { Games } from '../game-manifest.ts'
import type { View } from '../protocol.ts'
import type { Viewer } from '../table/ports.ts'
import { stateAfter } from '../table/rehydrate.ts'
import type { Row } from '../table/rows.ts'
import { TextRows } from '../table/text-rows.ts'

/** What a viewer sees of the table of these rows, but not who is there. */
export function viewByRows(texts: readonly string[], games: Games, viewer: Viewer): View | null {
  const rows = new TextRows(texts)
  const made = rows.row(1)?.event
  const game = made?.kind === 'made' ? games[made.game] : undefined
  if (made?.kind !== 'made' || !game) return null
  return stateAfter(rows, { made, game }, texts.length).views.whole(viewer)
}

/**
 * The same rows, where the newest holds a state, with all in that state exchanged that a viewer may not know.
 * @returns null where the newest row holds none
 */
export function withSecretsExchanged(
  texts: readonly string[],
  games: Games,
  viewer: Viewer,
  chance: Chance,
): readonly string[] | null {
  const rows = new TextRows(texts)
  const made = rows.row(1)?.event
  const { newest } = rows
  const game = made?.kind === 'made' ? games[made.game] : undefined
  if (made?.kind !== 'made' || !game || !newest?.saved || newest.after.settled !== newest.n) return null
  // Moves that were made since that state are not legal in every other one.
  if (newest.after.result || newest.summary) return null
  const { seed } = stateAfter(rows, { made, game }, newest.n).dealing
  const referee = new Referee(game, made.options, made.seats, hexToBytes(seed), newest.saved)
  referee.position.instance.redraw(viewer, chance)
  const exchanged: Row = { ...newest, saved: referee.saved }
  return [...texts.slice(0, -1), JSON.stringify(exchanged)]
}
