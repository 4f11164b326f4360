// Tal der Könige as bots see it.
import type { BotRules } from '../../bots/bot-rules.ts'
import type { GameBots } from '../../bots/game-bots.ts'
import type { TalOptions } from '../options.ts'
import { squash } from '../../bots/net.ts'
import { inHand, type TalState } from '../state.ts'
import { choicesOf, simplyOf } from './choices.ts'
import { inputCount, readPosition } from './inputs.ts'
import { factsOf } from './position-facts.ts'
import { styles } from './styles.ts'
import { weights } from './weights/all.ts'

/** Points by which one is well ahead. */
const clearMargin = 8

/** The question with which a round begins: nothing is decided yet. */
const beginsRound = ({ start, laid }: TalState, seat: number): boolean =>
  seat === start && laid[seat]?.every(group => group === inHand) === true

/** What bots need to know of a table with so many seats. */
export const botRules = (seats: number): BotRules<TalState> => ({
  inputs: inputCount,
  depth: 0,
  choices: choicesOf,
  simply: simplyOf,
  isSettled: ({ game: { state } }, { kind, seat }) => kind === 'bid' && beginsRound(state, seat),
  beginsTurn: () => true,
  movesMade: () => 0,
  isMinor: () => false,
  facts: factsOf,
  read: ({ game: { state } }, seat, inputs) => readPosition(state, seats, seat, inputs),
  outcome: ({ instance: { result } }, seat) => {
    const { scores, winners } = result ?? { scores: [], winners: [] }
    const own = scores.find(score => score.seat === seat)?.total ?? 0
    const most = Math.max(...scores.filter(score => score.seat !== seat).map(({ total }) => total))
    const won = winners.includes(seat) ? 2 / winners.length - 1 : -1
    return (won + squash((own - most) / clearMargin)) / 2
  },
})

/** The bots of Tal der Könige: one net for all its tables. */
export const bots: GameBots<TalState, TalOptions> = {
  rules: (_, seats) => botRules(seats),
  weights: () => weights,
  styles,
  toldByPicks: true,
}
