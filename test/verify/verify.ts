// Checks the shuffle of a finished game by itself, from what its table opened at the end (worker/API.md, Shuffle): hashes, seed, random
// stream, draws and shuffles are made here anew, with nothing of ours but the rules, by which the game is then played once more.
import { createCipheriv, createHash } from 'node:crypto'
import type { Rules } from '../../shared/engine/game.ts'
import type { GameContext, State } from '../../shared/engine/game-context.ts'
import { applyMove } from '../../shared/engine/game-replay.ts'
import { Referee } from '../../shared/engine/referee.ts'
import type { GameHistory, Result } from '../../shared/protocol.ts'

/** What came of it: what is wrong, and how the game ended. */
export interface Verified {
  readonly faults: readonly string[]
  readonly moves: number
  /** The seat that begins; null where no seat does. */
  readonly begins: number | null
  /** How many numbers were drawn from the stream. */
  readonly drawn: number
  readonly result: Result | null
  /** The table as everybody sees it at the end; null where it did not come to one. */
  readonly table: object | null
}

const range = 2 ** 32
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const fromHex = (digits: string) => Buffer.from(digits, 'hex')

/** The words of a ChaCha20 stream whose key is the seed twice, with nonce and counter 0. */
function wordsOf(seed: Buffer): () => number {
  const cipher = createCipheriv('chacha20', Buffer.concat([seed, seed]), Buffer.alloc(16))
  let block = Buffer.alloc(0)
  let at = 0
  return () => {
    if (at === block.length) [block, at] = [cipher.update(Buffer.alloc(1024)), 0]
    at += 4
    return block.readUInt32LE(at - 4)
  }
}

/** The words by their number: a pick that is taken back gives its words back too. */
class OwnStream {
  private readonly next: () => number
  private readonly words: number[] = []

  constructor(seed: Buffer) {
    this.next = wordsOf(seed)
  }

  word(at: number): number {
    while (this.words.length <= at) this.words.push(this.next())
    return this.words[at] ?? 0
  }
}

/** The same rules, but every number that they draw and every pile that they shuffle comes from here. */
function drawingHere(rules: Rules<State>, seed: Buffer): Rules<State> {
  const stream = new OwnStream(seed)
  const draws = ({ state, journal }: GameContext<State>) => {
    const below = (count: number): number => {
      let at = state.position
      let word = stream.word(at++)
      // Words above the largest multiple are passed over, so that every number is equally likely.
      while (word >= range - (range % count)) word = stream.word(at++)
      state.position = journal.change(state, 'position', at)
      return word % count
    }
    const shuffle = (pile: number[]) => {
      for (let last = pile.length - 1; last > 0; last--) journal.swap(pile, last, below(last + 1))
    }
    return { below, shuffle }
  }
  return {
    ...rules,
    prepare: (options, seats) => {
      const prepared = rules.prepare(options, seats)
      return {
        seats,
        start: () => prepared.start(),
        play: game => {
          Object.assign(game.random, draws(game))
          return prepared.play(game)
        },
      }
    },
  }
}

function seedOf(secret: string, shares: readonly (string | null)[], count: number): Buffer {
  return sha256(['seed', secret, ...shares.map(share => share ?? '-'), count].join('\n')).subarray(0, 16)
}

/**
 * Verifies a game.
 * @param said the result that it is said to have come to, if that is known
 * @param begins the seat that had to begin; null for none, as at every table that follows no other; undefined where that
 *   is not known
 */
export function verify(rules: Rules<State>, history: GameHistory, said?: Result, begins?: number | null): Verified {
  const { options, seats, seed, shuffle, picks } = history
  const faults: string[] = []
  const dealt = (from: Buffer) => new Referee(drawingHere(rules, from), options, seats, from)
  const beginner = ({ dealLines }: Referee) => dealLines.find(({ key }) => key === 'begin')?.seat ?? null
  const check = (holds: boolean, fault: string) => void (holds || faults.push(fault))
  const referee = dealt(fromHex(seed))
  const first = beginner(referee)
  if (!shuffle) faults.push('nothing was opened that the seed was made of')
  else {
    const { secret, secretHash, shares, shareHashes, count } = shuffle
    check(sha256(fromHex(secret)).toString('hex') === secretHash, 'the secret does not have the hash that was shown')
    check(shares.length === seats && shareHashes.length === seats, 'there is not one share, or none, for each seat')
    for (const [seat, share] of shares.entries())
      check((share && sha256(share).toString('hex')) === shareHashes[seat], `share ${seat} does not have its hash`)
    check(seedOf(secret, shares, count).toString('hex') === seed, 'secret and shares do not give the seed')
    // A count goes up only until the right seat begins; which one that is, the deal itself says.
    for (let before = 0; before < Math.min(count, 299); before++)
      if (beginner(dealt(seedOf(secret, shares, before))) === first) faults.push(`count ${before} would do`)
    if (begins === null) check(count === 0, `no seat had to begin, and ${count} seeds were passed over`)
    else if (begins !== undefined) check(first === begins || count >= 299, `seat ${begins} had to begin, not ${first}`)
  }
  try {
    for (const move of picks) applyMove(referee, move)
    check(referee.over, 'the game does not come to its end')
  } catch (thrown) {
    faults.push(`the moves cannot be made: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
  const { result, over } = referee
  const points = (of: Result) => JSON.stringify([of.scores.map(({ seat, total }) => [seat, total]), of.winners])
  if (said) check(result !== null && points(result) === points(said), 'the game comes to another result')
  const drawn = referee.fullMatch.game.state.position
  return { faults, moves: picks.length, begins: first, drawn, result, table: over ? referee.table(null) : null }
}
