// What a player could think of in the own turn though the rules do not offer it, each with the reason (RULES.md, A turn): cards
// of the pyramid that cannot be bought, hand cards that cannot be played or entombed, a power that was used. The reasons are
// those by which the rules decide (`obstacleTo...`).
import { obstacleToAction } from './action-effects.ts'
import { obstacleToBuying } from './buying.ts'
import type { ValleyPoint } from './declarations.ts'
import { idOfUse, sortOptions } from './offers.ts'
import type { ValleyObstacle } from './obstacles.ts'
import type { PlayerContext } from './player-context.ts'
import { toBuy, toEntomb, toExecute } from './option-codec.ts'
import { obstacleToPower } from './pharaoh-powers.ts'
import { emptySlot } from './state.ts'
import { obstacleToEntombing } from './steps.ts'

type BlockedOption = readonly [id: string, obstacle: ValleyObstacle]

/** Ids of such options, each with its reason; of any question but that of the own turn none, for the question says it all. */
export function blockedIn(context: PlayerContext, point: ValleyPoint): readonly BlockedOption[] {
  if (point.kind !== 'play') return []
  const { player, state } = context
  const blocked: BlockedOption[] = []
  const note = (id: string, obstacle: ValleyObstacle | null) => {
    if (obstacle !== null) blocked.push([id, obstacle])
  }
  for (const [slot, card] of state.pyramid.entries())
    if (card !== emptySlot) note(idOfUse(context, toBuy, card), obstacleToBuying(context, slot))
  for (const card of sortOptions(context, point, player.hand)) {
    note(idOfUse(context, toExecute, card), obstacleToAction(context, card))
    note(idOfUse(context, toEntomb, card), obstacleToEntombing(context))
  }
  if (player.pharaoh >= 0) note('power', obstacleToPower(context))
  return blocked
}
