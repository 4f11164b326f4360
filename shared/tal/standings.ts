// What a page finds out from a table it was shown: what pyramids are worth, who leads where. Pure functions of the view;
// the rules themselves are those of the game.
import { colours, facts, type Colour } from './board.ts'
import { forecastOf } from './forecast.ts'
import { blocksOf, worthOf, type Worth } from './pyramid.ts'
import type { SiteTable, TalTable } from './table.ts'

/** How many blocks there are of each colour that is among them, in the order in which colours are shown. */
export const countsOf = (blocks: readonly unknown[]): readonly { readonly colour: Colour; readonly n: number }[] =>
  colours.map(colour => ({ colour, n: blocks.filter(block => block === colour).length })).filter(({ n }) => n > 0)

/** What a site's pyramid is worth now (nothing unless it is complete), what it could still be worth, and as which kind. */
export function worthOfSite({ layers, size }: Pick<SiteTable, 'layers' | 'size'>): Worth {
  return worthOf(layers, size, null)
}

/** What a seat's pyramids are worth now, and what they could be if all its sites were completed as well as can be. */
export function worthOfSeat({ sites }: TalTable, seat: number): Omit<Worth, 'kind'> {
  const worths = sites.filter(({ owner }) => owner === seat).map(worthOfSite)
  return {
    now: worths.reduce((sum, { now }) => sum + now, 0),
    could: worths.reduce((sum, { could }) => sum + could, 0),
  }
}

/** Blocks that cannot be built any more once nobody moves. */
const unbuilt = (table: TalTable): number =>
  table.players.reduce((sum, { seat }) => sum + forecastOf(table, seat).unused, 0)

/** How many blocks the Pharaoh's pyramid still takes. */
export const pharaohRoom = ({ pharaoh }: Pick<TalTable, 'pharaoh'>): number => blocksOf('pharaoh') - pharaoh.length

/**
 * Whether the game ends with this round (RULES.md, End): `sure` where that is certain, `near` where a group of blocks that
 * nobody builds is enough for it, else null. It is certain where what ends it has come about; where what cannot be built any
 * more fills the Pharaoh's pyramid; and where the bag is empty once the groups are sold, for there are more blocks than all
 * sites take together with what he is short of.
 */
export function lastRound(table: TalTable): 'sure' | 'near' | null {
  const { sites, phase, bag } = table
  const room = pharaohRoom(table)
  if (room <= 0 || sites.every(({ closed, complete }) => closed || complete)) return 'sure'
  if ((phase === 'build' && unbuilt(table) >= room) || (phase !== 'auction' && bag === 0)) return 'sure'
  return room <= facts.blocksInGroup ? 'near' : null
}

/** One seat's figures on a site. */
interface Side {
  readonly seat: number
  readonly overseers: number
  readonly workers: number
}

export interface Contest {
  /** Every seat with figures there, the owner first and always. */
  readonly sides: readonly Side[]
  /** Who has the most overseers, the most workers there: the owner unless a rival has more; null where rivals are level. */
  readonly overseers: number | null
  readonly workers: number | null
}

/**
 * Who leads on a site: more overseers than the owner may steal, more of both kinds may take over (RULES.md, Stealing;
 * RULES.md, Taking over).
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

/** Sites that are not complete and on which not only the owner has figures. */
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
