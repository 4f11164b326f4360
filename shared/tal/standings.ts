// What the page derives from the table it sees: what pyramids are worth, how near the end is. Pure functions of the
// view that use the game's own rules.
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
