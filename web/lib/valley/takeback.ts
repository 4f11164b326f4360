// Why nothing can be taken back just now: read off what this viewer has been told, newest last. The table alone decides
// whether something can be; this only finds the word for it.
import type { Decision, LogLine } from '#shared/protocol.ts'

/** `nothing`: nothing of this turn is left to take back. Else what has come between. */
export type Bar = 'nothing' | 'drawn' | 'searched' | 'turnedUp' | 'others'

/** Lines that tell of something nobody knew before. */
const shown: Readonly<Record<string, Bar>> = { draw: 'drawn', reshuffle: 'drawn', shuffle: 'searched', reveal: 'turnedUp', refilled: 'turnedUp' }
/** Questions for which a pile is looked through. */
const searches = ['recover.deck', 'recover.discard', 'entomb.discard']

const barOf = (line: LogLine, you: number): Bar | undefined =>
  line.seat !== null && line.seat !== you ? 'others' : line.params['from'] === 'stock' ? 'turnedUp' : shown[line.key]

/** Whether a line can only stand before a turn of this seat. */
const endsBefore = (line: LogLine, you: number): boolean =>
  line.key === 'begin' || line.key === 'refilled' || line.seat !== you && (line.key === 'end' || line.key === 'draw')

/**
 * @param lines of the log as this viewer gets it, oldest first
 * @param decision what is asked of this viewer, if anything is
 */
export function whyNoUndo(you: number, lines: readonly LogLine[], decision: Decision | null): Bar {
  if (decision && searches.includes(decision.key)) return 'searched'
  const since = lines.slice(lines.findLastIndex(line => endsBefore(line, you)) + 1)
  // Nobody moves in a turn before the one whose turn it is.
  const first = since.findIndex(line => line.seat === you)
  const turn = first < 0 ? [] : since.slice(first)
  let bar: Bar = 'nothing'
  let barred = -1
  // Picks since then that a line tells of. An undo of one that no line tells of finds none, or one too early: what is
  // left in the end was made after it all the same.
  const picks: number[] = []
  for (const line of turn) {
    const found = barOf(line, you)
    if (found) {
      bar = found
      barred = line.pick
      picks.length = 0
    } else if (line.key === 'undo') picks.pop()
    else if (line.pick !== barred && picks.at(-1) !== line.pick) picks.push(line.pick)
  }
  // A pick that stands and cannot be taken back has put others to a question, whether they answered or passed.
  return picks.length > 0 ? 'others' : bar
}
