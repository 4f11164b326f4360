// What the page derives from the table it sees: what pyramids are worth, who leads on which site, how near the end is. Pure
// functions of the view that use the game's own rules.
import { colours, facts, type Colour } from './board.ts'
import { forecastOf } from './forecast.ts'
import { blocksOf, worthOf, type Worth } from './pyramid.ts'
import type { SiteTable, TalTable } from './table.ts'

/** How many of the blocks have each colour, in the order in which colours are shown; colours without a block are left out. */
export const countsOf = (blocks: readonly unknown[]): readonly { readonly colour: Colour; readonly n: number }[] =>
  colours.map(colour => ({ colour, n: blocks.filter(block => block === colour).length })).filter(({ n }) => n > 0)

/** The points of a site's pyramid now (0 unless it is complete), the most it can still get, and as which kind. */
export function worthOfSite({ layers, size }: Pick<SiteTable, 'layers' | 'size'>): Worth {
  return worthOf(layers, size, null)
}

/** The points of a seat's pyramids now, and the most they can still get if all its sites are completed. */
export function worthOfSeat({ sites }: TalTable, seat: number): Omit<Worth, 'kind'> {
  const worths = sites.filter(({ owner }) => owner === seat).map(worthOfSite)
  return {
    now: worths.reduce((sum, { now }) => sum + now, 0),
    could: worths.reduce((sum, { could }) => sum + could, 0),
  }
}

/** How many blocks cannot be built if nobody moves any more. */
const unbuilt = (table: TalTable): number =>
  table.players.reduce((sum, { seat }) => sum + forecastOf(table, seat).unused, 0)

/** How many blocks the Pharaoh's pyramid has room for. */
export const pharaohRoom = ({ pharaoh }: Pick<TalTable, 'pharaoh'>): number => blocksOf('pharaoh') - pharaoh.length

/**
 * Whether the game ends with this round (RULES.md, End): `sure` if that is certain, `near` if one more group of blocks that
 * nobody builds would end it, else null. It is certain if the condition holds already; if the blocks that cannot be built fill
 * the Pharaoh's pyramid; and if the bag is empty after the auction, for there are more blocks than the sites and the Pharaoh's
 * pyramid have room for.
 */
export function lastRound(table: TalTable): 'sure' | 'near' | null {
  const { sites, phase, bag } = table
  const room = pharaohRoom(table)
  if (room <= 0 || sites.every(({ closed, complete }) => closed || complete)) return 'sure'
  if ((phase === 'build' && unbuilt(table) >= room) || (phase !== 'auction' && bag === 0)) return 'sure'
  return room <= facts.blocksInGroup ? 'near' : null
}

/** How many figures a seat has on a site. */
interface Side {
  readonly seat: number
  readonly overseers: number
  readonly workers: number
}

export interface Contest {
  /** The owner first, even without figures there; then every other seat with figures. */
  readonly sides: readonly Side[]
  /** Who has the most overseers; below, workers: the owner unless a rival has more, null if the leading rivals are equal. */
  readonly overseers: number | null
  readonly workers: number | null
}

/**
 * Who leads on a site. More overseers than the owner allow a seat to steal, more of both kinds to take over
 * (RULES.md, Stealing; RULES.md, Taking over).
 */
export function contestOf(table: TalTable, site: number): Contest {
  const owner = table.sites.find(each => each.site === site)?.owner ?? null
  const here = table.pieces.filter(({ at }) => at.startsWith(`${site}/`))
  const count = (seat: number, kind: 'overseer' | 'worker') =>
    here.filter(piece => piece.seat === seat && piece.kind === kind).length
  const sides = table.players
    .map(({ seat }) => ({ seat, overseers: count(seat, 'overseer'), workers: count(seat, 'worker') }))
    .filter(side => side.seat === owner || side.overseers + side.workers > 0)
    .sort((one, other) => Number(other.seat === owner) - Number(one.seat === owner))
  return { sides, overseers: leader(sides, owner, 'overseers'), workers: leader(sides, owner, 'workers') }
}

/** The sites that are not complete and on which a seat other than the owner has figures. */
export const contestedSites = (table: TalTable): readonly number[] =>
  table.sites
    .filter(({ site, complete }) => !complete && contestOf(table, site).sides.length > 1)
    .map(({ site }) => site)

function leader(sides: readonly Side[], owner: number | null, kind: 'overseers' | 'workers'): number | null {
  const most = Math.max(0, ...sides.map(side => side[kind]))
  const first = sides.filter(side => side[kind] === most)
  if (first.some(({ seat }) => seat === owner)) return owner
  return first.length === 1 && most > 0 ? (first[0]?.seat ?? null) : null
}
