// The pyramids of an ended game, player by player, as they score: the best first, then what was not finished.
import type { TalView } from '#shared/tal/declarations.ts'
import { blocksOf } from '#shared/tal/pyramid.ts'
import { worthOfSite } from '#shared/tal/standings.ts'
import type { SiteTable } from '#shared/tal/table.ts'

export interface Heap {
  readonly site: SiteTable
  readonly kind: ReturnType<typeof worthOfSite>['kind']
  readonly points: number
}
export interface Ended {
  readonly seat: number
  readonly name: string
  readonly won: boolean
  readonly total: number
  readonly heaps: readonly Heap[]
  /** How many complete pyramids, and blocks in them: what decides between equal points. */
  readonly complete: number
  readonly blocks: number
}

const laid = ({ layers }: SiteTable): number => layers.flat().filter(colour => colour !== null).length

/** All players, the winners first, then by points. */
export function endOf(view: TalView): readonly Ended[] {
  const { result, table } = view
  if (!result || !table) return []
  return result.scores
    .map(({ seat, total }): Ended => {
      const heaps = table.sites
        .filter(site => site.owner === seat && laid(site) > 0)
        .map((site): Heap => {
          const { kind, now } = worthOfSite(site)
          return { site, kind, points: now }
        })
        .sort(
          (one, other) =>
            Number(other.site.complete) - Number(one.site.complete) ||
            other.points - one.points ||
            laid(other.site) - laid(one.site),
        )
      const complete = heaps.filter(({ site }) => site.complete)
      return {
        seat,
        name: view.seats[seat]?.name ?? '',
        won: result.winners.includes(seat),
        total,
        heaps,
        complete: complete.length,
        blocks: complete.reduce((sum, { site }) => sum + blocksOf(site.size), 0),
      }
    })
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total)
}

/** Those with as many points as the winners where more than points decided, or could not; else nobody. */
export function levelAtTop(players: readonly Ended[]): readonly Ended[] {
  const best = players.filter(({ total }) => total === players[0]?.total)
  return best.length > 1 ? best : []
}

/** How wide a word may be in a headline: in capitals as wide as a W. */
const widest = 12
const widthOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum + (/[MW@]/i.test(letter) ? 1 : 0.62), 0)

/** A name for a headline: a word that no line would hold is cut. In full it stands below. */
export function nameInHeadline(name: string): string {
  return name
    .split(' ')
    .map(word => {
      if (widthOf(word) <= widest) return word
      const letters = [...word]
      while (widthOf(letters.join('')) > widest - 1) letters.pop()
      return `${letters.join('')}…`
    })
    .join(' ')
}
