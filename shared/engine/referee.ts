// The engine's interface to a table: takes picks by the ids of their options, a batch whole or not at all, and answers what
// each viewer may know. It decides what is legal and open; who may act for a seat and what is stored, the table decides.
import { groupBy } from '../group-by.ts'
import type { RefusalCode, Result } from '../protocol.ts'
import { wantsOne, type DecisionPoint } from './effect.ts'
import type { UnwordedDecision, PreparedGame, Rules, MessageRef, CompleteOptions } from './game.ts'
import { copyNumbers, type Line, type SeatEvents } from './log-lines.ts'
import { History, type MadePick } from './history.ts'
import { Match, type OpenQuestion, type Saved } from './match.ts'
import type { State } from './game-context.ts'
import { Stream } from './random.ts'
import { Thought } from './thought.ts'

/** Why a pick was refused: the code of the API, and which of the reasons behind that code. */
export interface PickRefused {
  readonly code: Extract<RefusalCode, 'stale-decision' | 'illegal-pick' | 'then-too-far'>
  readonly reason: 'not-open' | 'not-offered' | 'too-few' | 'too-many-picked' | 'picked-twice' | 'too-far'
}

/** What came of an accepted pick. */
export interface PickTaken {
  readonly lines: readonly Line[]
  /** For the pick and each that followed: whether the order of its options matters. Needed to recognise a repeated call. */
  readonly ordered: readonly boolean[]
}

/** Runs one match of any game. */
export class Referee {
  private match: Match
  private readonly history = new History()
  private base: Saved
  /** The checkpoint that `base` is of. */
  private begun: number
  /** How many options that `takesBack` names a seat may pick between two checkpoints; 0 where there is no undo either. */
  takingBackLimit = Infinity
  /** What was found to be offered by each open question, for finding it takes dry runs. */
  private readonly known = new Map<DecisionPoint, readonly OfferedOption[]>()
  /** The log lines of the deal, before the first pick. */
  readonly dealLines: readonly Line[]

  /**
   * @param options complete, as the game's `settle` returns them
   * @param seed 16 bytes
   * @param saved what `saved` returned earlier for the same game, options and seed; without it a new game is dealt
   * @param prepared the game with these options and seats, where that was prepared before
   */
  constructor(
    private readonly rules: Rules<State>,
    private readonly options: CompleteOptions,
    seats: number,
    private readonly seed: Uint8Array,
    saved?: Saved,
    private readonly prepared: PreparedGame<State> = rules.prepare(options, seats),
  ) {
    this.match = new Match(prepared, seed, saved)
    this.dealLines = this.takeLines()
    this.base = this.saved
    this.begun = this.match.instance.checkpoint
  }

  /** Whether the game has ended: nothing is asked any more. */
  get over(): boolean {
    return this.match.over
  }

  /** The match as it stands, with all that is hidden: for those who may know it, as after the end. Not to be played on. */
  get fullMatch(): Match {
    return this.match
  }

  /** Scores and winners; null until the game has ended. */
  get result(): Result | null {
    return this.match.instance.result
  }

  /** Seats that have a question open, in the order of the seats. */
  get waitingFor(): readonly number[] {
    return [...new Set(this.match.open.map(({ point }) => point.seat))].sort((one, other) => one - other)
  }

  /** The round that is being played, from 1. */
  get round(): number {
    return this.match.game.state.round
  }

  /** How many lines the log has. */
  get lineCount(): number {
    return this.match.game.numbers.lines
  }

  /**
   * Grows with each pick after which `saved` may be stored: one that ends with a checkpoint of the game. A call that goes on
   * beyond a checkpoint may end in the middle of something that the state alone does not tell.
   */
  get checkpoint(): number {
    return this.begun
  }

