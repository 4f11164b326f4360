// A position as one seat knows it, to be thought about: all that the seat may not know has been dealt anew. Bots are handed
// nothing else, so they cannot peek.
import type { DecisionPoint } from './effect.ts'
import type { State } from './game-context.ts'
import { copyNumbers, type Numbers } from './log-lines.ts'
import type { Mark, Match } from './match.ts'
import type { Stream } from './random.ts'

/** Words of the stream that belong to one world: more than a game ever draws. */
const wordsOfWorld = 1 << 16
/** How many worlds there are. */
const worlds = 1 << 12

/** A match in which a seat's question is open, and may be played on and taken back at will. */
export class Thought<S extends State = State> {
  readonly seat: number
  private readonly before: Before

  /**
   * Takes a match over until `end`.
   * @param stream of the thought's own: what is drawn in it tells nothing of the table's
   */
  constructor(
    readonly match: Match<S>,
    readonly point: DecisionPoint,
    private readonly stream: Stream,
  ) {
    const { game } = match
    this.seat = point.seat
    this.before = {
      stream: game.random.exchange(stream),
      numbers: copyNumbers(game.numbers),
      logging: game.logging,
      recording: game.journal.recording,
      journal: game.journal.mark(),
      match: match.mark,
    }
    game.logging = false
    game.journal.recording = true
    this.dealWorld(0)
  }

  /** Deals everything that the seat may not know anew: the same world whenever it is asked for by this number. */
  dealWorld(world: number): void {
    const { game, instance } = this.match
    game.journal.rollback(this.before.journal)
    const state: State = game.state
    state.position = game.journal.change(state, 'position', (world % worlds) * wordsOfWorld)
    instance.redraw(this.seat, game.random, true)
    // What another seat has begun may not be possible with the cards it holds now: it is then done as far as it can be.
    game.makeIrreversible()
  }

  /** The n-th of the thought's own random numbers, from 0 up to but not including 1: none of any world. */
  random(n: number): number {
    return this.stream.wordAt(worlds * wordsOfWorld + n) / 2 ** 32
  }

  /** Hands on what comes of `judge`, which may make picks in this world, and takes these picks back. */
  withRollback<T>(judge: () => T): T {
    const { match } = this
    const { journal } = match.game
    const mark = journal.mark()
    const asked = match.mark
    const judged = judge()
    journal.rollback(mark)
    match.rollback(asked)
    return judged
  }

  /** Hands the match back as it was taken over: for a match that is played on after the thought. */
  end(): void {
    const { game } = this.match
    const { stream, numbers, logging, recording, journal, match } = this.before
    game.journal.rollback(journal)
    this.match.rollback(match)
    game.journal.recording = recording
    if (!recording) game.journal.forget()
    game.logging = logging
    game.random.exchange(stream)
    Object.assign(game.numbers, numbers)
  }
}

interface Before {
  readonly stream: Stream
  readonly numbers: Numbers
  readonly logging: boolean
  readonly recording: boolean
  /** Where to go back to. */
  readonly journal: number
  readonly match: Mark
}
