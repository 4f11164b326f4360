// The points of each tomb in parts: sets as squares, the rest title by title. The totals are the table's; this only explains
// them.
import type { ValleyView } from '#shared/valley/declarations.ts'
import { mixOf } from '#web/lib/valley/card/mix.ts'
import { tombOf, type TombSet } from '#web/lib/valley/tomb/tomb.ts'
import { titleOf } from '#web/lib/valley/card/loaded-titles.ts'

export interface Reckoned {
  readonly seat: number
  readonly name: string
  readonly won: boolean
  readonly total: number
  readonly cards: number
  /** Set by set, joined where they score together. */
  readonly sets: readonly TombSet[]
  readonly uniques: readonly { readonly card: string; readonly points: number }[]
  readonly starters: { readonly count: number; readonly points: number }
  /** The titles that score by themselves: uniques, then starters. */
  readonly singles: readonly string[]
  readonly others: number
}

const points = (titles: readonly string[]) => titles.reduce((sum, title) => sum + (titleOf(title).vp ?? 0), 0)

/** The players of a finished game, winners first, then by points. */
export function reckon(view: ValleyView): readonly Reckoned[] {
  const { result, table } = view
  if (!result || !table) return []
  const { groups } = mixOf(view.options)
  return result.scores
    .map(({ seat, total }) => {
      const cards = table.players.find(player => player.seat === seat)?.tomb ?? []
      const tomb = cards.map(card => card.card)
      const of = (kind: string) => tomb.filter(title => titleOf(title).kind === kind)
      const uniques = of('unique')
      const starters = of('starter')
      return {
        seat,
        total,
        name: view.seats[seat]?.name ?? '',
        won: result.winners.includes(seat),
        cards: tomb.length,
        sets: tombOf(cards, groups).sets,
        uniques: uniques.map(card => ({ card, points: titleOf(card).vp ?? 0 })),
        starters: { count: starters.length, points: points(starters) },
        singles: [...uniques, ...starters],
        others: points(uniques) + points(starters),
      }
    })
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || a.cards - b.cards)
}

/** Players who have as many points as a winner, but lost by having more cards in the tomb. */
export function decidedByFewer(players: readonly Reckoned[]): readonly Reckoned[] {
  const best = players[0]
  const level = players.filter(player => player.total === best?.total)
  return level.some(player => !player.won) ? level : []
}
