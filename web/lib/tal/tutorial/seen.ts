// What the tutorial looks at in a view of the board game: the own blocks, sites and workers, and what a beginner does well to do.
import { facts } from '#shared/tal/board.ts'
import type { View } from '#shared/protocol.ts'
import type { TalDecision, TalOption, TalView } from '#shared/tal/declarations.ts'
import type { TalOffers } from '#shared/tal/decisions.ts'
import { forecastOf, freeOn, workOn } from '#shared/tal/forecast.ts'
import { countsOf } from '#shared/tal/standings.ts'
import type { PlaceName, PlayerTable, SiteTable, TalTable } from '#shared/tal/table.ts'
import { ownDecision } from '../../table/own-decision.ts'
import { talView } from '../table/tal-view.ts'

export interface LearnerView {
  readonly view: TalView
  readonly table: TalTable
  readonly me: PlayerTable
  readonly decision: TalDecision | null
}

/** What a seat sees of a game that has begun; null for others. */
export function seenIn(any: View): LearnerView | null {
  const view = talView(any)
  const table = view?.table ?? null
  const me = table?.players.find(({ seat }) => seat === view?.you)
  return view && table && me ? { view, table, me, decision: ownDecision(view) } : null
}

/** Whether one of these questions is asked. */
export const isAsked = ({ decision }: LearnerView, ...keys: readonly TalDecision['key'][]): boolean =>
  decision !== null && keys.includes(decision.key)
/** The options of one kind; none where another question is asked. */
export const optionsOf = <K extends keyof TalOffers>({ decision }: LearnerView, key: K): readonly TalOption<K>[] => {
  const options: readonly TalOption[] = decision?.options ?? []
  return options.filter((option): option is TalOption<K> => option.key === key)
}

/** How many blocks of one colour there are at most. */
const mostAlike = (blocks: PlayerTable['blocks']): number => Math.max(0, ...countsOf(blocks).map(({ n }) => n))
/** The group to bid for: the one with the most blocks alike. */
export const bestGroup = ({ table: { groups } }: LearnerView): number =>
  groups.reduce((best, { blocks }, at) => (mostAlike(blocks) > mostAlike(groups[best]?.blocks ?? []) ? at : best), 0)
/** Whether a tablet lies at any group. */
export const hasLaid = ({ table }: LearnerView): boolean => table.mine?.bids.some(laid => laid.length > 0) ?? false

/** The own sites. */
export const ownSites = ({ table, me }: LearnerView): readonly SiteTable[] =>
  table.sites.filter(({ owner }) => owner === me.seat)
/** Whether any block lies on an own site. */
export const hasBuilt = (seen: LearnerView): boolean =>
  ownSites(seen).some(({ layers }) => layers.flat().some(colour => colour !== null))
export const isComplete = (seen: LearnerView): boolean => ownSites(seen).some(({ complete }) => complete)

/** How many of the own blocks nobody could build yet. */
export const unbuildable = ({ table, me }: LearnerView): number => forecastOf(table, me.seat).unused
/** How many of the own blocks can be built at most: as many as the own pyramids have room for. */
const buildable = (seen: LearnerView): number =>
  Math.min(
    seen.me.blocks.length,
    ownSites(seen).reduce((sum, site) => sum + freeOn(site), 0),
  )
/** How many of these more workers would build. */
export const buildableByMore = (seen: LearnerView): number =>
  buildable(seen) - forecastOf(seen.table, seen.me.seat).built
/** How many blocks there is still room for on an own site, beside what its workers build. */
const roomOn = ({ table, me }: LearnerView, own: SiteTable): number =>
  Math.max(0, freeOn(own) - workOn(table, me.seat, own.site))
/** How many more workers it takes to build there as many of the own blocks as there is room for; 0 for a site that is not own. */
export function workersFor(seen: LearnerView, site: number): number {
  const own = ownSites(seen).find(each => each.site === site)
  return own ? Math.ceil(Math.min(roomOn(seen, own), unbuildable(seen)) / facts.blocksOfWorker) : 0
}

const siteIn = (place: PlaceName): number => Number(place.split('/')[0])
const isSpace = (place: PlaceName): boolean => place.includes('/')
/** The spaces of these sites that a figure can go to from elsewhere, nearest first. */
function spacesOf(seen: LearnerView, sites: readonly number[]): readonly PlaceName[] {
  const isAmong = (place: PlaceName | undefined) =>
    place !== undefined && isSpace(place) && sites.includes(siteIn(place))
  const at = new Map(seen.table.pieces.map(piece => [piece.id, piece.at]))
  const ways = optionsOf(seen, 'go').filter(({ params: { piece, to } }) => isAmong(to) && !isAmong(at.get(piece)))
  return [...new Set(ways.sort((one, other) => one.params.steps - other.params.steps).map(({ params }) => params.to))]
}
/** Where an overseer can claim a small site: five blocks complete its pyramid. */
export const spacesToClaim = (seen: LearnerView): readonly PlaceName[] =>
  spacesOf(
    seen,
    seen.table.sites
      .filter(({ owner, closed, size }) => owner === null && !closed && size === 'small')
      .map(({ site }) => site),
  )
/** Whether an overseer who has claimed nothing in this round can still come to a site that nobody owns. */
export function canClaim(seen: LearnerView): boolean {
  const free = seen.table.sites.filter(({ owner, closed }) => owner === null && !closed).map(({ site }) => site)
  const able = seen.table.pieces.filter(({ claimed }) => !claimed).map(({ id }) => id)
  const ways = optionsOf(seen, 'go').filter(({ params: { piece, to } }) => able.includes(piece) && isSpace(to))
  return seen.me.scarabs > 0 && ways.some(({ params: { to } }) => free.includes(siteIn(to)))
}
/** Where one more worker would build: beside own pyramids with more room than the workers there fill. */
export const spacesToBuild = (seen: LearnerView): readonly PlaceName[] =>
  spacesOf(
    seen,
    ownSites(seen)
      .filter(own => roomOn(seen, own) > 0)
      .map(({ site }) => site),
  )
/** The sites of spaces, each once, in their order. */
export const sitesOf = (places: readonly PlaceName[]): readonly number[] => [...new Set(places.map(siteIn))].slice(0, 3)

/** The colour to build next: the one of which there are most, as long as a layer is begun; the last one for the top. */
export function colourToBuild(seen: LearnerView): PlayerTable['blocks'][number] | null {
  const held = [...countsOf(seen.me.blocks)].filter(({ n }) => n > 0).sort((one, other) => other.n - one.n)
  return held[0]?.colour ?? null
}
