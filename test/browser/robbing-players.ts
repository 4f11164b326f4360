// Two at the board who answer on other devices than their pages: one builds, the other comes to rob him. Picking evenly
// nobody is ever robbed.
import type { SeatPick } from '#shared/protocol.ts'
import type { TalDecision, TalOption, TalView } from '#shared/tal/declarations.ts'
import type { Chance } from '#shared/chance.ts'

export const builder = 0
export const robber = 1

/** How much whoever is asked likes an option. */
function liking({ you, table }: TalView, { kind }: TalDecision, { key, params }: TalOption): number {
  if (key === 'seal' || key === 'enough' || key === 'pass' || key === 'lift' || key === 'back')
    return kind === 'bid' && key === 'seal' ? 0.5 : 0.02
  if (key !== 'go') return kind === 'takeover' ? 0.001 : 1
  const { to, piece, steps } = params
  const [site = ''] = to.split('/')
  const owner = to.includes('/') ? table?.sites[Number(site) - 1]?.owner : undefined
  if (owner === undefined) return 0.05
  // The builder leaves his sites to his workers.
  const isOverseer = piece.includes('o')
  if (you === builder)
    return owner === builder ? (isOverseer ? 0.05 : 9) : owner === null ? (isOverseer ? 2 : 0.05) : 0.01
  return (owner === builder ? 20 : owner === null ? 0.2 : 0.05) / steps
}

/** What somebody picks who is asked something. */
export function picked(view: TalView, chance: Chance): SeatPick {
  const [decision] = view.decisions
  if (!decision) throw new Error('nothing is asked')
  const weights = decision.options.map(option => liking(view, decision, option))
  let left = (chance.below(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0)
  const option = decision.options[weights.findIndex(weight => (left -= weight) < 0)] ?? chance.one(decision.options)
  return { decision: decision.id, options: [option.id] }
}
