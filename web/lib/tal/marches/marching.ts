// The marches of a round once revealed: who wrote which way for whom, where a taken space ended one, and who was there first.
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import { siteOf } from '../board/ground.ts'
import { isMarched } from './motion.svelte.ts'
import { movesOf, type Move } from './figure-moves.ts'
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
export function slipsOf(seen: Viewpoint): readonly Slip[] {
  const { table } = seen
  const moves = marchesMoved(seen)
  const from = (piece: PieceName) => moves.find(move => move.piece === piece && move.places.length > 1)?.places[0]
  return table.marches.map(({ seat, steps, done, stops = [] }) => ({
    seat,
    done: done === steps.length,
    ways: [...Map.groupBy(steps, ({ piece }) => piece)].map(([piece, all]): Way => {
      const step = stops.find(each => each.piece === piece)?.step
      const at = step === undefined ? undefined : steps[step]?.to
      const begins = from(piece) ?? (done === 0 ? seen.pieceOf(piece)?.at : undefined)
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
export const stoppedSaid = (seen: Viewpoint, { at, by, to }: NonNullable<Way['stop']>): string =>
  tt('march.stopped', { at, to, by: by === null ? '' : seen.nameOf(by), yours: by === seen.you })

/** A space that was taken: who stood there first, and who came second. The viewer's own affair before others'; null where none was. */
export function outrunAt(
  seen: Viewpoint,
): { readonly place: PlaceName; readonly first: number; readonly second: number } | null {
  const all = slipsOf(seen).flatMap(({ seat, ways }) =>
    ways.flatMap(({ stop }) =>
      stop && stop.by !== null && stop.by !== seat ? [{ place: stop.at, first: stop.by, second: seat }] : [],
    ),
  )
  return all.find(({ first, second }) => first === seen.you || second === seen.you) ?? all[0] ?? null
}

/** That in one sentence. The view brings only the last lines of the log: who stood there may not be known any more. */
export function outranSaid(seen: Viewpoint): string {
  const one = outrunAt(seen)
  if (!one) return tt(seen.table.marches.some(({ stops = [] }) => stops.length > 0) ? 'marches.taken' : 'marches.free')
  const { first, second } = one
  const site = Number.parseInt(one.place)
  return first === seen.you
    ? tt('marches.youOutran', { name: seen.nameOf(second), site })
    : second === seen.you
      ? tt('marches.outranYou', { name: seen.nameOf(first), site })
      : tt('marches.outran', { first: seen.nameOf(first), second: seen.nameOf(second), site })
}

/** The marches as they are seen moving. */
export const marchesMoved = (seen: Viewpoint): readonly Move[] =>
  movesOf(seen.lines.filter(line => line.round === seen.table.round && isMarched(line)))
