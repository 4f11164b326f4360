// What is said of a player: how many cards are held, and one sentence for readers of text.
import type { PlayerTable } from '#shared/valley/table.ts'
import { t } from '../words/words.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'

export const handCount = (player: PlayerTable): number => typeof player.hand === 'number' ? player.hand : player.hand.length

export function seatRead(seen: Viewpoint, player: PlayerTable): string {
  const parts = [
    seen.nameOf(player.seat),
    ...seen.table.turn === player.seat ? [t('seat.plays')] : seen.next === player.seat ? [t('seat.next')] : [],
    t('hand', { n: handCount(player) }), t('tomb.points', { n: player.points }),
    ...seen.view.seats[player.seat]?.connected ? [] : [t('seat.away')],
  ]
  return `${parts.join(', ')}. ${t('tomb.openIt')}`
}
