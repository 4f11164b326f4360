// Ways to build that bots tell apart: which blocks go where, sooner or later by how much a pyramid may be spoilt for it.
import type { Plan } from '../../bots/bot-rules.ts'
import { entryAt } from '../../entry.ts'
import { facts } from '../board.ts'
import { standingOn } from '../likely.ts'
import { blockAt, enough } from '../option-codec.ts'
import { anyColour, isBuilt, isHidden, layered, mixed, prospectOf, single, worthOfBlock } from '../prospects.ts'
import { empty, type TalState } from '../state.ts'

/** How a seat builds. */
export interface Manner {
  /** The fewest alike blocks to begin a pyramid, or a layer of another colour, with. */
  readonly begins: number
  /** Whether a pyramid of one colour may become one of layers. */
  readonly relents: boolean
  /** Whether blocks that fit nowhere are built on pyramids that are mixed already. */
  readonly fills: boolean
  /** Whether they spoil other pyramids: the least first. */
  readonly spoils: boolean
  /** The site that is built on first, or -1. */
  readonly first: number
}

const thrifty: Manner = { begins: 1, relents: false, fills: true, spoils: false, first: -1 }
/** How anybody builds. */
export const usual: Manner = { ...thrifty, relents: true }
const manners: readonly Manner[] = [
  usual,
  thrifty,
  { ...thrifty, begins: 2, fills: false },
  { ...usual, begins: 2 },
  { ...usual, spoils: true },
]

/** What is built where, and what is left. */
interface Site {
  readonly site: number
  readonly cells: number[]
  room: number
}

/** A building site in the making: blocks are laid one by one. */
export class Building {
  /** Options in order. */
  readonly picks: number[] = []
  readonly left: number[]
  private readonly sites: readonly Site[]

  /** @param rooms by site: how many blocks can be built there */
  constructor(state: TalState, seat: number, rooms: readonly number[]) {
    this.left = [...entryAt(state.blocks, seat)]
    const sites: Site[] = []
    for (let site = 0; site < rooms.length; site++)
      if ((rooms[site] as number) > 0)
        sites.push({ site, cells: [...entryAt(state.cells, site)], room: rooms[site] as number })
    this.sites = sites
  }

  build({ begins, relents, fills, spoils, first }: Manner): this {
    const order = [...this.sites].sort((one, other) => this.rank(other, first) - this.rank(one, first))
    // Those that want a certain colour, before one that wants none takes it away.
    for (const site of order) this.continueSite(site)
    for (const site of order) this.begin(site, begins)
    if (relents) for (const site of order) this.relent(site, begins)
    for (const site of order) this.hide(site)
    if (fills) for (const site of order) if (prospectOf(site.site, site.cells).kind === mixed) this.fill(site)
    if (spoils) for (const site of order.reverse()) this.fill(site)
    return this
  }

  private rank({ site, cells }: Site, first: number): number {
    const prospect = prospectOf(site, cells)
    return site === first ? 100 : worthOfBlock(prospect) * (1 + prospect.filled / prospect.cells)
  }

  /** Lays blocks of the colour that a pyramid wants, as far as they go. */
  private continueSite(site: Site): void {
    while (site.room > 0 && !isBuilt(site.cells)) {
      const prospect = prospectOf(site.site, site.cells)
      if (prospect.kind === mixed || prospect.wants === anyColour || !this.layInto(site, prospect.wants)) return
    }
  }

  /** Begins a pyramid, or a layer, in the colour of which most are left. */
  private begin(site: Site, fewest: number): void {
    while (site.room > 0 && !isBuilt(site.cells)) {
      const { kind, wants } = prospectOf(site.site, site.cells)
      if (kind === mixed || wants !== anyColour) return
      const colour = this.commonest()
      if ((this.left[colour] ?? 0) < fewest || !this.layInto(site, colour)) return
      this.continueSite(site)
    }
  }

  /** Goes on with another colour where a layer ends. */
  private relent(site: Site, fewest: number): void {
    const { kind, isNewLayer, from, to } = prospectOf(site.site, site.cells)
    if (kind !== single || !isNewLayer || site.room === 0) return
    const colour = this.commonest()
    if ((this.left[colour] ?? 0) < Math.max(fewest, Math.ceil((to - from) / 2)) || !this.layInto(site, colour)) return
    if (prospectOf(site.site, site.cells).kind === layered) this.continueSite(site)
    this.begin(site, 1)
  }

  /** Lays a block that fits nowhere where its colour never counts. */
  private hide(site: Site): void {
    const { size, from, to } = prospectOf(site.site, site.cells)
    for (let cell = from; cell < to; cell++)
      if (site.room > 0 && isHidden(size, cell) && site.cells[cell] === empty) this.lay(site, this.commonest(), cell)
  }

  /** Lays whatever there is. */
  private fill(site: Site): void {
    while (site.room > 0 && !isBuilt(site.cells) && this.layInto(site, this.commonest()));
  }

  /** The colour of which most blocks are left. */
  private commonest(): number {
    let found = 0
    for (let colour = 1; colour < this.left.length; colour++)
      if ((this.left[colour] as number) > (this.left[found] as number)) found = colour
    return found
  }

  /** Lays a block of this colour into the layer that is open, where it can be seen if there is room; whether it has. */
  private layInto(site: Site, colour: number): boolean {
    if ((this.left[colour] ?? 0) === 0) return false
    const { size, from, to } = prospectOf(site.site, site.cells)
    let found = -1
    for (let cell = from; cell < to; cell++) {
      if (site.cells[cell] !== empty) continue
      if (found < 0 || isHidden(size, found)) found = cell
    }
    return found >= 0 && this.lay(site, colour, found)
  }

  private lay(site: Site, colour: number, cell: number): boolean {
    if ((this.left[colour] ?? 0) === 0) return false
    this.left[colour] = (this.left[colour] as number) - 1
    site.cells[cell] = colour
    site.room--
    this.picks.push(blockAt(colour, site.site, cell))
    return true
  }
}

/** By site: how many blocks a seat's workers can build there. */
function roomsOf(state: TalState, seat: number): readonly number[] {
  return state.owners.map((owner, site) => {
    if (owner !== seat || isBuilt(entryAt(state.cells, site))) return 0
    return standingOn(state, seat, site, true) * facts.blocksOfWorker - (state.built[site] ?? 0)
  })
}

/** The picks of a manner of building, and that it is enough. */
export const buildingOf = (state: TalState, seat: number, manner: Manner): Plan => [
  ...new Building(state, seat, roomsOf(state, seat)).build(manner).picks.map(pick => [pick]),
  [enough],
]

/** Ways to build worth telling apart: the usual one first. */
export function buildingsOf(state: TalState, seat: number): readonly Plan[] {
  const rooms = roomsOf(state, seat)
  const sites = rooms.flatMap((room, site) => (room > 0 ? [site] : []))
  const firsts = sites.length > 1 ? sites.map(first => ({ ...usual, first })) : []
  const met = new Set<string>()
  const plans: Plan[] = []
  for (const manner of [...manners, ...firsts]) {
    const { picks } = new Building(state, seat, rooms).build(manner)
    // In what order blocks are laid does not matter.
    const name = [...picks].sort().join()
    if (!met.has(name)) plans.push([...picks.map(pick => [pick]), [enough]])
    met.add(name)
  }
  return plans
}
