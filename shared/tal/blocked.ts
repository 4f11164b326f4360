// Sites at which a player could think of doing what is asked though the rules do not offer it, each with the reason by which the
// rules decide that (`obstacleTo...`).
import { obstacleToBuilding } from './building.ts'
import type { TalPoint } from './declarations.ts'
import type { TalObstacle } from './obstacles.ts'
import type { PlayerContext } from './player-context.ts'
import { obstacleToTakingOver } from './site-ownership.ts'
import { phaseOf } from './rounds.ts'
import { numberOf } from './sites.ts'
import { obstacleToStealing } from './stealing.ts'

/** The numbers of such sites, each with its reason; of any question that is not about sites none. */
export function blockedIn(context: PlayerContext, point: TalPoint): readonly (readonly [id: string, TalObstacle])[] {
  const obstacle = obstacleAt(context, point)
  return context.owners.flatMap((_, site) => {
    const found = obstacle(site)
    return found === null ? [] : [[String(numberOf(site)), found] as const]
  })
}

function obstacleAt(context: PlayerContext, point: TalPoint): (site: number) => TalObstacle | null {
  switch (point.kind) {
    case 'claim':
      return site => (site === point.about.site ? null : 'elsewhere')
    case 'takeover': {
      const asked = point.about.site
      // In the phase of taking over a player's sites are asked about in their order; before it, each will be once more.
      const alone = (site: number) => (phaseOf(context) === 'takeover' && site < asked ? 'declined' : 'in-turn')
      return site => (site === asked ? null : (obstacleToTakingOver(context, site) ?? alone(site)))
    }
    case 'steal':
      return site => obstacleToStealing(context, site)
    case 'build':
      return site => obstacleToBuilding(context, site)
    default:
      return () => null
  }
}
