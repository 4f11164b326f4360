// The marches of a round, once revealed: the way that each player wrote for each overseer, where a taken space ended it, and
// whose figure was there.
import { groupBy } from '#shared/group-by.ts'
import { standingLines } from '../../table/undone-lines.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import { siteOf } from '../board/board-geometry.ts'
import { isMarched } from './motion.svelte.ts'
import { movesOf, type FigureMove } from './figure-moves.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { talText } from '../table/tal-texts.ts'

export interface Way {
  readonly piece: PieceName
  /** All places written for it, beginning with where it stood if that is known. */
  readonly places: readonly PlaceName[]
  readonly steps: number
  /** Which of them was taken, by whom, and where the overseer stays instead; null if nothing stopped him. */
  readonly stop: { readonly at: PlaceName; readonly by: number | null; readonly to: PlaceName } | null
}
export interface Slip {
  readonly seat: number
  readonly done: boolean
  readonly ways: readonly Way[]
}

/** In the order in which they are carried out. */
export function slipsOf(viewpoint: Viewpoint): readonly Slip[] {
  const { table } = viewpoint
  const moves = marchesMoved(viewpoint)
  /** A line that tells only of a stop may not say where the overseer came from; one that says who stood there does. */
  const from = (piece: PieceName) =>
    moves.find(move => move.piece === piece && (move.places.length > 1 || move.by !== undefined))?.places[0]
  return table.marches.map(({ seat, steps, done, stops = [] }) => ({
    seat,
    done: done === steps.length,
    ways: [...groupBy(steps, ({ piece }) => piece)].map(([piece, all]): Way => {
      const step = stops.find(each => each.piece === piece)?.step
      const at = step === undefined ? undefined : steps[step]?.to
      const isStill = steps.findIndex(each => each.piece === piece) >= done
      const begins = from(piece) ?? (isStill ? viewpoint.pieceOf(piece)?.at : undefined)
      return {
        piece,
        steps: all.length,
        places: [...(begins === undefined ? [] : [begins]), ...all.map(({ to }) => to)],
        stop:
          at === undefined
            ? null
            : {
                at,
                by: moves.find(move => move.piece === piece && move.taken !== undefined)?.by ?? null,
                to: String(siteOf(Number.parseInt(at)).area),
              },
      }
    }),
  }))
}

/** A written way in words: for which overseer, and where it leads. */
export const wayRead = (piece: PieceName, places: readonly PlaceName[]): string =>
  talText('march.read', { n: Number(piece.slice(2)), way: places, stays: false })

/** A sentence that says what stopped an overseer. */
export const stoppedSaid = (viewpoint: Viewpoint, { at, by, to }: NonNullable<Way['stop']>): string =>
  talText('march.stopped', { at, to, by: by === null ? '' : viewpoint.nameOf(by, 'dative') })

/** A space that was found taken: who stood there, and who came second; preferably one that concerns the viewer. Null if there is none. */
export function outrunAt(
  viewpoint: Viewpoint,
): { readonly place: PlaceName; readonly first: number; readonly second: number } | null {
  const all = slipsOf(viewpoint).flatMap(({ seat, ways }) =>
    ways.flatMap(({ stop }) =>
      stop && stop.by !== null && stop.by !== seat ? [{ place: stop.at, first: stop.by, second: seat }] : [],
    ),
  )
  return all.find(({ first, second }) => first === viewpoint.you || second === viewpoint.you) ?? all[0] ?? null
}

/**
 * The same as a sentence. A view has only the newest log lines, so who stood there may be unknown. That every space was free
 * shows only once all marches are carried out: until then, nothing where none was found taken so far.
 */
export function outranSaid(viewpoint: Viewpoint): string {
  const one = outrunAt(viewpoint)
  if (!one) {
    if (viewpoint.table.marches.some(({ stops = [] }) => stops.length > 0)) return talText('marches.taken')
    return slipsOf(viewpoint).every(({ done }) => done) ? talText('marches.free') : ''
  }
  const { first, second } = one
  const site = Number.parseInt(one.place)
  return first === viewpoint.you
    ? talText('marches.youOutran', { name: viewpoint.nameOf(second), site })
    : second === viewpoint.you
      ? talText('marches.outranYou', { name: viewpoint.nameOf(first), site })
      : talText('marches.outran', { first: viewpoint.nameOf(first), second: viewpoint.nameOf(second), site })
}

/** The marches as moves to be animated, without what was undone. */
export const marchesMoved = (viewpoint: Viewpoint): readonly FigureMove[] =>
  movesOf(standingLines(viewpoint.lines).filter(line => line.round === viewpoint.table.round && isMarched(line)))
