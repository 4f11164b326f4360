// The card or pharaoh whose action a question is part of, and the sign and colours of where a credit comes from.
import type { ValleyDecision } from '#shared/valley/declarations.ts'
import { icons } from '../../ui/signs/icons.ts'
import { pharaohs } from '../pharaohs/lazy-pharaohs.ts'
import { cardIn } from '../log/line-params.ts'
import { knownTitles, textOf } from '../card/loaded-titles.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** The title whose action or reaction this question is part of; null if none. */
export function sourceOf(decision: ValleyDecision | null): string | null {
  if (!decision || decision.kind === 'pay' || decision.kind === 'react') return null
  return cardIn(decision)?.card ?? null
}

/** The same, or the pharaoh whose power it is part of: then no card and no step of the game asks it. */
export function sourceIn(viewpoint: Viewpoint): string | null {
  const { decision, me, table, yourTurn } = viewpoint
  const source = sourceOf(decision)
  if (source !== null || !decision || !yourTurn || !table.now.pharaohUsed || !me?.pharaoh) return source
  const ofTheGame =
    /^(?:play|pay|react|crumble|order|pharaoh)$/.test(decision.kind) || decision.key.startsWith('rebuild.')
  return ofTheGame ? null : me.pharaoh
}

/** The text of a title that is carried out: its action or, if it has none, its reaction. */
export function carriedOut(title: string): string {
  const { action, reaction = '' } = textOf(title)
  return action || reaction
}

/** The sign of the title or pharaoh that a credit comes from. */
export const signOfSource = (id: string): string => factsOf(id)?.sign ?? pharaohs.loaded?.signOf(id) ?? icons.star
/** The colours of the title that a credit comes from; the uniques' colours for a pharaoh. */
export const tintOfSource = (id: string): string => factsOf(id)?.set ?? factsOf(id)?.kind ?? 'unique'

const factsOf = (id: string) => knownTitles().find(title => title.id === id)
