// A way that is drawn with a finger or the mouse, place by place. Pure functions.
import { wayTo } from '#shared/tal/march-paths.ts'
import { nameOfPlace, places } from '#shared/tal/places.ts'
import type { MarchStep, PieceName, PlaceName } from '#shared/tal/table.ts'

const numbers: ReadonlyMap<PlaceName, number> = new Map(places.map(({ name }, place) => [name, place]))
const isSpace = (place: PlaceName) => place.includes('/')

/** The places between two, and the second one: a shortest way. */
const onTo = (from: PlaceName, to: PlaceName): readonly PlaceName[] =>
  wayTo(numbers.get(from) ?? 0, numbers.get(to) ?? 0).map(nameOfPlace)

/**
 * A way, drawn on to another place. Where the finger goes back, what it has drawn since is gone; but who has been on a build
 * space and leaves it goes on, for there a site may be claimed in passing.
 * @param way where the figure stands, and all steps that were drawn so far
 * @param most how many steps it may have
 * @returns null where it would have more
 */
export function drawnOn(way: readonly PlaceName[], place: PlaceName, most: number): readonly PlaceName[] | null {
  const at = way.lastIndexOf(place)
  if (at >= 0 && (isSpace(place) || way.slice(at + 1).every(each => !isSpace(each)))) return way.slice(0, at + 1)
  const longer = [...way, ...onTo(way.at(-1) ?? place, place)]
  return longer.length - 1 > most ? null : longer
}

/** What is to be taken back of a march, and written instead. */
export interface Rewriting {
  readonly back: number
  readonly steps: readonly MarchStep[]
}

/** A march once that is done. */
export const redrawn = (march: readonly MarchStep[], { back, steps }: Rewriting): readonly MarchStep[] => [
  ...march.slice(0, march.length - back),
  ...steps,
]

/**
 * How a march becomes one in which an overseer goes these steps; the other one's are kept.
 * @param alike the overseers where they cannot be told apart as long as neither has a step: then the first is to go first
 */
export function rewritingOf(
  march: readonly MarchStep[],
  piece: PieceName,
  steps: readonly PlaceName[],
  alike: readonly PieceName[],
): Rewriting {
  const own = steps.map((to): MarchStep => ({ piece, to }))
  let kept = 0
  let same = 0
  for (const step of march) {
    if (step.piece === piece && step.to !== own[same]?.to) break
    if (step.piece === piece) same++
    kept++
  }
  const others = march.slice(kept).filter(step => step.piece !== piece)
  const rest = [...others, ...own.slice(same)]
  const [first, second] = alike
  const goes = march.slice(0, kept).concat(rest)
  if (first === undefined || second === undefined || kept > 0 || goes[0]?.piece !== second)
    return { back: march.length - kept, steps: rest }
  const ofFirst = rest.filter(step => step.piece === first)
  return {
    back: march.length,
    steps:
      ofFirst.length > 0
        ? [...ofFirst, ...rest.filter(step => step.piece !== first)]
        : rest.map(({ to }) => ({ piece: first, to })),
  }
}
