// A greedy player of Tal der Könige: compares what bots compare, by a hand-made reckoning of what its pyramids will be worth.
import type { BotRules } from '#shared/bots/bot-rules.ts'
import { Judge, best } from '#shared/bots/judge.ts'
import { Net, noWeights } from '#shared/bots/net.ts'
import { standingOn } from '#shared/tal/likely.ts'
import { isBuilt, prospectOf } from '#shared/tal/prospects.ts'
import { blocksOf } from '#shared/tal/pyramid.ts'
import type { TalState } from '#shared/tal/state.ts'
import type { Thinker } from './self-play.ts'

/** Blocks that a seat builds in a round, about, and that go to the Pharaoh's pyramid. */
const builtInRound = 5
const unusedInRound = 5
/** What it reckons a figure on an own site for, and an empty site. */
const figure = 0.1
const emptySite = 0.3
/** Points by which one is well ahead. */
const clearLead = 8

/** Points that a seat will have, by its pyramids as they stand. */
function pointsOf(state: TalState, seat: number): number {
  const rounds = (blocksOf('pharaoh') - state.pharaoh.length) / unusedInRound
  let sum = 0
  for (const [site, cells] of state.cells.entries()) {
    if (state.owners[site] !== seat) continue
    const { points, filled, cells: all } = prospectOf(site, cells)
    const missing = all - filled
    if (isBuilt(cells)) sum += points
    else {
      const isLikely = Math.min(1, (rounds * builtInRound) / 2 / missing)
      sum += points * (filled / all) * isLikely + emptySite
      sum +=
        figure * (Math.min(missing / 2, standingOn(state, seat, site, true)) + standingOn(state, seat, site, false))
    }
  }
  return sum
}

/** @param rules of the table, which say what can be compared */
export function greedyTal(rules: BotRules<TalState>): Thinker<TalState> {
  const reckoning: BotRules<TalState> = {
    ...rules,
    inputs: 1,
    read: ({ game: { state } }, seat, inputs) => {
      const others = state.blocks.flatMap((_, other) => (other === seat ? [] : [pointsOf(state, other)]))
      inputs.add(0, (pointsOf(state, seat) - Math.max(...others)) / clearLead)
    },
  }
  const weights = noWeights(1, 0)
  weights.linear[0] = 1
  const judge = new Judge(reckoning, new Net(weights))
  return thought => best(judge.weigh(thought, 1))
}
