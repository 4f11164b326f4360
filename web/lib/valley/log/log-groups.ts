// Groups the lines of the log: a played card with all its effects, a purchase with its payment and what fell, an entombed
// card, the end of a turn, a reaction, who plays a seat. Knows the order in which the table logs, and no words.
import type { ValleyLine } from '#shared/valley/declarations.ts'
import { isSeatLine } from '../../table/seat-lines.ts'
import { takesBack } from '../../table/undone-lines.ts'
import { cardIn, titleIn, wayIn } from './line-params.ts'

/**
 * `up`: face-down cards are turned up at the beginning of a turn; `rest`: the known log begins in the middle of this group;
 * `undo`: an undo before any other line of the turn; `seat`: who plays a seat from now on.
 */
type LogGroupKind =
  | 'begin'
  | 'up'
  | 'play'
  | 'power'
  | 'buy'
  | 'entomb'
  | 'end'
  | 'answer'
  | 'seat'
  | 'over'
  | 'undo'
  | 'rest'

export interface LogGroup {
  readonly kind: LogGroupKind
  readonly seat: number | null
  /** The seat whose turn it belongs to; null before the first turn. */
  readonly turn: number | null
  readonly round: number
  /** Oldest first, including undos. */
  readonly lines: readonly ValleyLine[]
  /** Numbers of the lines that were undone, and of those undos. */
  readonly undone: ReadonlySet<number>
}

interface Growing extends LogGroup {
  kind: LogGroupKind
  readonly lines: ValleyLine[]
  readonly undone: Set<number>
}

/** The number of a group's first line, which no other group has. */
export const firstOf = (act: LogGroup): number => act.lines[0]?.n ?? 0
/** The number of a group's last line. */
export const lastOf = (act: LogGroup): number => act.lines.at(-1)?.n ?? 0

