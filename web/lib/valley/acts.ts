// Lines of the log joined into acts: a card played and all that came of it, a purchase with its payment and what fell,
// a burial, the end of a turn, an answer. Knows the order in which the table tells things, and no words.
import type { Card, LogLine } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { knownTitles } from './titles.ts'

/** `rest`: the log begins in the middle of it; `undo`: something was taken back, and what cannot be told any more. */
export type ActKind = 'begin' | 'play' | 'buy' | 'entomb' | 'end' | 'answer' | 'over' | 'undo' | 'rest'

export interface Act {
  readonly kind: ActKind
  readonly seat: number | null
  /** Whose turn it was part of; null before the first one. */
  readonly turn: number | null
  readonly round: number
  /** Oldest first, with the lines that tell of taking back. */
  readonly lines: readonly LogLine[]
  /** Numbers of the lines that were taken back, and of those that told so. */
  readonly undone: ReadonlySet<number>
}

interface Growing extends Act {
  kind: ActKind
  readonly lines: LogLine[]
  readonly undone: Set<number>
}

/** What one call to the table brought about: what one undo takes back. */
interface Call { act: Growing, readonly at: string, readonly lines: LogLine[] }

type Told = Pick<LogLine, 'params'> | undefined
const cardIn = (line: Told, name: string): { readonly id?: string, readonly card: string } | null => {
  const value = line?.params[name]
  return typeof value === 'object' && value !== null && 'card' in value ? value as { id?: string, card: string } : null
}
/** The title's id in a param that is a card; null where none is named. */
export const titleIn = (line: Told, name = 'card'): string | null => cardIn(line, name)?.card ?? null

/** The number of an act's first line, which no other act has, and of its last one. */
export const firstOf = (act: Act): number => act.lines[0]?.n ?? 0
export const lastOf = (act: Act): number => act.lines.at(-1)?.n ?? 0

/** Whether an act begins with this line, whatever came before. */
function begins({ key, params }: LogLine): ActKind | null {
  if (key === 'play' || key === 'end' || key === 'over' || key === 'answer') return key
  return key === 'entomb' && params['free'] === true ? 'entomb' : null
}

/** Below its printed cost a card is bought only by an action, and so as a part of it. */
const isRebated = (line: LogLine) => {
  const cost = knownTitles().find(({ id }) => id === titleIn(line))?.cost
  return cost !== undefined && Number(line.params['price']) < cost
}

/** What the table shows now, as far as it tells what an undo has not taken back. */
export interface Present {
  /** Ids of all cards that lie open. None is ever used twice, so a card that still has the one it was laid down with was
      not taken up again. */
  readonly lying: ReadonlySet<string>
  /** The ids at the places of the pyramid, apex first. */
  readonly places: readonly (string | undefined)[]
  /** Titles whose action was carried out to its end in this turn. */
  readonly executed: readonly string[]
}

/** What undos took back, found out while their turn was played: afterwards nothing shows it any more. */
export type Settled = WeakMap<LogLine, readonly number[]>

/**
 * Joins lines of one viewer into acts. Which lines an undo takes back is not said, and it may as well be a choice that no
 * line tells of: it is found out from the table while the turn is played, and kept. Where it is not known nothing is
 * marked, and the undo stands among the lines of the newest act.
 * @param lines oldest first, without gaps
 * @param present the table after the last of these lines
 * @param settled what was found out before; added to
 */
export function actsOf(lines: readonly LogLine[], present?: Present, settled: Settled = new WeakMap()): readonly Act[] {
  const joining = new Joining(present, settled, lines.findLast(line => line.key === 'end')?.n ?? 0)
  for (const line of lines) joining.take(line)
  return joining.acts
}

/** What of a table shows whether something was taken back. */
export function presentOf({ pyramid, boneyard, aside, players, now }: ValleyTable): Present {
  const cards: (Card | null | undefined)[] = [
    ...pyramid.flat(), boneyard.top, ...boneyard.cards ?? [], ...aside.map(({ card }) => card),
    ...players.flatMap(({ inPlay, tomb, discard }) => [...inPlay, ...tomb, discard.top, ...discard.cards ?? []]),
  ]
  return { lying: new Set(cards.flatMap(card => card?.id ?? [])), places: pyramid.flat().map(card => card?.id), executed: now.executed }
}

/** Acts turn by turn: what came before the first turn, each turn with what others did in it, the end. */
export function turnsOf(acts: readonly Act[]): readonly (readonly Act[])[] {
  const turns: Act[][] = []
  for (const act of acts) {
    const turn = turns.at(-1)
    if (turn?.[0] && turn[0].turn === act.turn) turn.push(act)
    else turns.push([act])
  }
  return turns
}

class Joining {
  readonly acts: Growing[] = []
  /** The open act of whoever's turn it is, and the one before it. */
  #main: Growing | null = null
  #before: Growing | null = null
  #answer: Growing | null = null
  /** Calls of this turn that were not taken back, by seat. */
  readonly #calls = new Map<number, Call[]>()
  /** What undos took back, as far as it is known. */
  readonly #taken = new Map<LogLine, Call>()
  /** The undo before, as long as nothing has followed. */
  #doubtful: LogLine | null = null
  readonly #present: Present | undefined
  readonly #settled: Settled
  /** The line with which a turn ended last: what lies before it cannot be taken back any more. */
  readonly #lastEnd: number

  constructor(present: Present | undefined, settled: Settled, lastEnd: number) {
    this.#present = present
    this.#settled = settled
    this.#lastEnd = lastEnd
  }

