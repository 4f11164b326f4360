// The auction (RULES.md, Auction): groups of blocks are drawn, bids are laid face down in turn order, then all are revealed.
import { cannotFail, type Effect } from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import { facts } from './board.ts'
import { groupIn, isLift, lay, lift, seal, valueIn } from './option-codec.ts'
import type { TalPoint } from './declarations.ts'
import { FreeChoice } from './free-choice.ts'
import { layOnPharaoh } from './pharaoh.ts'
import { inHand, nobody, type TalState } from './state.ts'
import { colourOf, type PlayerContext } from './player-context.ts'

/** The groups of this round's auction. */
export const groupsOf = ({ groups }: TalState): readonly (readonly number[])[] =>
  groups.filter(group => group.length > 0)

const inBag = ({ bag }: TalState): number => bag.reduce((sum, count) => sum + count, 0)

/** Returns all tablets to their seats and draws the groups: only full ones, as many as the bag allows. */
export function drawGroups(context: PlayerContext): void {
  const { game, state } = context
  const { journal, random } = game
  for (const laid of state.laid) laid.forEach((_, tablet) => journal.put(laid, tablet, inHand))
  while (state.winners.length > 0) journal.pop(state.winners)
  for (const group of state.groups) {
    while (group.length > 0) journal.pop(group)
    if (inBag(state) < facts.blocksInGroup) continue
    game.revealHidden()
    for (let block = 0; block < facts.blocksInGroup; block++) {
      let left = random.below(inBag(state))
      const colour = state.bag.findIndex(count => (left -= count) < 0)
      journal.put(state.bag, colour, (state.bag[colour] ?? 0) - 1)
      journal.push(group, colour)
    }
  }
  const groups = groupsOf(state)
  if (groups.length === 0) game.log(null, 'no-groups', {})
  else game.log(null, 'groups', { groups: groups.map(group => group.map(colourOf)) })
}

/** Lets a seat lay tablets one by one, and lift them again, until it seals its bids. Blank tablets are alike. */
export const layTablets: Effect<PlayerContext> = cannotFail((context, then): TalPoint => {
  const {
    game: { journal },
    state,
    seat,
    laid,
  } = context
  return new FreeChoice(
    seat,
    'bid',
    'bid',
    () => {
      const groups = groupsOf(state).length
      const lays: number[] = []
      const lifts: number[] = []
      facts.tablets.forEach((value, tablet) => {
        const under = laid[tablet] ?? inHand
        if (tabletUnder(laid, value, under) !== tablet) return
        if (under !== inHand) lifts.push(lift(value, under))
        else for (let group = 0; group < groups; group++) lays.push(lay(value, group))
      })
      return lays.concat(lifts, seal)
    },
    option => {
      if (option === seal) {
        journal.put(state.sealed, seat, 1)
        return then.go()
      }
      const [value, group] = [valueIn(option), groupIn(option)]
      const [from, to] = isLift(option) ? [group, inHand] : [inHand, group]
      journal.put(laid, tabletUnder(laid, value, from), to)
      return layTablets(context, then)
    },
  )
})

/** The index of a tablet of this value that lies under `group`, or with `inHand` of one in the hand. */
function tabletUnder(laid: readonly number[], value: number, group: number): number {
  return facts.tablets.findIndex((each, tablet) => each === value && laid[tablet] === group)
}

/** A seat's bid for a group: how many tablets, and their sum. */
export function bidOf(
  { laid }: TalState,
  seat: number,
  group: number,
): { readonly tablets: number; readonly value: number } {
  const values = facts.tablets.filter((_, tablet) => laid[seat]?.[tablet] === group)
  return { tablets: values.length, value: values.reduce<number>((sum, value) => sum + value, 0) }
}

/** Logs how many tablets lie on which group. */
export function logBid(context: PlayerContext): void {
  const { state, seat } = context
  context.log('bid', { tablets: groupsOf(state).map((_, group) => bidOf(state, seat, group).tablets) })
}

/**
 * Turns all tablets up. The highest sum above 0 takes a group; of equal sums the one earlier in turn order. A group without a
 * winner goes back into the bag, or in the shorter game onto the Pharaoh's pyramid. In a round in which nobody takes a group,
 * the first one always goes onto the Pharaoh's pyramid, so that every game ends.
 */
export function revealBids(context: PlayerContext): void {
  const { game, state, inOrder } = context
  const groups = groupsOf(state)
  const winners = groups.map((_, group) => winnerOf(context, group))
  const isUnwanted = winners.every(winner => winner === nobody)
  groups.forEach((group, index) => {
    const winner = winners[index] ?? nobody
    game.journal.push(state.winners, winner)
    const bids = inOrder
      .map(({ seat }) => ({ seat, ...bidOf(state, seat, index) }))
      .filter(({ tablets }) => tablets > 0)
    const params = { group: index, blocks: group.map(colourOf), bids }
    if (winner !== nobody) {
      give(context, entryAt(state.blocks, winner), group)
      game.log(winner, 'won', params)
    } else if (context.options.short || (isUnwanted && index === 0)) {
      const out = layOnPharaoh(game, group)
      game.log(null, 'unsold', { ...params, to: 'pharaoh', ...(out > 0 ? { out } : {}) })
    } else {
      give(context, state.bag, group)
      game.log(null, 'unsold', { ...params, to: 'bag' })
    }
  })
}

function winnerOf({ state, inOrder }: PlayerContext, group: number): number {
  const values = inOrder.map(({ seat }) => bidOf(state, seat, group).value)
  const most = Math.max(...values)
  return most > 0 ? (inOrder[values.indexOf(most)]?.seat ?? nobody) : nobody
}

/** Adds blocks to a list of their counts by colour. */
function give({ game }: PlayerContext, store: readonly number[], blocks: readonly number[]): void {
  for (const colour of blocks) game.journal.put(store, colour, (store[colour] ?? 0) + 1)
}
