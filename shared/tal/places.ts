// The places where figures can stand: areas and build spaces as small integers, their names, and which are neighbours.
import { entryAt } from '../entry.ts'
import { facts, ours } from './board.ts'
import type { PlaceName } from './table.ts'

interface Place {
  readonly name: PlaceName
  /** Index of the site whose build space this is, or -1 for an area. */
  readonly site: number
}

const areaOf = (area: number): number => ours.areas.findIndex(each => each.area === area)
/** No site: what an area has. */
export const noSite = -1

/** Areas first, then the build spaces of every site. */
export const places: readonly Place[] = [
  ...ours.areas.map(({ area }) => ({ name: String(area), site: noSite })),
  ...ours.sites.flatMap(({ site, size }, index) =>
    [...facts.spaces[size]].map(letter => ({ name: `${site}/${letter}`, site: index })),
  ),
]

/** The name of a place (API.md, Table of tal); empty if there is no such place. */
const indices: ReadonlyMap<string, number> = new Map(places.map(({ name }, index) => [name, index]))
/**
 * The index of a place by its name.
 * @throws Error where no place is called so
 */
export function indexOfPlace(name: PlaceName): number {
  const index = indices.get(name)
  if (index === undefined) throw new Error(`no place is called ${name}`)
  return index
}
/** The name of a place by its index; empty where there is no such place. */
export const nameOfPlace = (place: number): PlaceName => places[place]?.name ?? ''
/** The site whose build space a place is, or `noSite`. */
export const siteAt = (place: number): number => places[place]?.site ?? noSite
/** Whether a place is an area, not a build space. */
export const isArea = (place: number): boolean => siteAt(place) === noSite

/** The area in which a site lies. */
export const areaOfSite = (site: number): number => areaOf(ours.sites[site]?.area ?? facts.centre)
/** Where all figures begin. */
export const centre = areaOf(facts.centre)

/** The build spaces of a site, in their order round it. */
export const spacesOf = (site: number): readonly number[] => rings[site] ?? []
const rings = ours.sites.map((_, site) => places.flatMap((place, index) => (place.site === site ? [index] : [])))

/** By place: the places one step away, areas first, so that of two ways of equal length the one over areas is found. */
export const neighbours: readonly (readonly number[])[] = places.map(({ site }, place) => {
  if (site === noSite) {
    const neighbours = ours.areas[place]?.neighbours ?? []
    return [
      ...neighbours.map(areaOf),
      ...ours.sites.flatMap((_, other) => (areaOfSite(other) === place ? spacesOf(other) : [])),
    ]
  }
  const ring = spacesOf(site)
  const at = ring.indexOf(place)
  const round = (by: number) => entryAt(ring, (at + by + ring.length) % ring.length)
  return [areaOfSite(site), round(1), round(-1)]
})
