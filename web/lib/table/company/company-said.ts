// The series and the spectators of a table in words, from its view alone.
import type { View } from '#shared/protocol.ts'
import { isLocal } from '#shared/table/local-id.ts'
import { companyText } from './company-texts.ts'

type CompanyView = Pick<View, 'id' | 'phase' | 'series' | 'watching' | 'you' | 'seats'>

/** A player's name, empty where nobody sits; null for the reader. */
const nameIn = ({ seats, you }: CompanyView, seat: number): string | null =>
  seat === you ? null : (seats[seat]?.name ?? '')

/** How the series stands and, until the game is over, who begins, in sentences; none at a table that belongs to none. */
export function seriesSaid(view: CompanyView): readonly string[] {
  const { phase, series, seats } = view
  if (!series) return []
  const { game: n, wins, begins, best } = series
  if (seats.length === 1)
    return [best === undefined ? companyText('series.game', { n }) : companyText('series.best', { n, best })]
  const won = wins.map((count, seat) => ({ name: nameIn(view, seat), wins: count })).filter(({ name }) => name !== '')
  return [
    companyText('series.won', { n, won }),
    // Nobody may sit there yet; and beside an offer of another game it would be taken to be about that.
    ...(phase === 'over' || begins === undefined || nameIn(view, begins) === ''
      ? []
      : [companyText('series.begins', { name: nameIn(view, begins) })]),
  ]
}

/** How often a seat has won in the series of a table; empty at the first game of one, and where nobody sits or one plays alone. */
export function winsSaid(view: CompanyView, seat: number): string {
  const { series, seats } = view
  const name = nameIn(view, seat)
  if (!series || seats.length === 1 || name === '') return ''
  const wins = series.wins[seat] ?? 0
  return series.game > 1 || series.wins.some(Boolean) ? companyText('series.wins', { name, wins }) : ''
}

/** Who watches; empty where nobody does, as at a table of this browser. */
export function watchingSaid({ id, watching, you }: CompanyView): string {
  if (isLocal(id)) return ''
  if (you === null) return companyText('watching.you', { others: Math.max(0, watching - 1) })
  return watching > 0 ? companyText('watching', { n: watching }) : ''
}