  /** The state to go on from later, as plain data. Valid only right after a pick with which `checkpoint` has grown. */
  get saved(): Saved {
    const { game } = this.match
    const numbers = copyNumbers(game.numbers)
    for (const { point } of this.match.open) numbers.questions[point.seat] = (numbers.questions[point.seat] ?? 1) - 1
    return { state: this.rules.copy(game.state), numbers }
  }

  /** Why a seat is waited for, from public knowledge alone; null if it is not. */
  waiting(seat: number): MessageRef | null {
    const found = this.match.openFor(seat)
    return found ? this.match.instance.waiting(found.point) : null
  }

  /** The ids of the questions open for a seat. Needs no dry runs, unlike `decisions`. */
  openFor(seat: number): readonly string[] {
    return this.match.open.filter(({ point }) => point.seat === seat).map(questionId)
  }

  /** The questions open for a seat, with every option that can be completed. Runs the options dry. */
  decisions(seat: number): readonly UnwordedDecision[] {
    return this.match.open
      .filter(({ point }) => point.seat === seat)
      .map(open => {
        const { point } = open
        const offered = this.offered(open).map(({ option }) => option)
        const options = offered.map(option => this.match.instance.offer(point, option))
        return {
          id: questionId(open),
          kind: point.kind,
          key: point.key,
          params: this.match.instance.question(point),
          min: point.min,
          max: Math.min(point.max, options.length),
          ordered: point.ordered,
          ...(this.isUndoable(open) ? { undoable: true as const } : {}),
          options,
          ...this.blocked(point, offered),
        }
      })
  }

  /** The ids of options that a question does not offer, by the reason. */
  private blocked(point: DecisionPoint, offered: readonly number[]): Pick<UnwordedDecision, 'blocked'> {
    const { instance } = this.match
    const obstacles = this.match.obstacles(point, offered)
    const failed = obstacles.map(([option, obstacle]) => [instance.offer(point, option).id, obstacle] as const)
    const all = [...instance.blocked(point), ...failed]
    if (all.length === 0) return {}
    const ids = groupBy(all, ([, obstacle]) => obstacle)
    return { blocked: Object.fromEntries([...ids].map(([key, found]) => [key, found.map(([id]) => id)])) }
  }

  /** What a seat, or a spectator (null), sees of the table. */
  table(viewer: number | null): object {
    return this.match.instance.table(viewer)
  }

  /**
   * Makes a pick and the picks that are to follow at once: all or none.
   * Refuses a decision that is not open for this seat, options that are not offered, and any pick after one that reveals
   * something hidden or after which another seat could, by public knowledge, be asked.
   */
  pick(
    seat: number,
    decision: string,
    options: readonly string[],
    then: readonly (readonly string[])[] = [],
  ): PickTaken | PickRefused {
    const own = this.match.open.filter(({ point }) => point.seat === seat)
    const question = own.findIndex(open => questionId(open) === decision)
    const first = own[question]
    if (!first) return { code: 'stale-decision', reason: 'not-open' }
    const { checkpoint } = this.match.instance
    const before = copyNumbers(this.match.game.numbers)
    const made: Made = { picked: [], ordered: [], isPublic: false, takenBack: 0, endsAtCheckpoint: false }
    const refused =
      then.length === 0 ? this.makeOne(first, options, made) : this.makeAll(first, [options, ...then], made)
    if (refused) return refused
    const { ordered, endsAtCheckpoint, ...rest } = made
    const { game, instance } = this.match
    if (endsAtCheckpoint || this.over) this.beginCheckpoint()
    else {
      const isFinal = game.barrier || instance.checkpoint !== checkpoint
      this.history.add({ seat, question, before, isFinal, ...rest })
    }
    return { lines: this.takeLines(), ordered }
  }

  /** Whether this seat may take its last pick back (API.md, Picks). */
  canUndo(seat: number): boolean {
    return this.history.last(seat) !== null
  }

  /** What seats have taken back since the last checkpoint. */
  get undos(): Pick<History, 'spent' | 'hasReconsidered' | 'mayStillUndo'> {
    return this.history
  }

