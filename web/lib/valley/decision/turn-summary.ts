// What can be done in the viewer's turn, and the gold for it.
import type { ValleyDecision } from '#shared/valley/declarations.ts'
import { t } from '../../messages/page-texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** The things that the question of the turn offers: buying, playing, entombing. */
export function todoOf(decision: ValleyDecision | null): readonly string[] {
  const has = (use: string) => decision?.options.some(({ id }) => id.startsWith(`${use}-`)) ?? false
  return [
    ...(has('buy') ? [t('do.buy')] : []),
    ...(has('execute') ? [t('do.play')] : []),
    ...(has('entomb') ? [t('do.entomb')] : []),
  ]
}

/** Whether the turn would end without an entombing although there could be one. */
export const wouldLeaveUnburied = ({ decision, me }: Viewpoint): boolean =>
  me?.entombedThisTurn === 0 && (decision?.options.some(({ id }) => id.startsWith('entomb-')) ?? false)

/** The gold that hand and credits can pay together now. */
export const purseOf = (viewpoint: Viewpoint): number =>
  viewpoint.hand.reduce((sum, card) => sum + viewpoint.worth(card.card), 0) +
  viewpoint.table.now.credits.reduce((sum, credit) => sum + credit.gold, 0)
