// Why nothing can be undone now, found from the viewer's log. The table alone decides whether an undo is possible; this
// only finds the reason to tell.
import { maxUndos } from '#shared/engine/history.ts'
import type { ValleyDecision, ValleyLine } from '#shared/valley/declarations.ts'
import { isSeatLine } from '../../table/seat-lines.ts'
import { standingLines } from '../../table/undone-lines.ts'
import { wayIn } from '../log/line-params.ts'

/**
 * `nothing`: there is nothing left to undo in this turn. Else what prevents it; `bot`: one has taken a seat over or left it
 * again, or has picked because the time was out; `spent`: no more undos are taken in this turn.
 */
export type UndoObstacle = 'nothing' | 'drawn' | 'searched' | 'turnedUp' | 'bot' | 'spent' | 'others'

/** Lines that reveal something hidden, by their keys. */
const shown: Readonly<Record<string, UndoObstacle>> = {
  draw: 'drawn',
  reshuffle: 'drawn',
  shuffle: 'searched',
  look: 'searched',
  rearranged: 'searched',
  reveal: 'turnedUp',
  refilled: 'turnedUp',
}
/** Questions for which a pile is searched, by their keys. */
const searches = [
  'recover.deck',
  'recover.discard',
  'recover.top',
  'entomb.deck',
  'entomb.discard',
  'entomb.hand-or-discard',
  'entomb.boneyard',
  'entomb.top',
  'exchange.discard',
  'give.boneyard',
  'order.boneyard',
  'order.top',
  'discard.top',
]
/** Lines about a card that was found by searching a pile. */
const finds = ['recover', 'entomb', 'exchange']
/** Lines with which a player begins the own turn. */
const beginnings = ['play', 'pay', 'buy', 'entomb', 'power', 'end']

function obstacleOf(line: ValleyLine, you: number): UndoObstacle | undefined {
  const { seat, key } = line
  if (isSeatLine(line)) return 'bot'
  if (seat !== null && seat !== you) return 'others'
  const from = line.key === 'exchange' ? line.params.with : wayIn(line).from
  if (from === 'stock') return 'turnedUp'
  if (from === 'discard' && finds.includes(key)) return 'searched'
  if (from === 'deck') return finds.includes(key) ? 'searched' : 'turnedUp'
  return from === 'hand' ? undefined : shown[key]
}

/** The line after which the present turn has begun, by its place among those that were not undone; -1 where none is known. */
function endBefore(you: number, standing: readonly ValleyLine[]): number {
  // In a solitaire the last turn's end is the viewer's own; a new hand was drawn after it.
  return standing.findLastIndex(
    ({ key, seat, n }) =>
      key === 'end' && (seat !== you || standing.some(line => line.n > n && line.key === 'draw' && line.seat === you)),
  )
}

/** Those of these lines that belong to this seat's own turn, from its first move on. */
function movesIn(you: number, since: readonly ValleyLine[]): readonly ValleyLine[] {
  const first = since.findIndex(({ seat, key }) => seat === you && beginnings.includes(key))
  if (first < 0) return []
  return since.slice(since[first - 1]?.key === 'late' ? first - 1 : first)
}

/**
 * @param lines the viewer's log, oldest first
 * @param decision the viewer's open question, if any
 */
export function whyNoUndo(you: number, lines: readonly ValleyLine[], decision: ValleyDecision | null): UndoObstacle {
  if (decision && searches.includes(decision.key)) return 'searched'
  const undos = lines.filter(({ key }) => key === 'undo')
  const standing = standingLines(lines)
  const end = endBefore(you, standing)
  const turn = movesIn(you, standing.slice(end + 1))
  const last = turn.findLast(line => obstacleOf(line, you))
  const later = new Set(turn.flatMap(({ n, pick }) => (n > (last?.n ?? 0) && pick !== last?.pick ? [pick] : [])))
  // What a bot has picked because the time was out follows the line that says so.
  if (later.size > (last?.key === 'late' ? 1 : 0)) {
    const own = undos.filter(({ n, seat }) => seat === you && n > (standing[end]?.n ?? 0))
    // A later pick that cannot be undone either has made others react, even if they passed.
    return own.length >= maxUndos ? 'spent' : 'others'
  }
  return last ? (obstacleOf(last, you) ?? 'nothing') : 'nothing'
}
