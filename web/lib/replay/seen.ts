// A moment of a game that is over as a view of it: what somebody saw then, and nothing that can be done about it.
import { paramsFor } from '#shared/engine/log.ts'
import type { Replay } from '#shared/engine/replay.ts'
import type { View, Waiting } from '#shared/protocol.ts'

/**
 * The view that a seat, or a watcher (null), had at this moment. Sentences are left to the page, which makes them of keys and
 * params; times are not known any more.
 * @param version higher than that of any view shown before
 */
export function seenBy(viewer: number | null, { referee, lines }: Replay, end: View, version: number): View {
  const { id, game, options, host, seats, seedHash } = end
  return {
    id,
    game,
    options,
    host,
    seats,
    seedHash,
    version,
    phase: 'playing',
    you: viewer,
    next: null,
    canUndo: false,
    result: null,
    waitingFor: referee.waitingFor,
    waiting: Object.fromEntries(
      referee.waitingFor.flatMap((seat): (readonly [string, Waiting])[] => {
        const said = referee.waiting(seat)
        return said ? [[String(seat), { since: '', ...said }]] : []
      }),
    ),
    decisions:
      viewer === null
        ? []
        : referee.decisions(viewer).map(question => ({
            ...question,
            prompt: '',
            options: question.options.map(option => ({ ...option, label: '' })),
          })),
    table: referee.table(viewer) as View['table'],
    log: lines.map(line => ({
      n: line.n,
      at: '',
      round: line.round,
      pick: line.pick,
      seat: line.seat,
      text: '',
      key: line.key,
      params: paramsFor(line, viewer),
    })),
  }
}
