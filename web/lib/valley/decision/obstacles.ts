// Why something cannot be done now, in a few words: by the reason that the rules gave with the question (API.md, View), or
// because nothing is asked of the viewer that it could answer. Fetched with the other explanations.
import type { ValleyObstacle } from '#shared/valley/obstacles.ts'
import type { Means } from '../messages/en/obstacles.ts'
import { bots } from '../../table/bots/lazy-bots.ts'
import { hasStandIn } from '../../table/is-asked.ts'
import { explanations } from '../messages/lazy-texts.ts'
import { t } from '../../messages/page-texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { purseOf } from './turn-summary.ts'

/**
 * Why an option is not offered.
 * @param id what the option would be called (API.md, View)
 * @param title of the card that it is about; null where it is about none
 */
export function whyNot(viewpoint: Viewpoint, id: string, title: string | null): string {
  const anyway = whyNothing(viewpoint)
  if (anyway !== null) return anyway
  return whyBlocked(viewpoint, id, title) ?? explanations.all.obstacles.impossible
}

/** Why a card cannot answer the open question, whatever is asked. */
export function whyNoAnswer(viewpoint: Viewpoint, id: string, title: string): string {
  return whyBlocked(viewpoint, id, title) ?? whyNothing(viewpoint) ?? ''
}

function whyBlocked(viewpoint: Viewpoint, id: string, title: string | null): string | null {
  const blocked = Object.entries(viewpoint.decision?.blocked ?? {}) as [ValleyObstacle, readonly string[]][]
  const found = blocked.find(([, ids]) => ids.includes(id))
  return found
    ? obstacleSaid(found[0], { cost: title === null ? 0 : viewpoint.price(title), gold: purseOf(viewpoint) })
    : null
}

/** A reason of the rules in words. A choice without a fitting card has `VERB.PLACE` as its key, the verb perhaps with `-some`. */
export function obstacleSaid(obstacle: ValleyObstacle, means: Means): string {
  const { reasons, noCard, places, verbs, impossible } = explanations.all.obstacles
  const known = reasons[obstacle]
  if (known !== undefined) return typeof known === 'function' ? known(means) : known
  const [choice = '', place = ''] = obstacle.split('.')
  const verb = verbs[choice] ?? verbs[choice.split('-')[0] ?? ''] ?? ''
  return verb ? noCard({ place: places[place] ?? '', verb }) : impossible
}

/** Why no card at all can be used as in the own turn; null in the question of the own turn. */
function whyNothing(viewpoint: Viewpoint): string | null {
  const { decision, table, you, yourTurn } = viewpoint
  const { early, turn, others, asked } = explanations.all.obstacles
  if (you === null) return t('wait.watching')
  // Who begins is known then, but nobody has begun.
  if (table.step === 'pharaoh') return decision ? asked : early
  if (table.turn === null) return ''
  if (!yourTurn) return turn({ name: viewpoint.nameOf(table.turn) })
  if (hasStandIn(viewpoint.view)) return bots.loaded?.botText('stand.ownTitle') ?? ''
  if (!decision) return others
  return decision.kind === 'play' ? null : asked
}
