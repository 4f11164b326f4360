// What the deck-builder says of what was missed: a turn, or all turns of a player, as the log sums it up.
import type { View } from '#shared/protocol.ts'
import type { ValleyLine, ValleyView } from '#shared/valley/declarations.ts'
import { whoDid } from '../../messages/logged.ts'
import { begun, type Piece } from '../../messages/telling.ts'
import {
  gained,
  missedLines,
  weights,
  type MissedLine,
  type MissedTurn,
  type MissedWords,
} from '../../table/missed/missed-lines.ts'
import { isSeatLine } from '../../table/seat-lines.ts'
import { missedText } from '../../table/missed/missed-texts.ts'
import { lastOf, type Moments } from '../../table/missed/moments.ts'
import { isAttackOn, logGroupsOf, turnsOf, type LogGroup } from '../log/log-groups.ts'
import { titleIn } from '../log/line-params.ts'
import { isQuiet, summaryOf } from '../log/summary.ts'
import { valleyView } from '../table/valley-view.ts'

const pointsIn = (view: View, seat: number): number =>
  valleyView(view)?.table?.players.find(player => player.seat === seat)?.points ?? 0

/** The lines of these groups that stand and are to be told. What came into the pyramid everybody sees there. */
const freshIn = (groups: readonly LogGroup[], isFresh: (line: ValleyLine) => boolean): readonly ValleyLine[] =>
  groups.flatMap(({ lines, undone }) => lines.filter(line => !undone.has(line.n) && isFresh(line)))

function said(
  moments: Moments,
  view: ValleyView,
  { seat, did }: MissedTurn<LogGroup>,
  isFresh: (line: ValleyLine) => boolean,
): MissedLine | null {
  const lines = freshIn(did, isFresh)
  const own = lines.filter(line => line.seat === seat)
  const hasPassed = own.some(({ key }) => key === 'end') && isQuiet(own)
  const summary = summaryOf(view, did, isFresh)
  const sentences = hasPassed
    ? [begun(whoDid(view, [seat], missedText('missed.passed'))), ...summary.slice(1)]
    : summary
  if (sentences.length === 0) return null
  const hits = did.some(group => isAttackOn(view.you, group) && group.lines.some(isFresh))
  const points = gained(moments, seat, lines, pointsIn)
  const weight = hits ? weights.hit : hasPassed ? weights.quiet : points !== 0 ? weights.gained : weights.did
  return { seat, sentences, titles: titlesOf(sentences, lines), points, hits, weight }
}

/** The cards that are named. */
function titlesOf(sentences: readonly (readonly Piece[])[], lines: readonly ValleyLine[]): readonly string[] {
  const known = new Set(lines.flatMap(line => titleIn(line) ?? []))
  return [...new Set(sentences.flat().flatMap(({ card }) => (card && known.has(card) ? [card] : [])))]
}

export const valleyMissed: MissedWords = {
  linesOf: moments => {
    const view = valleyView(lastOf(moments))
    if (!view) return { lines: [], more: 0 }
    const isFresh = (line: ValleyLine) => line.n > moments.known && line.key !== 'refilled' && !isSeatLine(line)
    const turns = turnsOf(logGroupsOf(view.log)).flatMap((did): MissedTurn<LogGroup>[] => {
      const seat = did[0]?.turn ?? null
      return seat === null || freshIn(did, isFresh).length === 0 ? [] : [{ seat, did }]
    })
    return missedLines(moments, turns, turn => said(moments, view, turn, isFresh))
  },
  extentOf: ({ key }) => (key === 'pay' ? 'part' : 'move'),
}
