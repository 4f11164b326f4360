// What options offer, looked up by what they are about. Pure.
import type { TalOption } from '#shared/tal/declarations.ts'
import type { Piece, PieceName, PlaceName } from '#shared/tal/table.ts'
import type { FigureMove } from '../marches/figure-moves.ts'

/** Where options lead, each by its place. */
export const byPlace = (options: readonly TalOption<'go'>[]): ReadonlyMap<PlaceName, TalOption<'go'>> =>
  new Map(options.map(option => [option.params.to, option]))

/**
 * Who goes to each place where no figure is in hand: first those who stand on no site, of these the nearest.
 * @param standsAt where a figure stands
 */
export function nearestByPlace(
  options: readonly TalOption<'go'>[],
  standsAt: (piece: PieceName) => PlaceName,
): ReadonlyMap<PlaceName, TalOption<'go'>> {
  const cost = ({ params: { piece, steps } }: TalOption<'go'>) => (standsAt(piece).includes('/') ? 100 : 0) + steps
  const nearest = new Map<PlaceName, TalOption<'go'>>()
  for (const option of options) {
    const other = nearest.get(option.params.to)
    if (!other || cost(option) < cost(other)) nearest.set(option.params.to, option)
  }
  return nearest
}

/** What it costs to go to each place, in steps. */
export const costsTo = (going: ReadonlyMap<PlaceName, TalOption<'go'>>): ReadonlyMap<PlaceName, number> =>
  new Map([...going].map(([place, { params }]) => [place, params.steps]))

/** Values of the tablets that can be laid, the most valuable last; each once. */
export const tabletsIn = (options: readonly TalOption<'lay'>[]): readonly number[] =>
  [...new Set(options.map(({ params }) => params.tablet))].sort((one, other) => one - other)

/** Groups on which a tablet can be laid. */
export const groupsIn = (options: readonly TalOption<'lay'>[]): ReadonlySet<number> =>
  new Set(options.map(({ params }) => params.group))

export const byName = (pieces: readonly Piece[]): ReadonlyMap<PieceName, Piece> =>
  new Map(pieces.map(piece => [piece.id, piece]))

/** Where figures stand as long as none of these moves has begun. */
export const startsOf = (moves: readonly FigureMove[]): ReadonlyMap<PieceName, PlaceName> =>
  new Map([...moves].reverse().map(({ piece, places: [from = ''] }) => [piece, from]))