  /**
   * Takes back a seat's last pick.
   * @returns null if there is none to take back; else the log line of the undo, or no line if the others had not noticed the
   *   pick. Lines from the `since` of that line up to the line itself no longer hold
   */
  undo(seat: number): readonly Line[] | null {
    const pick = this.history.last(seat)
    if (!pick) return null
    const { open, game: played } = this.match
    this.match = this.rebuilt(this.history.without(pick))
    this.known.clear()
    this.takeLines()
    Object.assign(this.match.game.numbers, copyNumbers(played.numbers))
    this.match.askAgain(seat, open)
    const { game } = this.match
    game.unlogged = true
    if (pick.isPublic) game.log(seat, 'undo', { since: pick.before.lines + 1 })
    return this.takeLines()
  }

  /**
   * Logs who plays a seat from now on, or picks for it now. Nobody may take back what was picked before.
   * @returns the line
   */
  logSeat<K extends keyof SeatEvents>(seat: number, key: K, params: SeatEvents[K]): readonly Line[] {
    const { game } = this.match
    game.unlogged = true
    game.log(seat, key, params)
    this.history.close()
    return this.takeLines()
  }

  /** From now on nothing that was picked so far can be taken back. */
  closeHistory(): void {
    this.history.close()
  }

  /**
   * The position as a seat knows it, on a match of its own: nothing done to it reaches this game.
   * @param seed 16 bytes of the thought's own chance, which have nothing to do with the game's
   * @throws Error where nothing is asked of this seat
   */
  thought(seat: number, seed: Uint8Array): Thought {
    const match = this.rebuilt(this.history.picks)
    const found = match.openFor(seat)
    if (!found) throw new Error('nothing is asked of this seat')
    return new Thought(match, found.point, new Stream(seed))
  }

  /** The ids of options of a seat's question, the one that `thought` is about. Needs no dry runs. */
  idsOf(seat: number, options: readonly number[]): readonly string[] {
    const found = this.match.openFor(seat)
    return found ? options.map(option => this.match.instance.offer(found.point, option).id) : []
  }

  /** The same game at the same point, to be played on apart from this one. */
  copy(): Referee {
    const { options, rules, seed, history, match, prepared } = this
    const { state, numbers } = this.base
    const saved = { state: rules.copy(state), numbers: copyNumbers(numbers) }
    const copy = new Referee(rules, options, prepared.seats, seed, saved, prepared)
    copy.match = this.rebuilt(history.picks)
    copy.match.takeNumbers(match)
    copy.history.takeOver(history)
    copy.takingBackLimit = this.takingBackLimit
    copy.takeLines()
    return copy
  }

  /** A match in which picks are played again from the checkpoint, each with the counters that it began with. */
  private rebuilt(picks: readonly MadePick[]): Match {
    const { state, numbers } = this.base
    const match = new Match(this.prepared, this.seed, { state: this.rules.copy(state), numbers: copyNumbers(numbers) })
    for (const { seat, question, picked, before } of picks) {
      Object.assign(match.game.numbers, copyNumbers(before))
      for (const [index, options] of picked.entries()) {
        const open = match.open.filter(({ point }) => point.seat === seat)[index === 0 ? question : 0]
        if (!open) throw new Error('a pick that was made finds no question')
        match.pick(open.point, options)
      }
    }
    return match
  }

  private beginCheckpoint(): void {
    this.base = this.saved
    this.begun = this.match.instance.checkpoint
    this.history.forget()
  }

  /** Makes several picks of one seat, all or none. */
  private makeAll(first: OpenQuestion, picks: readonly (readonly string[])[], made: Made): PickRefused | null {
    const refused = this.match.attempt(
      () => this.makeInOrder(first, picks, made),
      result => result === null,
    )
    if (refused) {
      this.known.clear()
      this.takeLines()
    }
    return refused
  }

