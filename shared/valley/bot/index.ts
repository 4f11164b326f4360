// The deck-builder as bots see it.
import type { BotRules } from '../../bots/bot-rules.ts'
import type { GameBots } from '../../bots/game-bots.ts'
import { styles } from '../../bots/levels.ts'
import { squash } from '../../bots/net.ts'
import { entryAt } from '../../entry.ts'
import { CardIndex } from '../card-index.ts'
import type { ValleyOptions } from '../options.ts'
import { perfectScore } from '../scoring.ts'
import type { ValleyState } from '../state.ts'
import { Choices } from './choices.ts'
import { inputCount, Reader } from './inputs.ts'
import { weightsFor } from './nets.ts'

/** Points by which one is well ahead. */
const clearMargin = 25

/** What bots need to know of a table with these options and seats. */
export function botRules(options: ValleyOptions, seats: number): BotRules<ValleyState> {
  const cards = new CardIndex(options, seats)
  const choices = new Choices(cards)
  const reader = new Reader(cards, seats)
  const perfect = perfectScore(cards)
  return {
    inputs: inputCount,
    depth: 2,
    choices: (match, point) => choices.of(match, point).map(picked => [picked]),
    simply: (match, point) => [choices.simply(match, point, choices.of(match, point))],
    isSettled: (_, { kind }) => kind === 'play',
    beginsTurn: (point, seat) => point.seat === seat,
    movesMade: ({ game: { state } }) =>
      entryAt(state.players, state.turn).play.length + state.bought.length + state.acting.length,
    isMinor: ({ kind }) => kind === 'crumble' || kind === 'react' || kind === 'pay',
    read: ({ game: { state } }, seat, inputs) => reader.read(state, seat, inputs),
    outcome: ({ instance: { result } }, seat) => {
      const { scores, winners } = result ?? { scores: [], winners: [] }
      const own = scores.find(score => score.seat === seat)?.total ?? 0
      if (seats === 1) return (2 * own) / perfect - 1
      const most = Math.max(...scores.filter(score => score.seat !== seat).map(({ total }) => total))
      const won = winners.includes(seat) ? 2 / winners.length - 1 : -1
      return (won + squash((own - most) / clearMargin)) / 2
    },
  }
}

/** The bots of the deck-builder. */
export const bots: GameBots<ValleyState, ValleyOptions> = { rules: botRules, weights: weightsFor, styles }
