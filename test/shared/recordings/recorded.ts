// Recorded games: real picks with what came of them, so that a change of the rules or of the stored state cannot pass
// unnoticed. A table goes on under newer code only by playing its picks again; where they would come out otherwise, its
// game's `version` has to be another one, and the table says `other-version` instead of guessing.
//
// Whoever changes what a game does with a pick, its questions' ids, its options' ids or its state:
//   1. raises `version` in shared/valley/version.ts or shared/tal/version.ts by one,
//   2. records anew: `npm run record -- valley`, or `tal`; without a name both.
// The command refuses where the outcome is another one while the version is not, and leaves the recording where both are the
// same. While the new version has not been
// deployed yet it may be recorded once more: `npm run record -- valley --undeployed`.
// A field that states stored before may lack, and without which every pick comes out the same (what only a redrawn copy reads),
// leaves the version as it is: such games are recorded with `--undeployed` too, once their outcomes without it are seen to be
// those recorded.
// What the log says, and which options were offered beside the one picked, may change freely: neither is played again.
import { readFileSync } from 'node:fs'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Game } from '#shared/engine/game.ts'
import { movesIn, textOf } from '#shared/engine/recorded-moves.ts'
import { Referee } from '#shared/engine/referee.ts'
import { applyMove } from '#shared/engine/game-replay.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { GameName, Params } from '#shared/protocol.ts'

/** A game that was played, and what came of it. */
export interface RecordedGame {
  readonly name: string
  /** As the game settled them. */
  readonly options: Params
  readonly seats: number
  /** 32 hex digits. */
  readonly seed: string
  /** As `movesIn` reads them. */
  readonly moves: string
  /** See `outcomeOf`. */
  readonly outcome: string
}

/** All recorded games of one kind, and the version of the game that they were recorded with. */
export interface Recording {
  readonly version: number
  readonly games: readonly RecordedGame[]
}

/** Where the recording of a game lies. */
export const fileOf = (game: GameName): URL => new URL(`${game}.json`, import.meta.url)

/** The recorded games of one kind. */
export function recordingOf(game: GameName): Recording {
  const recording: Recording = JSON.parse(readFileSync(fileOf(game), 'utf8'))
  return recording
}

/** Moves between two looks at the game. */
const between = 25

/**
 * What comes of a game that is played again: a hash of its state, its numbers and its open questions after each 25 moves,
 * then those of the end with the scores; where a move is refused, which one and why, and nothing after it.
 */
export function outcomeOf(
  game: Game<State>,
  { options, seats, seed, moves }: Omit<RecordedGame, 'outcome' | 'name'>,
): string {
  const looks: string[] = []
  try {
    const referee = new Referee(game, options, seats, hexToBytes(seed))
    for (const [index, move] of movesIn(moves).entries()) {
      if (index % between === 0) looks.push(hashOf(referee, seats))
      try {
        applyMove(referee, move)
      } catch (refused) {
        throw new Error(`at move ${index + 1}, ${textOf([move])}`, { cause: refused })
      }
    }
    looks.push(hashOf(referee, seats), JSON.stringify(referee.result?.scores.map(({ total }) => total)))
  } catch (thrown) {
    looks.push(String(thrown))
  }
  return looks.join(' ')
}

function hashOf(referee: Referee, seats: number): string {
  const open = Array.from({ length: seats }, (_, seat) => referee.openFor(seat))
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([referee.saved, open, referee.result], inOrder)))).slice(0, 8)
}

/** The same text for the same data, in whatever order its keys were written. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
