// Whose action a question is part of, and how what left a credit is drawn.
import type { ValleyDecision } from '#shared/valley/declarations.ts'
import { icons } from '../../ui/signs/icons.ts'
import { pharaohs } from '../pharaohs/late-pharaohs.ts'
import { cardIn } from '../log/line-params.ts'
import { knownTitles, textOf } from '../card/learned-titles.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** The title whose action, or answer, is being carried out in this question; null where it is part of none. */
export function sourceOf(decision: ValleyDecision | null): string | null {
  if (!decision || decision.kind === 'pay' || decision.kind === 'react') return null
  return cardIn(decision)?.card ?? null
}

/** The same, or the pharaoh whose power it is part of: a question of no card that is not of the game itself. */
export function sourceIn(viewpoint: Viewpoint): string | null {
  const { decision, me, table, yourTurn } = viewpoint
  const source = sourceOf(decision)
  if (source !== null || !decision || !yourTurn || !table.now.pharaohUsed || !me?.pharaoh) return source
  const ofTheGame =
    /^(?:play|pay|react|crumble|order|pharaoh)$/.test(decision.kind) || decision.key.startsWith('rebuild.')
  return ofTheGame ? null : me.pharaoh
}

/** The words of a title that are carried out: of its action, or where it has none of its answer to others. */
export function carriedOut(title: string): string {
  const { action, reaction = '' } = textOf(title)
  return action || reaction
}

/** The sign and the colours of what left a credit: a title's own, or those of a pharaoh. */
export const signOfSource = (id: string): string => factsOf(id)?.sign ?? pharaohs.loaded?.signOf(id) ?? icons.star
export const tintOfSource = (id: string): string => factsOf(id)?.set ?? factsOf(id)?.kind ?? 'unique'

const factsOf = (id: string) => knownTitles().find(title => title.id === id)
