// Distances and shortest ways between places. Areas are open to everybody, and two spaces of a site are as near over its area
// as over a third space: so there is always a shortest way over areas alone, wherever figures stand.
import { ours } from './board.ts'
import { areaOfSite, neighbours, isArea, places, siteAt } from './places.ts'

const landOf = (place: number): number => (isArea(place) ? place : areaOfSite(siteAt(place)))

/** By start area and target area: the area before the target on a shortest way. */
const cameFrom: readonly (readonly number[])[] = ours.areas.map((_, from) => {
  const before: number[] = []
  before[from] = from
  for (const queue = [from], at = queue.values(); ;) {
    const area = at.next().value
    if (area === undefined) return before
    for (const next of neighbours[area] ?? []) {
      if (!isArea(next) || before[next] !== undefined) continue
      before[next] = area
      queue.push(next)
    }
  }
})

/** The areas on a shortest way from one area to another, without the first. */
function overland(from: number, to: number): readonly number[] {
  const way: number[] = []
  for (let area = to; area !== from; area = cameFrom[from]?.[area] ?? from) way.unshift(area)
  return way
}

/** A shortest way from one place to another: every place that is entered, the last being `to`. */
export function wayTo(from: number, to: number): readonly number[] {
  if (from === to) return []
  if (neighbours[from]?.includes(to)) return [to]
  const start = isArea(from) ? [] : [landOf(from)]
  return [...start, ...overland(landOf(from), landOf(to)), ...(isArea(to) ? [] : [to])]
}

const steps: readonly (readonly number[])[] = places.map((_, from) => places.map((_to, to) => wayTo(from, to).length))
/** How many steps it takes from one place to another. */
export const stepsBetween = (from: number, to: number): number => steps[from]?.[to] ?? Infinity
const farthest = Math.max(...steps.flat())

/** By place and number of steps: all other places within so many steps, nearest first. */
const within: readonly (readonly (readonly number[])[])[] = steps.map((from, place) => {
  const nearest = places
    .map((_, to) => to)
    .filter(to => to !== place)
    .sort((one, other) => (from[one] ?? 0) - (from[other] ?? 0) || one - other)
  return Array.from({ length: farthest + 1 }, (_, most) => nearest.filter(to => (from[to] ?? 0) <= most))
})

/** The other places within `most` steps of a place, nearest first. */
export const placesWithin = (from: number, most: number): readonly number[] =>
  within[from]?.[Math.min(most, farthest)] ?? []
