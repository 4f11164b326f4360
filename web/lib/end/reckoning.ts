// What a tomb was worth, taken apart for the eye: sets as squares, the rest title by title. The total itself is the
// table's; this only says how it came about.
import type { View } from '#shared/protocol.ts'
import { sets, titleOf } from '#web/lib/valley/titles.ts'

export interface Reckoned {
  readonly seat: number
  readonly name: string
  readonly won: boolean
  readonly total: number
  readonly cards: number
  /** Different titles of each set, in the order of `sets`. */
  readonly different: readonly number[]
  readonly uniques: readonly { readonly card: string, readonly points: number }[]
  readonly starters: { readonly count: number, readonly points: number }
  readonly others: number
}

const points = (titles: readonly string[]) => titles.reduce((sum, title) => sum + (titleOf(title).vp ?? 0), 0)

/** The players of a finished game, winners first, then by points. */
export function reckon(view: View): readonly Reckoned[] {
  const { result, table } = view
  if (!result || !table) return []
  return result.scores.map(({ seat, total }) => {
    const tomb = (table.players.find(player => player.seat === seat)?.tomb ?? []).map(card => card.card)
    const of = (kind: string) => tomb.filter(title => titleOf(title).kind === kind)
    const uniques = of('unique'), starters = of('starter')
    return {
      seat, total,
      name: view.seats[seat]?.name ?? '',
      won: result.winners.includes(seat),
      cards: tomb.length,
      different: shown.map(set => new Set(tomb.filter(title => titleOf(title).set === set.id)).size),
      uniques: uniques.map(card => ({ card, points: titleOf(card).vp ?? 0 })),
      starters: { count: starters.length, points: points(starters) },
      others: points(uniques) + points(starters),
    }
  }).sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || a.cards - b.cards)
}

/** The sets that a base game is played with. */
export const shown = sets.filter(set => set.edition === 'base')

/** Players with as many points as a winner who did not win: fewer cards in the tomb have decided. */
export function decidedByFewer(players: readonly Reckoned[]): readonly Reckoned[] {
  const best = players[0]
  const level = players.filter(player => player.total === best?.total)
  return level.some(player => !player.won) ? level : []
}
