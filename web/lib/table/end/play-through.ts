// Plays a finished game through once more, in the browser, and reads its positions: what the stored history holds is enough to know
// how the game went.
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Rules } from '#shared/engine/game.ts'
import type { State } from '#shared/engine/game-context.ts'
import { Replay } from '#shared/engine/game-replay.ts'
import type { GameHistory, GameName } from '#shared/protocol.ts'
import { fetchHistory } from '../fetch-history.ts'
import { fetchRules } from '../load-rules.ts'

/**
 * A finished game at its beginning, to be played through with its rules.
 * @param takingBackLimit as the referee's, where the picks may be of no table
 */
export const replayOf = (
  rules: Rules<State>,
  { options, seats, seed, picks }: GameHistory,
  takingBackLimit = Infinity,
): Replay => new Replay(rules, { options, seats, seed: hexToBytes(seed), moves: picks, takingBackLimit })

/**
 * Reads a game at its beginning, at every checkpoint (a turn, a phase) and at its end.
 * @param read what is kept of each position: gets its round and the table as anybody sees it
 * @param pause called after every move, so that the page stays answerable
 * @throws Error if the history is of other rules than these
 */
export async function playThrough<Position>(
  replay: Replay,
  read: (round: number, table: object) => Position,
  pause: () => Promise<void>,
): Promise<readonly Position[]> {
  const positions: Position[] = []
  const note = (round: number) => positions.push(read(round, replay.referee.table(null)))
  let { checkpoint, round } = replay.referee
  note(round)
  while (replay.at < replay.length) {
    replay.goTo(replay.at + 1)
    const { referee } = replay
    // The round that was played, not the one that a checkpoint begins.
    if (referee.checkpoint !== checkpoint || replay.at === replay.length) note(round)
    ;({ checkpoint, round } = referee)
    await pause()
  }
  return positions
}

/** Lets the browser draw and answer, then goes on. */
export const afterTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** The positions of a table's finished game, see `playThrough`; rejects where its history or its rules cannot be fetched. */
export async function positionsOf<Position>(
  id: string,
  game: GameName,
  read: (round: number, table: object) => Position,
): Promise<readonly Position[]> {
  const [history, rules] = await Promise.all([fetchHistory(id), fetchRules(game)])
  if (!history.ok) throw new Error('there is no history')
  return playThrough(replayOf(rules, history.body), read, afterTask)
}
