// Why nothing can be undone now, found from the viewer's log. The table alone decides whether an undo is possible; this
// only finds the reason to tell.
import type { ValleyDecision, ValleyLine } from '#shared/valley/declarations.ts'
import { takesBack } from '../../table/undone-lines.ts'
import { wayIn } from '../log/line-params.ts'

/** `nothing`: there is nothing left to undo in this turn. Else what prevents it. */
export type UndoObstacle = 'nothing' | 'drawn' | 'searched' | 'turnedUp' | 'others'

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
  if (seat !== null && seat !== you) return 'others'
  const from = line.key === 'exchange' ? line.params.with : wayIn(line).from
  if (from === 'stock') return 'turnedUp'
  if (from === 'discard' && finds.includes(key)) return 'searched'
  if (from === 'deck') return finds.includes(key) ? 'searched' : 'turnedUp'
  return from === 'hand' ? undefined : shown[key]
}

/** The lines of this seat's turn that were not undone, from its first move on. */
function turnOf(you: number, standing: readonly ValleyLine[]): readonly ValleyLine[] {
  // In a solitaire the last turn's end is the viewer's own; a new hand was drawn after it.
  const isOver = ({ key, seat, n }: ValleyLine) =>
    key === 'end' && (seat !== you || standing.some(line => line.n > n && line.key === 'draw' && line.seat === you))
  const since = standing.slice(standing.findLastIndex(isOver) + 1)
  const first = since.findIndex(({ seat, key }) => seat === you && beginnings.includes(key))
  return first < 0 ? [] : since.slice(first)
}

/**
 * @param lines the viewer's log, oldest first
 * @param decision the viewer's open question, if any
 */
export function whyNoUndo(you: number, lines: readonly ValleyLine[], decision: ValleyDecision | null): UndoObstacle {
  if (decision && searches.includes(decision.key)) return 'searched'
  const undos = lines.filter(({ key }) => key === 'undo')
  const turn = turnOf(
    you,
    lines.filter(line => line.key !== 'undo' && !undos.some(undo => takesBack(undo, line))),
  )
  const last = turn.findLast(line => obstacleOf(line, you))
  // A later pick that cannot be undone either has made others react, even if they passed.
  if (turn.some(line => line.n > (last?.n ?? 0) && line.pick !== last?.pick)) return 'others'
  return last ? (obstacleOf(last, you) ?? 'nothing') : 'nothing'
}
