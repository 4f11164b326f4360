// Which net judges the positions of a table.
import { noWeights } from '../../bots/net.ts'
import { pack, type PackedWeights } from '../../bots/packed-weights.ts'
import { startersOfBox, type Box } from '../editions.ts'
import type { ValleyOptions } from '../options.ts'
import { setsOf } from '../set-groups.ts'
import { weights as afterlife } from './weights/afterlife.ts'
import { weights as base } from './weights/base.ts'
import { weights as lastRites } from './weights/last-rites.ts'
import { weights as mix } from './weights/mix.ts'

/** Nets for editions as they come, by edition. The net for mixes plays these worse (see shared/bots/README.md). */
const ofEditions: Readonly<Record<Box, PackedWeights>> = {
  base,
  afterlife,
  'last-rites': lastRites,
}

/** The numbers of seats that nets for editions have learned with. */
const fewest = 2
const most = 4

/** Alone, positions are judged by one number, reckoned by hand: nothing is learned (see shared/bots/README.md). */
export const weightsAlone = pack({ ...noWeights(1, 0), linear: Float32Array.of(1) }, () => true, {
  version: 0,
  facts: '',
  seed: 0,
  games: 0,
})

/**
 * The weights for a table with these options and seats.
 * @param kind of the question that is to be answered: which pharaoh is better only the net for mixes has learned
 */
export function weightsFor(options: ValleyOptions, seats: number, kind?: string): PackedWeights {
  if (options.solitaire) return weightsAlone
  if (kind === 'pharaoh') return mix
  const ofEdition = seats >= fewest && seats <= most && isAsItComes(options) ? ofEditions[options.edition] : undefined
  return ofEdition ?? mix
}

/** Whether the cards of a table are those of its edition. */
function isAsItComes({ edition, sets, uniques, starters, half }: ValleyOptions): boolean {
  const [unique, ...more] = uniques
  return (
    half === undefined &&
    starters === startersOfBox(edition) &&
    unique === edition &&
    more.length === 0 &&
    sets.join() === setsOf(edition).join()
  )
}
