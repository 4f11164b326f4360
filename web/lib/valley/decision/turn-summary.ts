// What can be done in the viewer's turn, and the gold for it.
import type { ValleyDecision } from '#shared/valley/declarations.ts'
import { t } from '../../messages/page-texts.ts'
import { pharaohText } from '../pharaohs/pharaoh-texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/**
 * The things that the question of the turn offers: buying, playing, entombing, and the power of the own pharaoh.
 * @param brief whether the power is named only where nothing else is left
 */
export function todoOf(decision: ValleyDecision | null, brief = false): readonly string[] {
  const has = (use: string) => decision?.options.some(({ id }) => id.startsWith(use)) ?? false
  const withCards = [
    ...(has('buy-') ? [t('do.buy')] : []),
    ...(has('execute-') ? [t('do.play')] : []),
    ...(has('entomb-') ? [t('do.entomb')] : []),
  ]
  return has('power') && !(brief && withCards.length > 0) ? [...withCards, pharaohText('power.do')] : withCards
}

/** Whether the turn would end without an entombing although there could be one. */
export const wouldLeaveUnburied = ({ decision, me }: Viewpoint): boolean =>
  me?.entombedThisTurn === 0 && (decision?.options.some(({ id }) => id.startsWith('entomb-')) ?? false)

/** The gold that hand and credits can pay together now. */
export const purseOf = (viewpoint: Viewpoint): number =>
  viewpoint.hand.reduce((sum, card) => sum + viewpoint.worth(card.card), 0) +
  viewpoint.table.now.credits.reduce((sum, credit) => sum + credit.gold, 0)
