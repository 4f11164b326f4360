// Whose a site is: claiming one that nobody owns, and taking over a rival's with both majorities (rules/tal, A round, 2 and 5).
import type { Ask, Step, Then } from '../engine/ask.ts'
import { pass } from './choice.ts'
import { numberOf } from './sites.ts'
import { nobody } from './state.ts'
import { nameOfPiece, type Turn } from './turn.ts'

/** Whether an overseer who stands on a site may claim it: one site per overseer and round, with a scarab in hand. */
export function mayClaim(turn: Turn, piece: number, site: number): boolean {
  return turn.owners[site] === nobody && turn.state.claimed[piece] === 0 && turn.scarabs > 0
}

/** Asks whether a site is claimed by the overseer who stands there. */
export function askToClaim(turn: Turn, piece: number, site: number, then: Then): Ask {
  return offer(turn, 'claim', [piece, site], then, () => {
    const { run: { journal }, state } = turn
    journal.put(state.claimed, piece, 1)
    journal.put(state.owners, site, turn.seat)
    turn.tell('claim', { site: numberOf(site), piece: nameOfPiece(piece) })
  })
}

/** Whether this seat has more overseers and more workers on a site than its owner. A worker who stole does not count. */
export function hasBothMajorities(turn: Turn, site: number): boolean {
  const owner = turn.all[turn.owners[site] ?? nobody]
  if (!owner || owner === turn) return false
  const counting = (side: Turn) => side.workersOn(site).filter(piece => side.state.stolen[piece] === 0).length
  return turn.overseersOn(site) > owner.overseersOn(site) && counting(turn) > counting(owner)
}

/** Whether this seat may take a site over now: from the second round on, with a scarab in hand, never a complete pyramid. */
export function mayTakeOver(turn: Turn, site: number): boolean {
  return turn.round > 1 && turn.scarabs > 0 && !turn.isComplete(site) && hasBothMajorities(turn, site)
}

/** Asks whether a site is taken over: the owner's scarab goes back, an own one lies there. */
export function askToTakeOver(turn: Turn, site: number, then: Then): Ask {
  return offer(turn, 'takeover', [site], then, () => {
    const from = turn.owners[site]
    turn.run.journal.put(turn.state.owners, site, turn.seat)
    turn.tell('takeover', { site: numberOf(site), from })
  })
}

/** Asks once for every site from this one on that may be taken over. */
export function askForEach(turn: Turn, from: number, then: Then): Step {
  const site = turn.owners.findIndex((_, at) => at >= from && mayTakeOver(turn, at))
  return site < 0 ? then.go() : askToTakeOver(turn, site, { sure: true, go: () => askForEach(turn, site + 1, then) })
}

/** A question of yes or no. */
function offer({ seat }: Turn, kind: 'claim' | 'takeover', facts: readonly number[], then: Then, act: () => void): Ask {
  return {
    seat, kind, key: kind, candidates: [facts.at(-1) as number, pass], min: 1, max: 1, ordered: false, sure: true, facts,
    answer: option => {
      if (option !== pass) act()
      return then.go()
    },
  }
}
