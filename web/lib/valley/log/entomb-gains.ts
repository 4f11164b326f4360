// The points that each entombed card brought. The table does not send them: they are found by going back from the tombs as
// they are now.
import type { Card } from '#shared/protocol.ts'
import type { SetGroup } from '#shared/valley/set-groups.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { type LogGroup } from './log-groups.ts'
import { titleIn, wayIn } from './line-params.ts'
import { gainOf, type Gain } from '../tomb/tomb.ts'

/**
 * The gain of every entombed card, by the number of its line. If a tomb contradicts the log, older ones are left out.
 * @param acts the log up to the state of this table
 * @param groups the sets of the table, joined where they score together
 * @param alone whether it is a solitaire
 */
export function entombGainsOf(
  acts: readonly LogGroup[],
  table: ValleyTable,
  groups: readonly SetGroup[],
  alone = false,
): ReadonlyMap<number, Gain> {
  const tombs = new Map<number, readonly Card[] | null>(table.players.map(({ seat, tomb }) => [seat, tomb]))
  const gains = new Map<number, Gain>()
  const moves = acts
    .flatMap(({ lines, undone }) => lines.filter(({ n }) => !undone.has(n)))
    .sort((one, other) => other.n - one.n)
  for (const line of moves) {
    const { n, seat } = line
    const tomb = seat === null ? null : tombs.get(seat)
    const title = titleIn(line)
    if (!tomb || seat === null || title === null) continue
    if (line.key === 'entomb' || (line.key === 'buy' && line.params.to === 'tomb')) {
      const at = tomb.findLastIndex(({ card }) => card === title)
      const before = at < 0 ? null : tomb.toSpliced(at, 1)
      tombs.set(seat, before)
      if (before) gains.set(n, gainOf(before, title, groups, alone))
    } else if (wayIn(line).from === 'tomb' && line.key !== 'call') {
      tombs.set(seat, [...tomb, { id: '', card: title }])
    }
  }
  return gains
}
