// Two kinds of players against each other: the same deals from all seats, so that luck weighs alike on both.
import { estimate } from '#shared/bots/estimate.ts'
import type { PreparedGame } from '#shared/engine/game.ts'
import type { State } from '#shared/engine/game-context.ts'
import { Chance } from '#shared/chance.ts'
import { playGame, quietly, type Thinker } from '#test/training/self-play.ts'

/** How two kinds of players fared: A sat in one seat, B in all others. */
export interface Outcome {
  readonly games: number
  /** Victories of A, a shared one in parts; and those B's seats had together. */
  readonly wins: number
  /** By deal: the part of its games, one from each seat, that A won. */
  readonly byDeal: readonly number[]
  /** How many points A was ahead of the best of the others, by game; its points where there are no others. */
  readonly margins: readonly number[]
  /** Processor time of each pick, in ms, for A and for B, and of each turn. */
  readonly picks: readonly [number[], number[]]
  readonly turns: readonly [number[], number[]]
}

/**
 * Plays every deal once from each seat.
 * @param deals how many
 */
export function matchUp<S extends State>(
  prepared: PreparedGame<S>,
  [one, other]: readonly [Thinker<S>, Thinker<S>],
  deals: number,
  seed: number,
): Outcome {
  const { seats } = prepared
  const seeds = new Chance(seed)
  const byDeal: number[] = []
  const margins: number[] = []
  const picks: [number[], number[]] = [[], []]
  const turns: [number[], number[]] = [[], []]
  for (let deal = 0; deal < deals; deal++) {
    const dealt = seeds.seed()
    const thoughts = seeds.below(1 << 30)
    let won = 0
    for (let seat = 0; seat < seats; seat++) {
      let spent = 0
      const thinkers = Array.from({ length: seats }, (_, at) => (at === seat ? one : other))
      const match = quietly(prepared, dealt)
      playGame(match, thinkers, new Chance(thoughts), (point, took) => {
        const side = point.seat === seat ? 0 : 1
        picks[side].push(took)
        spent += took
        if (match.open[0]?.point.seat === point.seat) return
        turns[side].push(spent)
        spent = 0
      })
      const { scores, winners } = match.instance.result ?? { scores: [], winners: [] }
      if (winners.includes(seat)) won += 1 / winners.length
      const own = scores[seat]?.total ?? 0
      const others = scores.filter(score => score.seat !== seat).map(({ total }) => total)
      margins.push(own - (seats === 1 ? 0 : Math.max(...others)))
    }
    byDeal.push(won / seats)
  }
  return {
    games: deals * seats,
    wins: byDeal.reduce((sum, part) => sum + part * seats, 0),
    byDeal,
    margins,
    picks,
    turns,
  }
}

/** What came of several match-ups together. */
export const together = (outcomes: readonly Outcome[]): Outcome => ({
  games: outcomes.reduce((sum, { games }) => sum + games, 0),
  wins: outcomes.reduce((sum, { wins }) => sum + wins, 0),
  byDeal: outcomes.flatMap(({ byDeal }) => byDeal),
  margins: outcomes.flatMap(({ margins }) => margins),
  picks: [outcomes.flatMap(({ picks: [one] }) => one), outcomes.flatMap(({ picks: [, other] }) => other)],
  turns: [outcomes.flatMap(({ turns: [one] }) => one), outcomes.flatMap(({ turns: [, other] }) => other)],
})

/** Half the width of the interval that holds a mean 95 times out of 100. */
export const interval = (numbers: readonly number[]): number => estimate(numbers).within

export const meanOf = (numbers: readonly number[]): number => estimate(numbers).mean

/** @param part 0.5 for the median */
export const quantile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0
