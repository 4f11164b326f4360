// Whole random games, as lists of picks, of the kinds of tables whose games are the longest.
import { Chance } from '#shared/chance.ts'
import { Referee } from '#shared/engine/referee.ts'
import { games } from '#shared/games.ts'
import type { GameHistory, SeatPick, Result } from '#shared/protocol.ts'
import type { TableKind } from '#shared/simulator/kinds.ts'
import { setsOf } from '#shared/valley/set-groups.ts'
import { accepted } from '#test/shared/accepted-options.ts'

/** A kind of table with its name for readers. */
export interface NamedKind extends TableKind {
  readonly what: string
}

/** The grand mix with both copies of each card: with half of them it is for four at most. */
export const grandMix: NamedKind = {
  what: 'the grand mix with six',
  game: 'valley',
  seats: 6,
  options: {
    sets: [...setsOf('base'), ...setsOf('last-rites')],
    starters: 'both',
    uniques: ['base', 'last-rites', 'premium'],
    pharaohs: true,
  },
}
export const talOfFour: NamedKind = { what: 'Tal der Könige with four', game: 'tal', seats: 4, options: {} }

/** A seat's pick, or the undo of its last one. */
export type RandomMove = { readonly seat: number } & (SeatPick | { readonly undo: true })

/** A game that was played to its end. */
export interface RandomGame extends Omit<GameHistory, 'picks' | 'shuffle'> {
  readonly picks: readonly RandomMove[]
  readonly result: Result | null
}

/**
 * A whole game in which everybody picks at random among what is offered.
 * @param undoOnceIn a pick that can be taken back is taken back once in so many times
 */
export function randomGame(
  { game: name, seats, options: wished }: TableKind,
  chance: Chance,
  undoOnceIn = Infinity,
): RandomGame {
  const game = games[name]
  const options = accepted(game.settle(wished, seats, count => chance.below(count)))
  const seed = chance.seed()
  const referee = new Referee(game, options, seats, seed)
  const picks: RandomMove[] = []
  while (!referee.over) {
    const last = picks.at(-1)
    if (undoOnceIn < Infinity && last && referee.canUndo(last.seat) && chance.once(undoOnceIn)) {
      referee.undo(last.seat)
      picks.push({ seat: last.seat, undo: true })
      continue
    }
    const seat = chance.one(referee.waitingFor)
    const { id, min, max, options: offered } = chance.one(referee.decisions(seat))
    const picked = chance.some(offered, min + chance.below(max - min + 1)).map(option => option.id)
    referee.pick(seat, id, picked)
    picks.push({ seat, decision: id, options: picked })
  }
  return { game: name, options, seats, seed: Buffer.from(seed).toString('hex'), picks, result: referee.result }
}

/** The longest of so many random games, always the same ones. */
export function longestGame(kind: TableKind, tries: number): RandomGame {
  const chance = new Chance(kind.seats)
  return Array.from({ length: tries }, () => randomGame(kind, chance)).reduce((longest, other) =>
    other.picks.length > longest.picks.length ? other : longest,
  )
}
