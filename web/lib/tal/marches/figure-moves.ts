// Which figures moved, as the log tells it: the revealed marches in turn order, and what workers do in others' turns.
import type { TalLine } from '#shared/tal/declarations.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'

export interface FigureMove {
  /** The line that tells it. */
  readonly n: number
  readonly seat: number
  readonly piece: PieceName
  /** Where it went, both ends included; one alone where it was stopped where it stood. */
  readonly places: readonly PlaceName[]
  /** The taken space that ended a march. Where it waits is the last place. */
  readonly taken?: PlaceName
  /** Whose figure stood there. */
  readonly by?: number
}

/** The moves that lines tell, in their order; what stopped an overseer belongs to the way that led there. */
export function movesOf(lines: readonly TalLine[]): readonly FigureMove[] {
  const moves: FigureMove[] = []
  for (const { n, seat, key, params } of lines) {
    if (seat === null) continue
    if (key === 'march' || key === 'work') {
      moves.push({ n, seat, piece: params.piece, places: [params.from, ...params.via, params.to] })
    } else if (key === 'stopped') {
      const last = moves.at(-1)
      const { piece, at, to, by } = params
      const stop = { taken: at, ...(by === undefined ? {} : { by }) }
      if (last?.piece === piece)
        moves[moves.length - 1] = {
          ...last,
          places: last.places.at(-1) === to ? last.places : [...last.places, to],
          ...stop,
        }
      else moves.push({ n, seat, piece, places: [to], ...stop })
    }
  }
  return moves
}
