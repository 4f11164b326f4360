// The moves of figures, from the log: the revealed marches in turn order, and what workers do in others' turns.
import type { TalLine } from '#shared/tal/declarations.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'

export interface FigureMove {
  /** The number of its log line. */
  readonly n: number
  readonly seat: number
  readonly piece: PieceName
  /** The places of the way, both ends included; only one if the figure was stopped at once and stays where it was. */
  readonly places: readonly PlaceName[]
  /** The taken space that ended a march. The last place is where the overseer stays. */
  readonly taken?: PlaceName
  /** Set where that put him back there from another space of the site: nobody wrote that step. */
  readonly isPutBack?: true
  /** The seat whose figure stood there. */
  readonly by?: number
}

/** The moves in these log lines, in order. A line that an overseer was stopped becomes part of the move before it. */
export function movesOf(lines: readonly TalLine[]): readonly FigureMove[] {
  const moves: FigureMove[] = []
  for (const { n, seat, key, params } of lines) {
    if (seat === null) continue
    if (key === 'march' || key === 'work') {
      moves.push({ n, seat, piece: params.piece, places: [params.from, ...params.via, params.to] })
    } else if (key === 'stopped') {
      const last = moves.at(-1)
      const { piece, at, to, by, from = to } = params
      const goesOn = last?.piece === piece
      const way = goesOn ? last.places : [from]
      const isPutBack = way.at(-1) !== to
      const move: FigureMove = {
        ...(goesOn ? last : { n, seat, piece }),
        places: isPutBack ? [...way, to] : way,
        taken: at,
        ...(by === undefined ? {} : { by }),
        ...(isPutBack ? { isPutBack } : {}),
      }
      if (goesOn) moves.pop()
      moves.push(move)
    }
  }
  return moves
}
