// Why nothing can be taken back just now: read off what this viewer has been told. The
// table alone decides whether something can be; this only finds the word for it.
import type { ValleyDecision, ValleyLine } from '#shared/valley/declarations.ts'
import { takesBack } from '../../table/undone-lines.ts'
import { wayIn } from '../log/line-params.ts'

/** `nothing`: nothing of this turn is left to take back. Else what has come between. */
export type UndoObstacle = 'nothing' | 'drawn' | 'searched' | 'turnedUp' | 'others'

/** Lines that tell of something nobody knew before. */
const shown: Readonly<Record<string, UndoObstacle>> = {
  draw: 'drawn',
  reshuffle: 'drawn',
  shuffle: 'searched',
  look: 'searched',
  rearranged: 'searched',
  reveal: 'turnedUp',
  refilled: 'turnedUp',
}
/** Questions for which a pile is looked through. */
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
/** Lines of what was found in a pile that was looked through. */
const finds = ['recover', 'entomb', 'exchange']
/** Lines that only whoever's turn it is can begin it with. */
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

/** What stands of this seat's turn, from its first move on. */
function turnOf(you: number, standing: readonly ValleyLine[]): readonly ValleyLine[] {
  // Alone the own end of the turn before is the last one, and a new hand has followed.
  const isOver = ({ key, seat, n }: ValleyLine) =>
    key === 'end' && (seat !== you || standing.some(line => line.n > n && line.key === 'draw' && line.seat === you))
  const since = standing.slice(standing.findLastIndex(isOver) + 1)
  const first = since.findIndex(({ seat, key }) => seat === you && beginnings.includes(key))
  return first < 0 ? [] : since.slice(first)
}

/**
 * @param lines of the log as this viewer gets it, oldest first
 * @param decision what is asked of this viewer, if anything is
 */
export function whyNoUndo(you: number, lines: readonly ValleyLine[], decision: ValleyDecision | null): UndoObstacle {
  if (decision && searches.includes(decision.key)) return 'searched'
  const undos = lines.filter(({ key }) => key === 'undo')
  const turn = turnOf(
    you,
    lines.filter(line => line.key !== 'undo' && !undos.some(undo => takesBack(undo, line))),
  )
  const last = turn.findLast(line => obstacleOf(line, you))
  // A pick that stands and cannot be taken back has put others to a question, whether they answered or passed.
  if (turn.some(line => line.n > (last?.n ?? 0) && line.pick !== last?.pick)) return 'others'
  return last ? (obstacleOf(last, you) ?? 'nothing') : 'nothing'
}
