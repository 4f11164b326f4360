// Why nothing can be done with a card now, and why one of the pyramid cannot be bought, as far as the viewer's view tells.
import { t } from '../../messages/page-texts.ts'
import { purseOf } from '../decision/turn-summary.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** Why the viewer can use no card at all now, in a few words; null in the question of the own turn. */
export function whyNotNow(viewpoint: Viewpoint): string | null {
  const { decision, table, you, yourTurn } = viewpoint
  if (you === null) return t('wait.watching')
  if (table.turn === null) return t('buy.early')
  if (!yourTurn) return t('buy.turn', { name: viewpoint.nameOf(table.turn) })
  if (!decision) return t('buy.others')
  return decision.kind === 'play' ? null : t('buy.asked')
}

/** The first place of the base; those before it are the middle and the apex. */
const base = 3

/** Why the card at a place of the pyramid cannot be bought now, in a few words; to be asked only where no option buys it. */
export function whyNotBought(viewpoint: Viewpoint, place: number): string {
  const anyway = whyNotNow(viewpoint)
  if (anyway !== null) return anyway
  const card = viewpoint.places[place]
  if (card?.faceDown !== undefined) return t('buy.down')
  if (place < base) return t('drop.upper')
  const cost = card ? viewpoint.price(card.card) : 0
  const gold = purseOf(viewpoint)
  return cost > gold ? t('drop.dear', { cost, gold }) : t('way.noPurchase')
}
