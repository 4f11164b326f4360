// Where figures can go, found from what is seen alone: whoever is asked gets it offered, and it must be the same.
import { groundOf } from '#shared/tal/ground.ts'
import { mayEnter, type Mover } from '#shared/tal/step-rules.ts'
import { indexOfPlace, nameOfPlace } from '#shared/tal/places.ts'
import type { PieceName, PlaceName, TalTable } from '#shared/tal/table.ts'
import { placesWithin, wayTo } from '#shared/tal/march-paths.ts'

/** Where a figure can go: by a shortest way, with the places it passes. */
interface Reach {
  readonly to: PlaceName
  readonly steps: number
  readonly via: readonly PlaceName[]
}

/**
 * Where a figure can go within so many steps, the nearest first, by the rules for its next move: an overseer's openly in
 * the first round and later as a march is written (then from where the viewer's own march has led him), a worker's always
 * openly.
 */
export function reachOf(table: TalTable, id: PieceName, steps: number): readonly Reach[] {
  const piece = table.pieces.find(each => each.id === id)
  if (!piece) return []
  const stepper: Mover = piece.kind === 'worker' ? 'worker' : table.round === 1 ? 'overseer' : 'march'
  const written = stepper === 'march' ? table.mine?.march.findLast(step => step.piece === id)?.to : undefined
  const from = indexOfPlace(written ?? piece.at)
  const open = mayEnter(groundOf(table), stepper, piece.seat)
  return placesWithin(from, steps)
    .filter(place => open[place])
    .map(place => {
      const way = wayTo(from, place)
      return { to: nameOfPlace(place), steps: way.length, via: way.slice(0, -1).map(nameOfPlace) }
    })
}
