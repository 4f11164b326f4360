// The deck-builder as bots see it.
import type { BotRules } from '../../bots/bot-rules.ts'
import type { GameBots } from '../../bots/game-bots.ts'
import { styles } from '../../bots/levels.ts'
import { squash, unsquash } from '../../bots/net.ts'
import { entryAt } from '../../entry.ts'
import { CardIndex } from '../card-index.ts'
import type { ValleyOptions } from '../options.ts'
import { perfectScore } from '../scoring.ts'
import type { ValleyState } from '../state.ts'
import { Choices } from './choices.ts'
import { inputCount, Reader } from './inputs.ts'
import { factsOf } from './position-facts.ts'
import { weightsFor } from './nets.ts'
import { Reckoning } from './reckoning.ts'

/** Points by which one is well ahead, or well short of the perfect tomb. */
const clearMargin = 25

/** In Master solitaire few cards entomb others, and whoever loses them by a misjudgement ends with next to nothing. */
const blurOfMaster = 0.1

/** What bots need to know of a table with these options and seats, or who advises a person there. */
export function botRules(options: ValleyOptions, seats: number, advises = false): BotRules<ValleyState> {
  const cards = new CardIndex(options, seats)
  const choices = new Choices(cards, advises)
  const judged = options.solitaire ? alone(cards, options.solitaire) : amongOthers(cards, seats)
  return {
    ...judged,
    depth: 2,
    choices: (match, point) => choices.of(match, point).map(picked => [picked]),
    simply: (match, point) => [choices.simply(match, point, choices.of(match, point))],
    isSettled: (_, { kind }) => kind === 'play',
    beginsTurn: (point, seat) => point.seat === seat,
    movesMade: ({ game: { state } }) =>
      entryAt(state.players, state.turn).play.length + state.bought.length + state.acting.length,
    facts: factsOf(cards, options.solitaire !== undefined),
    isMinor: ({ kind }) => kind === 'crumble' || kind === 'react' || kind === 'pay',
  }
}

/** By what positions are judged. */
type Judged = Pick<BotRules<ValleyState>, 'inputs' | 'read' | 'outcome' | 'pointsOf' | 'showsLuck' | 'blurScale'>

function amongOthers(cards: CardIndex, seats: number): Judged {
  const reader = new Reader(cards, seats)
  return {
    inputs: inputCount,
    showsLuck: true,
    read: ({ game: { state } }, seat, inputs) => reader.read(state, seat, inputs),
    outcome: ({ instance: { result } }, seat) => {
      const { scores, winners } = result ?? { scores: [], winners: [] }
      const own = scores.find(score => score.seat === seat)?.total ?? 0
      const most = Math.max(...scores.filter(score => score.seat !== seat).map(({ total }) => total))
      const won = winners.includes(seat) ? 2 / winners.length - 1 : -1
      return (won + squash((own - most) / clearMargin)) / 2
    },
  }
}

/** Alone, one number is judged by: how near to the perfect tomb the own one is likely to come. */
function alone(cards: CardIndex, kind: 'starter' | 'master'): Judged {
  const reckoning = new Reckoning(cards)
  const perfect = perfectScore(cards)
  const nearness = (points: number) => 1 + (points - perfect) / clearMargin
  return {
    inputs: 1,
    ...(kind === 'master' ? { blurScale: blurOfMaster } : {}),
    read: ({ game: { state } }, _, inputs) => inputs.add(0, nearness(reckoning.expected(state))),
    pointsOf: worth => perfect + (unsquash(worth) - 1) * clearMargin,
    outcome: ({ instance: { result } }) => squash(nearness(result?.scores[0]?.total ?? 0)),
  }
}

/** The bots of the deck-builder. */
export const bots: GameBots<ValleyState, ValleyOptions> = {
  rules: botRules,
  weights: weightsFor,
  styles,
  asides: ['pay', 'fell'],
}