/** The kind of group that this line always begins; null if it may belong to the group before. */
function begins(line: ValleyLine): LogGroupKind | null {
  const { key, params } = line
  if (isSeatLine(line)) return 'seat'
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

/** Whether a purchase is part of an action or power; a turn's own purchases are of base cards. */
const isByAct = ({ params }: ValleyLine<'buy'>) => params.by !== undefined || params.place === undefined

/**
 * Joins lines of one viewer into groups. Undone lines stay in their group and are marked.
 * @param lines oldest first, without gaps
 */
export function logGroupsOf(lines: readonly ValleyLine[]): readonly LogGroup[] {
  const joining = new Joining()
  for (const line of lines) joining.take(line)
  return joining.acts
}

/** Whether a group comes between those of the player whose turn it is, which go on after it. */
const isBetween = ({ kind }: LogGroup): boolean => kind === 'answer' || kind === 'seat'

const drawing: readonly ValleyLine['key'][] = ['reshuffle', 'draw']
/**
 * Whether a line tells of cards drawn after an answer: one brings a card taken, or cards drawn in one line, so that whatever
 * its player draws then is for another card.
 */
const isDrawnAfter = ({ lines }: LogGroup, { key }: ValleyLine): boolean =>
  drawing.includes(key) && lines.some(each => each.key === 'take' || each.key === 'draw')

/** Whether the groups of one turn contain its end. */
export const hasEnded = (turn: readonly LogGroup[]): boolean =>
  turn.some(act => act.kind === 'end' && standing(act).length > 0)

/** The groups turn by turn: before the first turn, each turn with the reactions of others, the end of the game. */
export function turnsOf(acts: readonly LogGroup[]): readonly (readonly LogGroup[])[] {
  const turns: LogGroup[][] = []
  for (const act of acts) {
    const turn = turns.at(-1)
    if (turn?.[0] && turn[0].turn === act.turn && (isBetween(act) || !hasEnded(turn))) turn.push(act)
    else turns.push([act])
  }
  return turns
}

class Joining {
  readonly acts: Growing[] = []
  /** The open group of the player whose turn it is. */
  #main: Growing | null = null
  #answer: Growing | null = null

  take(line: ValleyLine): void {
    if (line.key === 'undo') return this.#undo(line)
    this.#actFor(line).lines.push(line)
    if (line.key === 'buy' && isByAct(line)) this.#intoAct()
  }

  #begin(kind: LogGroupKind, line: ValleyLine): Growing {
    const act: Growing = {
      kind,
      seat: kind === 'begin' ? null : line.seat,
      turn: this.#turnOf(kind, line),
      round: line.round,
      lines: [],
      undone: new Set(),
    }
    this.acts.push(act)
    if (kind === 'seat') return act
    if (kind === 'answer') return (this.#answer = act)
    this.#answer = null
    return (this.#main = act)
  }

  /** In whose turn a group that a line begins lies. */
  #turnOf(kind: LogGroupKind, { seat }: ValleyLine): number | null {
    if (kind === 'begin' || kind === 'over') return null
    return kind === 'answer' || kind === 'seat' ? (this.#main?.turn ?? null) : seat
  }

  #actFor(line: ValleyLine): Growing {
    if (line.pick === 0) return this.#main ?? this.#begin('begin', line)
    const kind = begins(line)
    if (kind) return this.#begin(kind, line)
    if (line.key === 'pay' || line.key === 'buy') return this.#purchase(line)
    const answer = this.#answer
    if (answer && answer.seat === line.seat && line.key !== 'protected') {
      const { by } = wayIn(line)
      if (by === titleIn(answer.lines[0]) || (by === undefined && !isDrawnAfter(answer, line))) return answer
    }
    return this.#main ?? this.#begin('rest', line)
  }

  /** A purchase continues as long as the same card is being paid. */
  #purchase(line: ValleyLine): Growing {
    const act = this.#main
    const live = act ? standing(act) : []
    const paying = act?.kind === 'buy' && live.length > 0 && live.every(each => each.key === 'pay')
    const card = line.key === 'pay' ? cardIn(line, 'for') : cardIn(line, 'card')
    return paying && cardIn(live[0], 'for')?.id === card?.id ? act : this.#begin('buy', line)
  }

  /** Moves the newest purchase into the action or power before it, of which it is a part. */
  #intoAct(): void {
    const bought = this.#main
    const act = this.acts.findLast(
      each => each !== bought && !isBetween(each) && each.turn === bought?.turn && standing(each).length > 0,
    )
    if (!bought || (act?.kind !== 'play' && act?.kind !== 'power')) return
    act.lines.push(...bought.lines)
    for (const n of bought.undone) act.undone.add(n)
    this.acts.splice(this.acts.indexOf(bought), 1)
    this.#main = act
  }

  /** Puts an undo into the group of the newest line that it undid, or else into the open group. */
  #undo(line: ValleyLine): void {
    const isTaken = (each: ValleyLine) => takesBack(line, each)
    const touched = this.acts.filter(act => act.lines.some(isTaken))
    for (const act of touched) for (const each of act.lines.filter(isTaken)) act.undone.add(each.n)
    const newest = touched.findLast(act => act.lines.some(each => isTaken(each) && each.key !== 'undo'))
    const act = newest ?? this.#actUnder(line) ?? this.#begin('undo', line)
    act.lines.push(line)
    if (!newest) return
    act.undone.add(line.n)
    // If everything in the open group was undone, the group before it in this turn is open again.
    const turn = this.#main?.turn
    const before = this.acts.findLast(each => !isBetween(each) && (each.turn !== turn || standing(each).length > 0))
    const isOfTurn = before && before.turn === turn && before.kind !== 'end'
    if (isOfTurn && this.#main && standing(this.#main).length === 0) this.#main = before
  }

  /** The group for an undo of something that no line tells; none at the beginning of a turn. */
  #actUnder(undo: ValleyLine): Growing | null {
    return this.#main?.kind === 'end' && this.#main.seat !== undo.seat ? null : this.#main
  }
}

/** The lines of a group that were not undone. */
export const standing = ({ lines, undone }: LogGroup): readonly ValleyLine[] => lines.filter(({ n }) => !undone.has(n))

/** Lines of what others' actions cost a player, or would have: what else a player does then, as drawing, is a gain. */
const costs: readonly ValleyLine['key'][] = ['discard', 'sacrifice', 'give', 'stack', 'reveal-hand', 'protected']

/** Whether a group is somebody else's action that has cost this viewer something, or would have. */
export const isAttackOn = (you: number | null, act: LogGroup): boolean =>
  act.kind === 'play' && act.seat !== you && standing(act).some(({ seat, key }) => seat === you && costs.includes(key))
