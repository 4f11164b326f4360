// What the secrecy property has to know of Tal der Könige: when hidden things can be exchanged, and when they come out.
import type { TalState } from '#shared/tal/state.ts'
import { phases } from '#shared/tal/table.ts'
import { nextWish } from '../properties/game-kind.ts'
import type { Table } from '../tested-table.ts'
import type { Secrets } from '../redrawn-copies.ts'
import { talKind, type Described } from './tal-games.ts'

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** Whether bids, or marches, of this round lie open. */
const areBidsOpen = ({ phase }: TalState): boolean => phase > phases.indexOf('auction')
const areMarchesOpen = ({ phase, turn }: TalState): boolean =>
  phase > phases.indexOf('overseers') || (phase === phases.indexOf('overseers') && turn >= 0)

/** How many tablets lie on which group, of seats that have sealed. */
const tabletsShown = ({ laid, sealed }: TalState) =>
  laid.map((groups, seat) => (sealed[seat] === 1 ? [...groups].sort() : []))

export const talSecrets = (game: Described): Secrets<TalState> => ({
  next: (table, chance) => nextWish(talKind, table, game, chance),
  // Half of the time the questions are asked anew, half of the time they stay as they are.
  moment: table => (talKind.isSettled(table) && table.picks.length % 2 === 0 ? 'settled' : 'open'),
  withoutShown: line => line,
  showsSilently: () => false,
  isGivenAway: ({ run: { state } }, { run: { state: other } }, [lines, others]) =>
    (!areBidsOpen(state) && differ(tabletsShown(state), tabletsShown(other))) ||
    (areBidsOpen(state) && areBidsOpen(other) && differ(state.laid, other.laid)) ||
    (areMarchesOpen(state) && areMarchesOpen(other) && differ(state.marches, other.marches)) ||
    differ(...([lines, others].map(told => told.filter(({ key }) => key === 'groups')) as [unknown, unknown])),
  imaginable: (table: Table<TalState>) => talKind.imaginable(table as Table<TalState>),
})
