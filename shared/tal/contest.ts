// Who has the majority on a site, as every viewer sees it (RULES.md, Stealing; RULES.md, Taking over). Pure functions
// of the view.
import type { TalTable } from './table.ts'

/** How many figures a seat has on a site. */
interface Side {
  readonly seat: number
  readonly overseers: number
  readonly workers: number
}

export interface Contest {
  /** The owner first, even without figures there; then every other seat with figures. */
  readonly sides: readonly Side[]
  /**
   * Who has the majority in overseers; below, in workers. Each rival is measured against the owner alone, so several
   * can have it; where none has more, it is the owner's. Nobody has it on a site without an owner.
   */
  readonly overseers: readonly number[]
  readonly workers: readonly number[]
}

/** The figures on a site, and who has the majority there. */
export function contestOf(table: TalTable, site: number): Contest {
  const owner = table.sites.find(each => each.site === site)?.owner ?? null
  const here = table.pieces.filter(({ at }) => at.startsWith(`${site}/`))
  const count = (seat: number, kind: 'overseer' | 'worker') =>
    here.filter(piece => piece.seat === seat && piece.kind === kind).length
  const sides = table.players
    .map(({ seat }) => ({ seat, overseers: count(seat, 'overseer'), workers: count(seat, 'worker') }))
    .filter(side => side.seat === owner || side.overseers + side.workers > 0)
    .sort((one, other) => Number(other.seat === owner) - Number(one.seat === owner))
  return { sides, overseers: majority(sides, owner, 'overseers'), workers: majority(sides, owner, 'workers') }
}

/** The sites that are not complete and on which a seat other than the owner has figures. */
export const contestedSites = (table: TalTable): readonly number[] =>
  table.sites
    .filter(({ site, complete }) => !complete && contestOf(table, site).sides.length > 1)
    .map(({ site }) => site)

/**
 * The sites that a seat may take over as figures stand now: from the second round on, with a scarab, never a complete
 * one.
 */
export function sitesToTakeOver(table: TalTable, seat: number): readonly number[] {
  const scarabs = table.players.find(player => player.seat === seat)?.scarabs ?? 0
  if (table.round === 1 || scarabs === 0) return []
  return table.sites
    .filter(({ owner, complete }) => owner !== null && owner !== seat && !complete)
    .filter(({ site }) => {
      const { overseers, workers } = contestOf(table, site)
      return overseers.includes(seat) && workers.includes(seat)
    })
    .map(({ site }) => site)
}

function majority(sides: readonly Side[], owner: number | null, kind: 'overseers' | 'workers'): readonly number[] {
  const own = sides.find(({ seat }) => seat === owner)
  if (!own) return []
  const more = sides.filter(side => side[kind] > own[kind]).map(({ seat }) => seat)
  return more.length > 0 ? more : [own.seat]
}
