// Bids that bots tell apart: how the four tablets that are worth something are spread over the groups. Blanks hide it: they
// are laid where fewest tablets lie.
import type { Plan } from '../../bots/bot-rules.ts'
import { entryAt } from '../../entry.ts'
import { facts } from '../board.ts'
import { drawn, wishesForGroups } from '../likely.ts'
import { lay, seal } from '../option-codec.ts'
import { inHand, type TalState } from '../state.ts'

/** Values laid on the groups wanted most, second and third. */
const spreads: readonly (readonly (readonly number[])[])[] = [
  [[4, 3, 2, 1]],
  [[4, 3, 2], [1]],
  [
    [4, 3],
    [2, 1],
  ],
  [
    [4, 2],
    [3, 1],
  ],
  [
    [4, 1],
    [3, 2],
  ],
  [[4, 3], [2], [1]],
  [[4, 2], [3], [1]],
  [[4], [3, 2], [1]],
  [[4], [3], [2, 1]],
]
/** Which of the groups wanted most is taken for the first, second and third. */
const orders: readonly (readonly number[])[] = [
  [0, 1, 2],
  [1, 0, 2],
  [2, 0, 1],
  [0, 2, 1],
  [1, 2, 0],
]

/** Bids that are looked at: the more seats, the longer each takes to be tried. */
const maxBids = (seats: number): number => 90 / seats

/** The values in hand that are worth something, and how many blanks. */
function handOf({ laid }: TalState, seat: number): { readonly values: readonly number[]; readonly blanks: number } {
  const values = facts.tablets.filter((_, tablet) => laid[seat]?.[tablet] === inHand)
  return { values: values.filter(value => value > 0), blanks: values.filter(value => value === 0).length }
}

/**
 * The picks that lay these values, then the blanks, and seal.
 * @param groupOf by value: the group it is laid on, or -1
 */
function planOf(state: TalState, seat: number, groups: number, groupOf: (value: number) => number): Plan {
  const { values, blanks } = handOf(state, seat)
  const laid = entryAt(state.laid, seat)
  const counts = Array.from({ length: groups }, (_, group) => laid.filter(each => each === group).length)
  const plan: number[][] = []
  const put = (value: number, group: number) => {
    plan.push([lay(value, group)])
    counts[group] = (counts[group] as number) + 1
  }
  for (const value of [...values].sort((one, other) => other - one)) if (groupOf(value) >= 0) put(value, groupOf(value))
  for (let blank = 0; blank < blanks; blank++) put(0, counts.indexOf(Math.min(...counts)))
  plan.push([seal])
  return plan
}

/** Bids worth telling apart, what the seat seems to want most first. */
export function bidsOf(state: TalState, seat: number): readonly Plan[] {
  const wishes = wishesForGroups(state, seat)
  const wanted = [...wishes.keys()].sort((one, other) => (wishes[other] as number) - (wishes[one] as number))
  const met = new Set<string>()
  const plans: Plan[] = []
  for (const order of orders)
    for (const spread of spreads) {
      const groupOf = (value: number) => {
        const place = spread.findIndex(values => values.includes(value))
        return place < 0 ? -1 : (wanted[order[place] as number] ?? -1)
      }
      const plan = planOf(state, seat, wishes.length, groupOf)
      const name = plan.join()
      if (!met.has(name)) plans.push(plan)
      met.add(name)
    }
  return plans.slice(0, maxBids(state.sealed.length))
}

/** A bid as somebody would make it who wants some groups more than others. Blanks would change nothing in a trial. */
export function likelyBid(state: TalState, seat: number, chance: { below(count: number): number }): Plan {
  const wishes = wishesForGroups(state, seat)
  const groups = [...wishes.keys()]
  const plan = handOf(state, seat).values.map(value => [
    lay(
      value,
      drawn(groups, group => (wishes[group] as number) ** 2, chance),
    ),
  ])
  return [...plan, [seal]]
}
