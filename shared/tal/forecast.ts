// Forecast of a seat's blocks, as figures and sites stand now (RULES.md, Building): how many can be built, and how many go to
// the Pharaoh's pyramid. Pure functions of the view.
import { facts } from './board.ts'
import { sitesToTakeOver } from './contest.ts'
import { blocksOf } from './pyramid.ts'
import type { SiteTable, TalTable } from './table.ts'

/** How many blocks can be built on a site. */
export interface Room {
  readonly site: number
  readonly blocks: number
}
export interface Forecast {
  /** Blocks that the seat holds. */
  readonly blocks: number
  /** How many of them can be built, and how many cannot. */
  readonly built: number
  readonly unused: number
  /** How many blocks the Pharaoh's pyramid then has. */
  readonly pharaoh: number
}

/** How many cells of a site's pyramid are empty. */
export const freeOn = ({ layers }: Pick<SiteTable, 'layers'>): number =>
  layers.flat().filter(colour => colour === null).length

/** How many blocks a seat's workers on a site build in a round, where there are cells enough. */
export const workOn = (table: TalTable, seat: number, site: number): number =>
  table.pieces.filter(piece => piece.seat === seat && piece.kind === 'worker' && piece.at.startsWith(`${site}/`))
    .length * facts.blocksOfWorker

/**
 * What a seat that has not built yet can build on each of its sites: two blocks for each worker, in empty cells. Before
 * the phase of building its sites are also those that it may take over, as many as it has scarabs, the roomiest first.
 */
function roomOf(table: TalTable, seat: number): readonly Room[] {
  const scarabs = table.players.find(player => player.seat === seat)?.scarabs ?? 0
  const roomOn = (each: SiteTable): Room => ({
    site: each.site,
    blocks: Math.min(workOn(table, seat, each.site), freeOn(each)),
  })
  const own = table.sites.filter(({ owner }) => owner === seat).map(roomOn)
  if (table.phase === 'build') return own
  const others = sitesToTakeOver(table, seat)
  const taken = table.sites
    .filter(({ site }) => others.includes(site))
    .map(roomOn)
    .sort((one, other) => other.blocks - one.blocks)
  return [...own, ...taken.slice(0, scarabs)]
}

const sumOf = (room: readonly Room[]): number => room.reduce((sum, { blocks }) => sum + blocks, 0)

/**
 * How many blocks a seat can still build at most. A view does not say where a seat that is building has built in this
 * round, only how much; its workers build so many fewer.
 */
function buildableBy(table: TalTable, seat: number): number {
  const room = sumOf(roomOf(table, seat))
  if (table.phase !== 'build') return room
  const work = table.sites
    .filter(({ owner }) => owner === seat)
    .reduce((sum, { site }) => sum + workOn(table, seat, site), 0)
  return Math.min(room, Math.max(0, work - builtBy(table, seat)))
}

/**
 * What becomes of a seat's blocks if nobody moves or steals any more and only this seat takes over what it may.
 * @param room how much can still be built where, which the question of a seat that is building says
 */
export function forecastOf(table: TalTable, seat: number, room?: readonly Room[]): Forecast {
  const blocks = heldBy(table, seat)
  const built = Math.min(blocks, room ? sumOf(room) : buildableBy(table, seat))
  const unused = blocks - built
  return { blocks, built, unused, pharaoh: Math.min(blocksOf('pharaoh'), table.pharaoh.length + unused) }
}

/** Whether a seat has built any of the blocks that it has won or stolen in this round. */
export const hasBuilt = (table: TalTable, seat: number): boolean => builtBy(table, seat) > 0

/** How many of the blocks that a seat has won or stolen in this round it holds no more: before it is done, those it has built. */
function builtBy(table: TalTable, seat: number): number {
  const won = table.auctioned
    .filter(({ winner }) => winner === seat)
    .reduce((sum, { blocks }) => sum + blocks.length, 0)
  const stolen = table.pieces.filter(piece => piece.seat === seat).reduce((sum, { stole = 0 }) => sum + stole, 0)
  return Math.max(0, won + stolen - heldBy(table, seat))
}

const heldBy = ({ players }: TalTable, seat: number): number =>
  players.find(player => player.seat === seat)?.blocks.length ?? 0
