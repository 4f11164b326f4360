// How moves of an analysis are told: by what was logged of them, or where that does not tell them by what was picked.
import type { State } from '../engine/game-context.ts'
import type { Replay } from '../engine/game-replay.ts'
import type { Line } from '../engine/log-lines.ts'
import type { Referee } from '../engine/referee.ts'
import { entryAt } from '../entry.ts'
import type { UnlabelledOption } from '../protocol.ts'
import type { Picked, Plan } from './bot-rules.ts'
import type { GameBots } from './game-bots.ts'
import type { Judge } from './judge.ts'
import type { MadeMove } from './moves-made.ts'

/** A move as it is told: by lines of the log or, where there are none, by the options that were picked. */
export interface ToldMove {
  /** The key of the question that it answered. */
  readonly asked: string
  readonly lines: readonly Line[]
  readonly options: readonly UnlabelledOption[]
}

/** Questions that follow a move and are still told with it, at most. */
const maxAnswers = 12

/** Tells moves that are made at the moment to which a replay has gone. */
export class MoveDescriber {
  private readonly answers: number

  constructor(
    private readonly judge: Judge<State>,
    private readonly bots: GameBots,
    private readonly replay: Replay,
  ) {
    this.answers = bots.toldByPicks ? 0 : maxAnswers
  }

  /**
   * How a move is told that was not made, until nothing is half done, with the own answers that are best after it; null where it
   * cannot be carried out.
   * @param seed of the thoughts about these answers
   */
  instead(seat: number, plan: Plan, seed: Uint8Array): ToldMove | null {
    const walked = this.walk(seat, plan)
    if (!walked) return null
    const { asked, walk } = walked
    for (let count = 0; count < this.answers && this.isHalfDone(walk.referee, seat); count++)
      if (!walk.answerWell(seed)) return null
    return this.told(asked, walk)
  }

  /** How the move is told that was made. Leaves the replay after it. */
  made(seat: number, { plan }: MadeMove): ToldMove {
    const walked = this.walk(seat, plan)
    const told = walked ? this.told(walked.asked, walked.walk) : { asked: '', lines: [], options: [] }
    if (this.bots.toldByPicks) return told
    const { replay } = this
    const before = replay.referee.lineCount
    for (let count = 0; count < this.answers && replay.at < replay.length; count++) {
      replay.goTo(replay.at + 1)
      if (!this.isHalfDone(replay.referee, seat)) break
    }
    const lines = replay.lines.slice(before).filter(line => line.seat === seat)
    return this.told(told.asked, { lines: withoutUndone(lines), options: told.options })
  }

  /** Carries a plan out on a copy of the game; null where it cannot be. */
  private walk(seat: number, plan: Plan): { readonly asked: string; readonly walk: Walk } | null {
    const walk = new Walk(this.judge, this.replay.referee.copy(), seat)
    const asked = walk.keyAsked
    if (asked === undefined) return null
    // What is asked in between is answered simply, as where plans are tried.
    for (const picked of plan) {
      while (walk.keyAsked !== undefined && walk.keyAsked !== asked) if (!walk.answer()) return null
      if (!walk.pick(picked)) return null
    }
    return { asked, walk }
  }

  private isHalfDone({ fullMatch }: Referee, seat: number): boolean {
    const open = fullMatch.openFor(seat)
    return open !== undefined && !this.judge.rules.isSettled(fullMatch, open.point)
  }

  private told(asked: string, { lines, options }: Omit<ToldMove, 'asked'>): ToldMove {
    const { asides = [], toldByPicks } = this.bots
    const telling = toldByPicks ? [] : lines.filter(({ key }) => !asides.includes(key))
    return telling.length > 0 ? { asked, lines: telling, options: [] } : { asked, lines: [], options }
  }
}

/** Picks of one seat on a copy of a game, and what is told of them. */
class Walk {
  readonly lines: Line[] = []
  readonly options: UnlabelledOption[] = []

  constructor(
    private readonly judge: Judge<State>,
    readonly referee: Referee,
    private readonly seat: number,
  ) {}

  /** What the seat is asked; undefined where it is not. */
  get keyAsked(): string | undefined {
    return this.referee.fullMatch.openFor(this.seat)?.point.key
  }

  /** Picks as a plan says; whether it could. */
  pick(picked: Picked): boolean {
    const { fullMatch } = this.referee
    const open = fullMatch.openFor(this.seat)
    if (open) this.options.push(...picked.map(option => fullMatch.instance.offer(open.point, option)))
    return this.take(picked)
  }

  /** Answers as anybody would; whether it could. */
  answer(): boolean {
    const { fullMatch } = this.referee
    const open = fullMatch.openFor(this.seat)
    return open !== undefined && this.take(entryAt(this.judge.rules.simply(fullMatch, open.point), 0))
  }

  /** Answers as is best for what the seat knows, as where the move was weighed; whether it could. */
  answerWell(seed: Uint8Array): boolean {
    if (this.keyAsked === undefined) return false
    const thought = this.referee.thought(this.seat, seed)
    this.judge.forget()
    return this.take(entryAt(this.judge.bestHere(thought, thought.point), 0))
  }

  private take(picked: Picked): boolean {
    const { referee, seat } = this
    const taken = referee.pick(seat, referee.openFor(seat)[0] ?? '', referee.idsOf(seat, picked))
    if ('code' in taken) return false
    this.lines.push(...taken.lines)
    return true
  }
}

/** Lines of moves that were taken back no longer hold, and that they were is told by none. */
function withoutUndone(lines: readonly Line[]): readonly Line[] {
  const undone = lines.filter(({ key }) => key === 'undo')
  return lines.filter(({ n }) => !undone.some(({ n: at, params }) => n <= at && n >= Number(params['since'])))
}
