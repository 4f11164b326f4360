// What places, figures and blocks on the board are called, for readers of text: where one goes to and what that leads to,
// whose it is, what lies in it.
import { ours, type Colour } from '#shared/tal/board.ts'
import type { Piece, PieceName, PlaceName, SiteTable } from '#shared/tal/table.ts'
import { standsAt } from '../marches/written-march.ts'
import type { Cell } from './intent.svelte.ts'
import { isHidden } from '../building/building.ts'
import { prospectOf } from '../building/prospect.ts'
import { countedSaid, ownerSaid } from '../building/sites.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'
import { talText } from './tal-texts.ts'

/** The sites of an area that are played on. */
export const sitesIn = (viewpoint: Viewpoint, area: number): readonly number[] =>
  ours.sites.filter(each => each.area === area && viewpoint.siteOf(each.site)?.closed === false).map(({ site }) => site)

/** Whose figure it is: "your worker". */
export const whoseSaid = (viewpoint: Viewpoint, { seat, kind }: Pick<Piece, 'seat' | 'kind'>): string =>
  talText('figure.whose', {
    name: viewpoint.nameOf(seat),
    yours: seat === viewpoint.you,
    figure: talText(`figure.${kind}`),
  })

/** A place that a figure can go to: what that costs, whose it is, who stands there now, what could be done there. */
export function placeRead(viewpoint: Viewpoint, figure: PieceName | null, place: PlaceName, steps: number): string {
  const [number] = place.split('/')
  if (!place.includes('/'))
    return talText('place.area', { area: place, steps, sites: sitesIn(viewpoint, Number(place)) })
  const site = viewpoint.siteOf(Number(number))
  const there = viewpoint.table.pieces.find(({ at, id }) => at === place && id !== figure)
  const prospect = figure === null || there ? null : prospectOf(viewpoint, figure, place)
  return [
    talText('place.space', { place, steps }),
    ...(site ? [ownerSaid(viewpoint, site)] : []),
    ...(site?.complete ? [talText('place.complete')] : []),
    ...(there ? [talText('place.taken', { who: whoseSaid(viewpoint, there) })] : []),
    ...(prospect?.gain ? [talText(`place.${prospect.gain}`, { n: prospect.builds })] : []),
  ].join(', ')
}

/** A figure that can be taken. Of several alike in an area one is called for all of them; null where that is another one. */
export function figureRead(
  viewpoint: Viewpoint,
  ways: ReadonlyMap<PieceName, unknown>,
  piece: PieceName,
): string | null {
  if (!ways.has(piece)) return null
  const kind = viewpoint.pieceOf(piece)?.kind ?? 'worker'
  const at = standsAt(viewpoint, piece)
  if (viewpoint.decision?.key === 'march')
    return talText('figure.nth', { n: overseersOf(viewpoint).indexOf(piece) + 1, at })
  const n = at.includes('/')
    ? 1
    : viewpoint.table.pieces.filter(each => each.seat === viewpoint.you && each.kind === kind && each.at === at).length
  return talText('figure.at', { figure: talText(`figure.${kind}`), at, n })
}

/** The viewer's overseers: the first and the second. */
export const overseersOf = (viewpoint: Viewpoint): readonly PieceName[] =>
  viewpoint.table.pieces.filter(({ seat, kind }) => seat === viewpoint.you && kind === 'overseer').map(({ id }) => id)

/** A cell that the next block can be built on; with a colour, from which the block of that colour can be stolen. */
export function cellRead(viewpoint: Viewpoint, { site, layer, cell }: Cell, colour: Colour | null): string {
  const place = { layer: layer + 1, cell: cell + 1 }
  return colour === null
    ? talText('cell.build', { ...place, hidden: isHidden(viewpoint.siteOf(site)?.size ?? 'small', { layer, cell }) })
    : talText('cell.steal', { ...place, colour: talText(`colour.${colour}`) })
}

/** What lies in the layers of a pyramid that is begun, from the ground up to the open one. */
export function layersSaid({ layers, size }: SiteTable): readonly string[] {
  return layers.flatMap((cells, layer) => {
    const viewpoint = cells.filter((_, cell) => !isHidden(size, { layer, cell }))
    const hidden = cells.find((_, cell) => isHidden(size, { layer, cell })) ?? null
    if (cells.every(colour => colour === null)) return []
    return [
      talText('layer.read', {
        layer: layer + 1,
        counts: countedSaid(viewpoint),
        free: cells.filter(colour => colour === null).length,
        hidden: hidden === null ? '' : talText(`colour.${hidden}`),
      }),
    ]
  })
}

/** Who stands on the spaces of a site. */
export const spacesSaid = (viewpoint: Viewpoint, site: number): readonly string[] =>
  viewpoint.table.pieces
    .filter(({ at }) => at.startsWith(`${site}/`))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(piece => talText('space.read', { space: piece.at, who: whoseSaid(viewpoint, piece) }))

/** An area: which lie beside it, and who stands there. */
export function areaSaid(viewpoint: Viewpoint, area: number): string {
  const beside = ours.areas.find(each => each.area === area)?.neighbours ?? []
  const here = viewpoint.table.pieces.filter(({ at }) => at === String(area))
  const figures = viewpoint.players.flatMap(({ seat }) =>
    (['overseer', 'worker'] as const).flatMap(kind => {
      const n = here.filter(each => each.seat === seat && each.kind === kind).length
      return n > 0 ? [talText('area.figures', { name: viewpoint.nameOf(seat), n, kind })] : []
    }),
  )
  return talText('area', { area, beside, figures })
}
