// Random games of every kind for the verifier: dealt by the tables' own code, played at random, undos included; and the same with
// something changed that it has to find.
import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { Chance } from '#shared/chance.ts'
import { Referee } from '#shared/engine/referee.ts'
import type { GameHistory, OpenedShuffle, RecordedMove, Result } from '#shared/protocol.ts'
import { Dealing } from '#shared/table/dealing.ts'
import { hashOfHex, hashOfShare, seedOf } from '#shared/table/shuffle.ts'
import type { MadeEvent } from '#shared/table/rows.ts'
import { anyPick } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import type { RandomGame, TestedGame } from '#test/shared/properties/tested-game.ts'

/** A game that was played to its end. */
export interface PlayedGame {
  readonly history: GameHistory
  readonly result: Result
  /** The table as everybody sees it at the end. */
  readonly table: object
  /** How many numbers were drawn. */
  readonly drawn: number
  /** The seat that had to begin; null for none. */
  readonly begins: number | null
}

/** A number of random games of one kind, one after the other. */
export const playedGames = function* (kind: TestedGame, count: number, seed: number): Generator<PlayedGame> {
  for (const game of fc.sample(kind.randomGames, { numRuns: count, seed })) yield played(kind, game)
}

function played(kind: TestedGame, game: RandomGame): PlayedGame {
  const { options, seats } = kind.tableOf(game).setting
  const chance = new Chance(game.picking)
  const hex = () => bytesToHex(chance.seed())
  const secret = hex()
  const begins = chance.once(3) ? chance.below(seats) : null
  const made = { secret, options, seats, ...(begins === null ? {} : { series: { begins } }) }
  const dealing = new Dealing(made as unknown as MadeEvent)
  const shares = Array.from({ length: seats }, () => (chance.once(4) ? null : hex().slice(0, 22)))
  dealing.begin(kind.game, shares)
  const { seed, opened } = dealing
  const referee = new Referee(kind.game, options, seats, Buffer.from(seed, 'hex'))
  const picks: RecordedMove[] = []
  while (!referee.over) {
    const seat = chance.one(referee.waitingFor)
    if (game.undoes && chance.once(20) && referee.undo(seat) !== null) {
      picks.push({ seat, undo: true })
      continue
    }
    const asked = required(referee.decisions(seat)[0])
    const pick = anyPick({ ...asked, prompt: '', options: asked.options.map(each => ({ ...each, label: '' })) }, chance)
    const taken = referee.pick(seat, pick.decision, pick.options)
    if ('code' in taken) throw new Error(`a pick that was offered is refused: ${taken.reason}`)
    picks.push({ seat, ...pick })
  }
  const history = { game: kind.game.name as GameHistory['game'], options, seats, seed, shuffle: opened, picks }
  const { position } = referee.fullMatch.game.state
  return { history, result: required(referee.result), table: referee.table(null), drawn: position, begins }
}

/** The same history with something changed, by what that is; each has something that the verifier must find. */
export function tampered({ history }: PlayedGame, chance: Chance): Readonly<Record<string, GameHistory>> {
  const { picks } = history
  const shuffle = required(history.shuffle)
  const { shares, shareHashes, count } = shuffle
  const other = bytesToHex(chance.seed())
  const seat = chance.below(shares.length)
  const swapped = shares.with(seat, other.slice(0, 22))
  const opened = (change: Partial<OpenedShuffle>): GameHistory => ({ ...history, shuffle: { ...shuffle, ...change } })
  /** Where the seed is made to fit. */
  const reseeded = (change: Partial<OpenedShuffle>) => ({ ...opened(change), seed: seedOf({ ...shuffle, ...change }) })
  const decided = picks.flatMap((move, nth) => ('decision' in move ? [nth] : []))
  const nth = chance.one(decided)
  return {
    'another secret': reseeded({ secret: other }),
    'another secret and its hash': opened({ secret: other, secretHash: hashOfHex(other) }),
    'a swapped share': reseeded({ shares: swapped }),
    'a swapped share and its hash': opened({
      shares: swapped,
      shareHashes: shareHashes.with(seat, hashOfShare(other.slice(0, 22))),
    }),
    'another seed': { ...history, seed: other },
    'another count': reseeded({ count: count + 1 }),
    'a changed pick': {
      ...history,
      picks: picks.with(nth, { ...required(picks[nth]), options: ['elsewhere'] } as RecordedMove),
    },
    'the last pick left out': { ...history, picks: picks.toSpliced(required(decided.at(-1)), 1) },
  }
}
