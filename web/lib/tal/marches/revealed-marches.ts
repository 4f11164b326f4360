// The marches of a round once revealed: who wrote which way for whom, where a taken space ended one, and who was there first.
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import { siteOf } from '../board/board-geometry.ts'
import { isMarched } from './motion.svelte.ts'
import { movesOf, type FigureMove } from './figure-moves.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { tt } from '../table/tal-texts.ts'

export interface Way {
  readonly piece: PieceName
  /** All that was written for it, from where it stood where that is known. */
  readonly places: readonly PlaceName[]
  readonly steps: number
  /** Which of them was taken, by whom, and where the overseer waits instead; null where nothing stopped him. */
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
  const from = (piece: PieceName) => moves.find(move => move.piece === piece && move.places.length > 1)?.places[0]
  return table.marches.map(({ seat, steps, done, stops = [] }) => ({
    seat,
    done: done === steps.length,
    ways: [...Map.groupBy(steps, ({ piece }) => piece)].map(([piece, all]): Way => {
      const step = stops.find(each => each.piece === piece)?.step
      const at = step === undefined ? undefined : steps[step]?.to
      const begins = from(piece) ?? (done === 0 ? viewpoint.pieceOf(piece)?.at : undefined)
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

/** A way as it was written: by which overseer, and where it led. */
export const wayRead = (piece: PieceName, places: readonly PlaceName[]): string =>
  tt('march.read', { n: Number(piece.slice(2)), way: places, stays: false })

/** What stopped an overseer, in a sentence. */
export const stoppedSaid = (viewpoint: Viewpoint, { at, by, to }: NonNullable<Way['stop']>): string =>
  tt('march.stopped', { at, to, by: by === null ? '' : viewpoint.nameOf(by), yours: by === viewpoint.you })

/** A space that was taken: who stood there first, and who came second. The viewer's own affair before others'; null where none was. */
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

/** That in one sentence. The view brings only the last lines of the log: who stood there may not be known any more. */
export function outranSaid(viewpoint: Viewpoint): string {
  const one = outrunAt(viewpoint)
  if (!one)
    return tt(viewpoint.table.marches.some(({ stops = [] }) => stops.length > 0) ? 'marches.taken' : 'marches.free')
  const { first, second } = one
  const site = Number.parseInt(one.place)
  return first === viewpoint.you
    ? tt('marches.youOutran', { name: viewpoint.nameOf(second), site })
    : second === viewpoint.you
      ? tt('marches.outranYou', { name: viewpoint.nameOf(first), site })
      : tt('marches.outran', { first: viewpoint.nameOf(first), second: viewpoint.nameOf(second), site })
}

/** The marches as they are seen moving. */
export const marchesMoved = (viewpoint: Viewpoint): readonly FigureMove[] =>
  movesOf(viewpoint.lines.filter(line => line.round === viewpoint.table.round && isMarched(line)))