  take(line: LogLine): void {
    if (line.key === 'undo') return this.#undo(line)
    const act = this.#actFor(line)
    act.lines.push(line)
    if (line.seat !== null && line.pick > 0) this.#note(line, line.seat, act)
    if (line.key === 'buy' && act.kind === 'buy' && isRebated(line)) this.#intoAction(act)
  }

  #begin(kind: ActKind, line: LogLine): Growing {
    const isMain = kind !== 'answer' && kind !== 'begin' && kind !== 'over'
    const turn = isMain ? line.seat : kind === 'answer' ? this.#main?.turn ?? null : null
    const act: Growing = { kind, seat: kind === 'begin' ? null : line.seat, turn, round: line.round, lines: [], undone: new Set() }
    this.acts.push(act)
    if (kind === 'answer') return this.#answer = act
    if (this.#main?.seat !== line.seat) this.#calls.clear()
    this.#before = this.#main
    this.#answer = null
    return this.#main = act
  }

  #actFor(line: LogLine): Growing {
    if (line.pick === 0) return this.#main ?? this.#begin('begin', line)
    const kind = begins(line)
    if (kind) return this.#begin(kind, line)
    if (line.key === 'pay' || line.key === 'buy') return this.#purchase(line)
    const answer = this.#answer
    if (answer && answer.seat === line.seat && line.key !== 'protected') {
      const by = line.params['by']
      if (by === undefined || by === titleIn(answer.lines[0])) return answer
    }
    return this.#main ?? this.#begin('rest', line)
  }

  /** A purchase goes on as long as the same card is being paid. */
  #purchase(line: LogLine): Growing {
    const act = this.#main
    const live = act?.lines.filter(each => !act.undone.has(each.n)) ?? []
    const paying = act?.kind === 'buy' && live.length > 0 && live.every(each => each.key === 'pay')
    const card = line.key === 'pay' ? cardIn(line, 'for') : cardIn(line, 'card')
    return paying && cardIn(live[0], 'for')?.id === card?.id ? act : this.#begin('buy', line)
  }

  #intoAction(act: Growing): void {
    const action = this.#before
    if (action?.kind !== 'play' || action.seat !== act.seat) return
    action.lines.push(...act.lines)
    for (const n of act.undone) action.undone.add(n)
    this.acts.splice(this.acts.indexOf(act), 1)
    for (const calls of this.#calls.values()) for (const call of calls) if (call.act === act) call.act = action
    this.#main = action
  }

  #note(line: LogLine, seat: number, act: Growing): void {
    const calls = this.#calls.get(seat) ?? []
    this.#calls.set(seat, calls)
    const call = this.#doubtful ? this.#taken.get(this.#doubtful) : undefined
    if (this.#doubtful && call?.act === act && goesOn(act, call, line)) {
      // The act goes on, so its beginning was not taken back: it was a choice that no line tells of.
      for (const { n } of [...call.lines, this.#doubtful]) act.undone.delete(n)
      this.#taken.delete(this.#doubtful)
      this.#settled.set(this.#doubtful, [])
      calls.push(call)
    }
    this.#doubtful = null
    const last = calls.at(-1)
    if (last?.act === act && last.at === line.at) last.lines.push(line)
    else calls.push({ act, at: line.at, lines: [line] })
  }

  #undo(line: LogLine): void {
    const calls = this.#calls.get(line.seat ?? -1) ?? []
    const known = this.#settled.get(line)
    const last = this.#present ? calls.findLast(({ lines }) => (lines[0]?.n ?? 0) >= this.#lastEnd) : undefined
    const call = known ? calls.findLast(({ lines }) => lines.some(({ n }) => known.includes(n)))
      : last && this.#present && !this.#stands(last, this.#present) ? last : undefined
    const act = call?.act ?? this.#actUnder(line) ?? this.#begin('undo', line)
    act.lines.push(line)
    this.#doubtful = line
    if (known || last) this.#settled.set(line, call?.lines.map(({ n }) => n) ?? [])
    if (!call) return
    calls.splice(calls.indexOf(call), 1)
    for (const { n } of [...call.lines, line]) act.undone.add(n)
    this.#taken.set(line, call)
  }

  /** The act among whose lines an undo stands where it is not known what it took back; none at the beginning of a turn. */
  #actUnder(undo: LogLine): Growing | null {
    return this.#main?.kind === 'end' && this.#main.seat !== undo.seat ? null : this.#main
  }

  /** Whether the table shows that a call was not taken back. */
  #stands({ act, lines }: Call, { lying, places, executed }: Present): boolean {
    const lies = lines.some(line => {
      const id = cardIn(line, 'card')?.id
      return id !== undefined && (isFromHand(line) ? lying.has(id) : line.key === 'fell' && places[Number(line.params['to'])] === id)
    })
    if (lies || act.kind !== 'play') return lies
    const title = titleIn(act.lines[0])
    const begun = turnsOf(this.acts).at(-1)?.filter(each => each.kind === 'play' && titleIn(each.lines[0]) === title && !each.undone.has(firstOf(each))) ?? []
    return executed.filter(each => each === title).length >= begun.length
  }
}

/** Whether an act goes on with a line in a way that shows that its beginning, or that of a repeated action, stands. */
const goesOn = (act: Act, call: Call, line: LogLine) =>
  call.lines[0] === act.lines[0] || line.key !== 'repeat' && call.lines.some(({ key }) => key === 'repeat')

/** Whether a line tells of a card that left a hand, and got its id with that. */
const isFromHand = ({ key, params }: LogLine) => key === 'play' || key === 'pay' || params['from'] === 'hand'
