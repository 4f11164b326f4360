// What is told about a player: the number of cards in hand, and one sentence for screen readers.
import type { PlayerTable } from '#shared/valley/table.ts'
import { cardName } from '../../messages/card-texts.ts'
import { bots } from '../../table/bots/lazy-bots.ts'
import { t } from '../../messages/page-texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** How many cards a player holds. */
export const handCount = (player: PlayerTable): number =>
  typeof player.hand === 'number' ? player.hand : player.hand.length

/** Whether it is a player's turn, or they are next; neither before the first turn, when all choose at the same time. */
export function turnOf({ table, next }: Viewpoint, seat: number): 'plays' | 'next' | null {
  if (table.step === 'pharaoh') return null
  return table.turn === seat ? 'plays' : next === seat ? 'next' : null
}

/** All that a seat shows of its player, for screen readers. */
export function seatRead(viewpoint: Viewpoint, player: PlayerTable): string {
  const turn = turnOf(viewpoint, player.seat)
  const parts = [
    viewpoint.nameOf(player.seat),
    t('seat.colour', player),
    ...(bots.loaded?.botSaid(viewpoint.view.seats[player.seat]) ?? []),
    ...(turn ? [t(`seat.${turn}`)] : []),
    ...(player.pharaoh ? [cardName(player.pharaoh)] : []),
    t('hand', { n: handCount(player) }),
    t('points', { n: player.points }),
    ...(viewpoint.view.seats[player.seat]?.connected ? [] : [t('seat.away')]),
  ]
  return `${parts.join(', ')}. ${t('tomb.openIt')}`
}
