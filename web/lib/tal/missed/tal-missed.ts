// What the board game says of what was missed: what a player got, stole, took over or built; where there is none of that, where
// the figures went.
import type { View } from '#shared/protocol.ts'
import type { TalLine, TalView } from '#shared/tal/declarations.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { joined } from '#shared/messages/phrase.ts'
import { whoDid } from '../../messages/logged.ts'
import { begun, playerName, type Piece } from '../../messages/telling.ts'
import {
  gained,
  missedLines,
  weights,
  type MissedLine,
  type MissedTurn,
  type MissedWords,
} from '../../table/missed/missed-lines.ts'
import { isSeatLine } from '../../table/seat-lines.ts'
import { lastOf, type Moments } from '../../table/missed/moments.ts'
import { groupPieces, isKey, said } from '../log/group-sentences.ts'
import { logGroupsOf, tellsAttackOn, turnsOf, type LogGroup } from '../log/log-groups.ts'
import { turnSaid } from '../log/spoken-sentences.ts'
import { talView } from '../table/tal-view.ts'

/** How many sentences there are about one player at most. */
const most = 3

const pointsIn = (view: View, seat: number): number =>
  talView(view)?.table?.players.find(player => player.seat === seat)?.points ?? 0

/** What matters most comes first. */
const telling = [isKey('steal'), isKey('takeover'), isKey('build', 'complete', 'unused'), isKey('won')]

/** A sentence that begins with its player's name, as others show that. */
const nameFirst = (name: string, seat: number, text: string): readonly Piece[] =>
  text.startsWith(name) ? [{ text: name, seat }, { text: text.slice(name.length) }] : [{ text }]

function sentencesOf(
  view: TalView,
  table: TalTable,
  { seat, did }: MissedTurn<LogGroup>,
): readonly (readonly Piece[])[] {
  const told = telling.flatMap(isOfKind => did.filter(({ lines: [first] }) => first !== undefined && isOfKind(first)))
  const claims = did.flatMap(({ lines }) => lines.filter(isKey('claim')))
  const sentences = [
    ...told.map(deed => groupPieces(view, deed)),
    ...(claims.length > 0 ? [begun(whoDid(view, [seat], joined(said(view, claims), ', ')))] : []),
  ]
  return sentences.length > 0
    ? sentences.slice(0, most)
    : turnsOf(did)
        .flatMap(turn => turnSaid(view, table, turn))
        .slice(-most)
        .map(text => nameFirst(playerName(view, seat), seat, text))
}

function lineOf(moments: Moments, view: TalView, table: TalTable, turn: MissedTurn<LogGroup>): MissedLine | null {
  const sentences = sentencesOf(view, table, turn)
  if (sentences.length === 0) return null
  const { seat, did } = turn
  const hits = did.some(deed => tellsAttackOn(view.you, deed))
  const points = gained(
    moments,
    seat,
    did.flatMap(({ lines }) => lines),
    pointsIn,
  )
  const weight = hits ? weights.hit : points !== 0 ? weights.gained : weights.did
  return { seat, sentences, titles: [], points, hits, weight }
}

/** What a viewer is told of a log in a line of its own: what only leads to something else is not. */
const isTold = ({ lines: [first] }: LogGroup): boolean =>
  first !== undefined && !isSeatLine(first) && !isKey('undo', 'stone', 'bid', 'groups', 'no-groups', 'over')(first)

export const talMissed: MissedWords = {
  linesOf: moments => {
    const view = talView(lastOf(moments))
    const table = view?.table
    if (!table) return { lines: [], more: 0 }
    const isFresh = (line: TalLine) => line.n > moments.known
    const turns = turnsOf(logGroupsOf(view.log, table)).flatMap((deeds): MissedTurn<LogGroup>[] => {
      const seat = deeds[0]?.seat ?? null
      const did = deeds
        .filter(({ kind, undone }) => kind !== 'rest' && !undone)
        .map(deed => ({ ...deed, lines: deed.lines.filter(isFresh) }))
        .filter(isTold)
      return seat === null || did.length === 0 ? [] : [{ seat, did }]
    })
    return missedLines(moments, turns, turn => lineOf(moments, view, table, turn))
  },
  extentOf: ({ key }) => (key === 'work' || key === 'build' ? 'step' : 'move'),
}
