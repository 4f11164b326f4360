// Reads a game that was kept as a file, without a server. A file may come from anywhere: nothing in it is believed before the
// game has been played through with it and come out as it says.
import * as v from 'valibot'
import { levels } from '#shared/bot-levels.ts'
import { isProblem } from '#shared/engine/game.ts'
import { gameNames, type GameName } from '#shared/game-names.ts'
import type { GameManifest } from '#shared/game-manifest.ts'
import { nameSchema, pickSchema, shareSchema, type Result } from '#shared/protocol.ts'
import { maxTakenBack } from '#shared/table/lifetime.ts'
import { hashOfHex, provesSeed } from '#shared/table/shuffle.ts'
import { settleOptions } from '#shared/table/table-options.ts'
import { byGame } from '../platform/by-game.ts'
import { reuseUnchanged } from '../table/reuse-unchanged.ts'
import { fetchRules } from '../table/load-rules.ts'
import { replayOf } from '../table/end/play-through.ts'
import type { FinishedGame } from './finished-game.ts'
import { versions, type GameFile } from './game-file.ts'

/** The largest file that is read, in bytes: several times what the longest games take. */
export const largestFile = 2 * 1024 * 1024
const maxMoves = 20_000

/** Why a file is not shown: it is too large, holds something else, is of other rules, or of no game that was ever played. */
export type FileFault = 'large' | 'other' | 'version' | 'broken'

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const seat = whole(5)
const level = v.picklist(levels)
const move = v.union([
  v.strictObject({ seat, ...pickSchema.entries, late: v.exactOptional(v.literal(true)) }),
  v.strictObject({ seat, undo: v.literal(true) }),
  v.strictObject({ seat, standIn: level, by: seat }),
  v.strictObject({ seat, back: v.literal(true) }),
  v.strictObject({ seat, gaveUp: level }),
])
const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const hex = (digits: number) => v.pipe(v.string(), v.length(digits), v.regex(/^[0-9a-f]*$/))
const points = v.pipe(v.number(), v.integer())
const resultSchema = v.strictObject({
  scores: v.pipe(
    v.array(
      v.strictObject({
        seat,
        total: points,
        parts: v.pipe(v.array(v.strictObject({ label: text(200), points })), v.maxLength(200)),
      }),
    ),
    v.maxLength(6),
  ),
  winners: v.pipe(v.array(seat), v.maxLength(6)),
})
/** Enough to tell a file of this form from others, and which rules it needs. */
const headSchema = v.object({ keptGame: v.literal(1), game: v.picklist(gameNames), rules: whole(1e9) })
const schema = v.strictObject({
  ...headSchema.entries,
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  ended: v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())]),
  players: v.pipe(
    v.array(v.strictObject({ name: nameSchema, bot: v.nullable(level) })),
    v.minLength(1),
    v.maxLength(6),
  ),
  result: resultSchema,
  options: v.record(text(40), v.unknown()),
  seats: whole(6),
  seed: hex(32),
  shuffle: v.exactOptional(
    v.nullable(
      v.strictObject({
        secretHash: hex(64),
        shareHashes: v.pipe(v.array(v.nullable(hex(64))), v.maxLength(6)),
        secret: hex(32),
        shares: v.pipe(v.array(v.nullable(shareSchema)), v.maxLength(6)),
        count: whole(1000),
      }),
    ),
  ),
  picks: v.pipe(v.array(move), v.maxLength(maxMoves)),
})

const settlers = byGame(
  import.meta.glob<GameManifest['settle']>('../../../shared/*/options.ts', { eager: true, import: 'settle' }),
)

/**
 * Reads a file.
 * @param pause called between stretches of the game, so that the page stays answerable; rejects once nobody waits
 */
export async function readGameFile(
  file: Pick<Blob, 'size' | 'text'>,
  pause: () => Promise<void>,
): Promise<FinishedGame | FileFault> {
  if (file.size > largestFile) return 'large'
  const held = parsed(await file.text())
  const head = v.safeParse(headSchema, held)
  if (!head.success) return 'other'
  const { game, rules } = head.output
  if (rules !== versions[game]) return 'version'
  // What is wrong is told nobody, and a file can hold a million faults.
  const checked = v.safeParse(schema, held, { abortEarly: true })
  if (!checked.success) return 'broken'
  const kept: GameFile = checked.output
  if (kept.players.length !== kept.seats || !areSettled(game, kept)) return 'broken'
  // What is told of a seat, as who plays it, does not ask the game whether there is such a seat.
  if (kept.picks.some(told => told.seat >= kept.seats || ('by' in told && told.by >= kept.seats))) return 'broken'
  if (kept.shuffle && !provesSeed(kept.shuffle, kept.seed)) return 'broken'
  return playedThrough(kept, pause)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Whether options are such as a table is played with. */
function areSettled(game: GameName, { options, seats }: GameFile): boolean {
  const settled = settleOptions({ settle: settlers[game] }, options, seats, () => 0)
  return !isProblem(settled) && reuseUnchanged(options, settled) === options
}

/** Plays the whole game, which also makes every moment of it quick to reach. */
async function playedThrough(kept: GameFile, pause: () => Promise<void>): Promise<FinishedGame | FileFault> {
  const { keptGame: _form, rules: _rules, id, ended, players, result, ...history } = kept
  const rules = await fetchRules(history.game)
  try {
    // A file could hold a phase without end: each copy of the game plays the picks of its phase again.
    const replay = replayOf(rules, history, maxTakenBack)
    while (replay.extendSnapshots()) await pause()
    replay.goTo(replay.length)
    if (!cameOutAs(result, replay.referee.result)) return 'broken'
    replay.goTo(0)
    const end = {
      id,
      game: history.game,
      options: history.options,
      seats: players.map(({ name, bot }, at) => ({ seat: at, name, bot, standIn: null, connected: true })),
      seedHash: hashOfHex(history.seed),
      you: null,
      result,
      ended,
    }
    return { end, history, replay }
  } catch {
    // A move that is not legal: this game was never played. Or nobody waits for it.
    return 'broken'
  }
}

/** Whether points and winners are the same. */
function cameOutAs(said: Result, made: Result | null): boolean {
  const told = (result: Result) =>
    JSON.stringify([result.scores.map(score => [score.seat, score.total]), result.winners])
  return made !== null && told(said) === told(made)
}
