// Becoming the owner of a site: claiming one that nobody owns, and taking over a rival's with both majorities
// (RULES.md, Claiming; RULES.md, Taking over).
import { finish, before, type Outcome, type Continuation } from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import type { TalPoint } from './declarations.ts'
import { ownershipOf, type TalObstacle } from './obstacles.ts'
import { pass } from './option-codec.ts'
import { numberOf } from './sites.ts'
import { nobody } from './state.ts'
import { nameOfPiece, type PlayerContext } from './player-context.ts'

/** Whether an overseer who stands on a site may claim it: one site per overseer and round, with a scarab in hand. */
export function mayClaim(context: PlayerContext, piece: number, site: number): boolean {
  return context.owners[site] === nobody && context.state.claimed[piece] === 0 && context.scarabs > 0
}

/** Asks whether the overseer who stands on a site claims it. */
export function askToClaim(context: PlayerContext, piece: number, site: number, then: Continuation): TalPoint {
  const claim = () => {
    const {
      game: { journal },
      state,
    } = context
    journal.put(state.claimed, piece, 1)
    journal.put(state.owners, site, context.seat)
    context.log('claim', { site: numberOf(site), piece: nameOfPiece(piece) })
  }
  return { kind: 'claim', key: 'claim', about: { piece, site }, ...yesOrNo(context, site, then, claim) }
}

/** Whether this seat has more overseers and more workers on a site than its owner. Workers who have stolen count too. */
export function hasBothMajorities(context: PlayerContext, site: number): boolean {
  const owner = context.all[context.owners[site] ?? nobody]
  if (!owner) return false
  return (
    context.overseersOn(site) > owner.overseersOn(site) && context.workersOn(site).length > owner.workersOn(site).length
  )
}

/** Why this seat cannot take a site over now, where it may take over at all: a scarab in hand, never a complete pyramid. */
export function obstacleToTakingOver(context: PlayerContext, site: number): TalObstacle | null {
  const whose = ownershipOf(context, site)
  if (whose !== 'rivals') return whose
  if (context.isComplete(site)) return 'complete'
  if (context.scarabs === 0) return 'no-scarab'
  return hasBothMajorities(context, site) ? null : 'no-majorities'
}

/** Whether this seat may take a site over now: from the second round on. */
export const mayTakeOver = (context: PlayerContext, site: number): boolean =>
  context.round > 1 && obstacleToTakingOver(context, site) === null

/** Asks whether a site is taken over: then the owner gets the scarab back, and one of this seat's lies there. */
export function askToTakeOver(context: PlayerContext, site: number, then: Continuation): TalPoint {
  const takeOver = () => {
    const from = entryAt(context.owners, site)
    context.game.journal.put(context.state.owners, site, context.seat)
    context.log('takeover', { site: numberOf(site), from })
  }
  return { kind: 'takeover', key: 'takeover', about: { site }, ...yesOrNo(context, site, then, takeOver) }
}

/** Asks for every site that may be taken over, from site `from` on, whether it is. */
export function askForEach(context: PlayerContext, from: number, then: Continuation): Outcome {
  const site = context.owners.findIndex((_, at) => at >= from && mayTakeOver(context, at))
  const others = before(finish, () => askForEach(context, site + 1, then))
  return site < 0 ? then.go() : askToTakeOver(context, site, others)
}

/** The common part of yes-or-no questions about a site. */
function yesOrNo({ seat }: PlayerContext, site: number, then: Continuation, act: () => void) {
  return {
    seat,
    candidates: [site, pass],
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: true,
    answer: (option: number) => {
      if (option !== pass) act()
      return then.go()
    },
  } as const
}
