// What the secrecy property has to know of Tal der Könige: when hidden things can be exchanged, and when they come out.
import type { Line } from '#shared/engine/log-lines.ts'
import type { TalState } from '#shared/tal/state.ts'
import { phases } from '#shared/tal/table.ts'
import { nextMove } from '../properties/tested-game.ts'
import type { SecrecyRules } from '../redrawn-copies.ts'
import { testedTal, type RandomTalGame } from './tal-games.ts'

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** Whether bids, or marches, of this round lie open. */
const areBidsOpen = ({ phase }: TalState): boolean => phase > phases.indexOf('auction')
const areMarchesOpen = ({ phase, turn }: TalState): boolean =>
  phase > phases.indexOf('overseers') || (phase === phases.indexOf('overseers') && turn >= 0)

/** How many tablets lie on which group, of seats that have sealed. */
const tabletsShown = ({ laid, sealed }: TalState) =>
  laid.map((groups, seat) => (sealed[seat] === 1 ? [...groups].sort() : []))

/** Lines that say which groups of blocks came out of the bag. */
const groupsIn = (lines: readonly Line[]): readonly Line[] => lines.filter(({ key }) => key === 'groups')

export const talSecrecy = (game: RandomTalGame): SecrecyRules<TalState> => ({
  next: (table, chance) => nextMove(testedTal, table, game, chance),
  // Half of the time the questions are asked anew, half of the time they stay as they are.
  moment: table => (testedTal.isSettled(table) && table.picks.length % 2 === 0 ? 'settled' : 'open'),
  withoutShown: line => line,
  showsSilently: () => false,
  isGivenAway: ({ context: { state } }, { context: { state: other } }, [lines, others]) =>
    (!areBidsOpen(state) && differ(tabletsShown(state), tabletsShown(other))) ||
    (areBidsOpen(state) && areBidsOpen(other) && differ(state.laid, other.laid)) ||
    (areMarchesOpen(state) && areMarchesOpen(other) && differ(state.marches, other.marches)) ||
    differ(groupsIn(lines), groupsIn(others)),
  imaginable: table => testedTal.imaginable(table),
})