  private makeInOrder(first: OpenQuestion, picks: readonly (readonly string[])[], made: Made): PickRefused | null {
    const { seat } = first.point
    let question = first
    for (const [index, options] of picks.entries()) {
      if (index > 0) {
        const next = this.match.openFor(seat)
        if (this.match.game.barrier || !next) return { code: 'then-too-far', reason: 'too-far' }
        question = next
      }
      const refused = this.makeOne(question, options, made)
      if (refused) return refused
    }
    return null
  }

  private makeOne(question: OpenQuestion, ids: readonly string[], made: Made): PickRefused | null {
    const { point } = question
    const illegal = (reason: PickRefused['reason']): PickRefused => ({ code: 'illegal-pick', reason })
    if (new Set(ids).size !== ids.length) return illegal('picked-twice')
    const offered = this.offered(question, made.takenBack)
    const picked = ids.map(id => offered.find(each => each.id === id)?.option)
    if (!picked.every(option => option !== undefined)) return illegal('not-offered')
    if (picked.length < point.min) return illegal('too-few')
    if (picked.length > point.max) return illegal('too-many-picked')
    this.known.clear()
    made.takenBack += picked.filter(option => this.match.instance.takesBack?.(point, option)).length
    const { checkpoint } = this.match.instance
    this.match.pick(point, picked)
    made.endsAtCheckpoint = this.match.instance.checkpoint !== checkpoint
    made.picked.push(picked)
    made.ordered.push(point.ordered)
    made.isPublic ||= !this.match.isSecret
    return null
  }

  /**
   * Whether the pick that answers a question can be taken back, whichever option is picked. Every option is carried out and
   * rolled back; what ends a turn comes last among the options, so those are tried first. That tells nothing hidden: whether
   * a pick can be taken back depends on public knowledge alone.
   */
  private isUndoable(open: OpenQuestion): boolean {
    const { point } = open
    const isSpent = this.takingBackLimit === 0 || this.history.spent(point.seat)
    if (isSpent || this.match.onlyPoint !== point || !wantsOne(point)) return false
    return this.offered(open)
      .toReversed()
      .every(({ option }) => !this.isFinal(point, option))
  }

  /** Whether a pick, once carried out, could not be taken back. Leaves the match as it was. */
  private isFinal(point: DecisionPoint, option: number): boolean {
    const { match } = this
    const { checkpoint } = match.instance
    const isFinal = () => {
      match.game.logging = false
      match.pick(point, [option])
      return match.game.barrier || match.over || match.instance.checkpoint !== checkpoint
    }
    return match.attempt(isFinal, () => false)
  }

  /** @param taken how many options the picks just before it, of the same call, have taken back */
  private offered(open: OpenQuestion, taken = 0): readonly OfferedOption[] {
    const known = this.known.get(open.point)
    if (known) return known
    const { instance } = this.match
    const options = instance.sorted(open.point, this.match.options(open.point))
    const isSpent = instance.takesBack && this.history.takenBack(open.point.seat) + taken >= this.takingBackLimit
    const offered = isSpent ? options.filter(option => !instance.takesBack?.(open.point, option)) : options
    const found = offered.map(option => ({ option, id: instance.offer(open.point, option).id }))
    this.known.set(open.point, found)
    return found
  }

  private takeLines(): readonly Line[] {
    const { game } = this.match
    const { lines } = game
    game.lines = []
    return lines
  }
}

/** What the picks of one call have led to so far. */
interface Made {
  readonly picked: (readonly number[])[]
  readonly ordered: boolean[]
  isPublic: boolean
  takenBack: number
  /** Whether the last of the picks led to a checkpoint. */
  endsAtCheckpoint: boolean
}

interface OfferedOption {
  readonly option: number
  readonly id: string
}

function questionId({ point, number }: OpenQuestion): string {
  return `${point.seat}-${number}`
}
