// Lines of the log joined into acts: a card played and all that came of it, a purchase with its payment and what fell,
// a burial, the end of a turn, an answer. Knows the order in which the table tells things, and no words.
import type { ValleyLine } from '#shared/valley/declarations.ts'
import { takesBack } from '../../table/undone-lines.ts'
import { cardIn, titleIn, wayIn } from './line-params.ts'

/**
 * `up`: cards that lay face down are turned up, with which a turn begins; `rest`: the log begins in the middle of it;
 * `undo`: something was taken back before anything of the turn was told.
 */
type LogGroupKind = 'begin' | 'up' | 'play' | 'power' | 'buy' | 'entomb' | 'end' | 'answer' | 'over' | 'undo' | 'rest'

export interface LogGroup {
  readonly kind: LogGroupKind
  readonly seat: number | null
  /** Whose turn it was part of; null before the first one. */
  readonly turn: number | null
  readonly round: number
  /** Oldest first, with the lines that tell of taking back. */
  readonly lines: readonly ValleyLine[]
  /** Numbers of the lines that were taken back, and of those that told so. */
  readonly undone: ReadonlySet<number>
}

interface Growing extends LogGroup {
  kind: LogGroupKind
  readonly lines: ValleyLine[]
  readonly undone: Set<number>
}

/** The number of an act's first line, which no other act has, and of its last one. */
export const firstOf = (act: LogGroup): number => act.lines[0]?.n ?? 0
export const lastOf = (act: LogGroup): number => act.lines.at(-1)?.n ?? 0

/** Whether an act begins with this line, whatever came before. */
function begins({ key, params }: ValleyLine): LogGroupKind | null {
  switch (key) {
    case 'play':
    case 'power':
    case 'end':
    case 'over':
    case 'answer':
      return key
    case 'turned-up':
      return 'up'
    case 'entomb':
      return params.free === true ? 'entomb' : null
    default:
      return null
  }
}

/** Whether an action or a power allows a purchase, which is a part of it: a turn's own are of base cards. */
const isByAct = ({ params }: ValleyLine<'buy'>) => params.by !== undefined || params.place === undefined

/**
 * Joins lines of one viewer into acts. What was taken back stays where it was told, marked.
 * @param lines oldest first, without gaps
 */
export function logGroupsOf(lines: readonly ValleyLine[]): readonly LogGroup[] {
  const joining = new Joining()
  for (const line of lines) joining.take(line)
  return joining.acts
}

/** Whether acts of one turn have brought it to its end. */
export const hasEnded = (turn: readonly LogGroup[]): boolean =>
  turn.some(act => act.kind === 'end' && standing(act).length > 0)

/** Acts turn by turn: what came before the first turn, each turn with what others did in it, the end. */
export function turnsOf(acts: readonly LogGroup[]): readonly (readonly LogGroup[])[] {
  const turns: LogGroup[][] = []
  for (const act of acts) {
    const turn = turns.at(-1)
    if (turn?.[0] && turn[0].turn === act.turn && (act.kind === 'answer' || !hasEnded(turn))) turn.push(act)
    else turns.push([act])
  }
  return turns
}

class Joining {
  readonly acts: Growing[] = []
  /** The open act of whoever's turn it is. */
  #main: Growing | null = null
  #answer: Growing | null = null

  take(line: ValleyLine): void {
    if (line.key === 'undo') return this.#undo(line)
    this.#actFor(line).lines.push(line)
    if (line.key === 'buy' && isByAct(line)) this.#intoAct()
  }

  #begin(kind: LogGroupKind, line: ValleyLine): Growing {
    const isMain = kind !== 'answer' && kind !== 'begin' && kind !== 'over'
    const turn = isMain ? line.seat : kind === 'answer' ? (this.#main?.turn ?? null) : null
    const act: Growing = {
      kind,
      seat: kind === 'begin' ? null : line.seat,
      turn,
      round: line.round,
      lines: [],
      undone: new Set(),
    }
    this.acts.push(act)
    if (kind === 'answer') return (this.#answer = act)
    this.#answer = null
    return (this.#main = act)
  }

  #actFor(line: ValleyLine): Growing {
    if (line.pick === 0) return this.#main ?? this.#begin('begin', line)
    const kind = begins(line)
    if (kind) return this.#begin(kind, line)
    if (line.key === 'pay' || line.key === 'buy') return this.#purchase(line)
    const answer = this.#answer
    if (answer && answer.seat === line.seat && line.key !== 'protected') {
      const { by } = wayIn(line)
      if (by === undefined || by === titleIn(answer.lines[0])) return answer
    }
    return this.#main ?? this.#begin('rest', line)
  }

  /** A purchase goes on as long as the same card is being paid. */
  #purchase(line: ValleyLine): Growing {
    const act = this.#main
    const live = act ? standing(act) : []
    const paying = act?.kind === 'buy' && live.length > 0 && live.every(each => each.key === 'pay')
    const card = line.key === 'pay' ? cardIn(line, 'for') : cardIn(line, 'card')
    return paying && cardIn(live[0], 'for')?.id === card?.id ? act : this.#begin('buy', line)
  }

  /** The newest purchase was a part of what had begun before it. */
  #intoAct(): void {
    const bought = this.#main
    const act = this.acts.findLast(each => each !== bought && each.turn === bought?.turn && standing(each).length > 0)
    if (!bought || (act?.kind !== 'play' && act?.kind !== 'power')) return
    act.lines.push(...bought.lines)
    for (const n of bought.undone) act.undone.add(n)
    this.acts.splice(this.acts.indexOf(bought), 1)
    this.#main = act
  }

  /** Stands where the newest line does that it took back, or with what goes on. */
  #undo(line: ValleyLine): void {
    const isTaken = (each: ValleyLine) => takesBack(line, each)
    const touched = this.acts.filter(act => act.lines.some(isTaken))
    for (const act of touched) for (const each of act.lines.filter(isTaken)) act.undone.add(each.n)
    const newest = touched.findLast(act => act.lines.some(each => isTaken(each) && each.key !== 'undo'))
    const act = newest ?? this.#actUnder(line) ?? this.#begin('undo', line)
    act.lines.push(line)
    if (!newest) return
    act.undone.add(line.n)
    // What had begun before goes on where all that came after it was taken back.
    const main = this.acts.findLast(
      each => each.kind !== 'answer' && each.turn === this.#main?.turn && standing(each).length > 0,
    )
    if (main && this.#main && standing(this.#main).length === 0) this.#main = main
  }

  /** The act among whose lines an undo stands that took back what no line tells of; none at the beginning of a turn. */
  #actUnder(undo: ValleyLine): Growing | null {
    return this.#main?.kind === 'end' && this.#main.seat !== undo.seat ? null : this.#main
  }
}

/** The lines of an act that were not taken back. */
export const standing = ({ lines, undone }: LogGroup): readonly ValleyLine[] => lines.filter(({ n }) => !undone.has(n))
