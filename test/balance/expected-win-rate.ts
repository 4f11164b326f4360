// What winning rate is usual for a card. Whoever gets a dear card had the gold for it, and whoever gets one of a large set has
// much to gather: both win more often, whatever the card does. So a card stands out only beside others of its level, held
// against its price and the size of its set; one of no set against the others of none.
import { setOf } from '#shared/valley/set-groups.ts'
import type { CardStats } from './game-series.ts'

/** What a winning rate is put down to: the level, the price, the size of the set, having none. */
function causes({ title: { cost, set } }: CardStats): readonly number[] {
  return [1, cost, set === null ? 0 : setOf(set).size, set === null ? 1 : 0]
}

const weight = ({ winsGot: { error } }: CardStats): number => 1 / error ** 2
const times = (some: readonly number[], others: readonly number[]): number =>
  some.reduce((sum, each, at) => sum + each * (others[at] ?? 0), 0)

/**
 * How many standard errors the winning rate of whoever got a card lies from what is usual for it; 0 where too few got it.
 * @param cards all cards of the table
 */
export function deviation(card: CardStats, cards: readonly CardStats[]): number {
  const {
    winsGot: { mean, error },
    title,
  } = card
  if (error === 0) return 0
  const level = cards.filter(other => other.title.level === title.level && other.winsGot.error > 0)
  const cause = level.map(causes)
  // Least squares, each card weighed by how well it is known: the causes' shares solve these equations.
  const equations = causes(card).map((_, row) => {
    const weighed = level.map((other, at) => (cause[at]?.[row] ?? 0) * weight(other))
    return [
      ...causes(card).map((__, column) =>
        times(
          weighed,
          cause.map(of => of[column] ?? 0),
        ),
      ),
      times(
        weighed,
        level.map(other => other.winsGot.mean),
      ),
    ]
  })
  return (mean - times(causes(card), solveEquations(equations))) / error
}

/** Of a share that cannot be pivots from others, as that of no set where every card has one, nothing is said. */
const least = 1e-9

/** What solves linear equations, each given as its factors and, last, what they come to. */
export function solveEquations(equations: readonly (readonly number[])[]): readonly number[] {
  const rows = equations.map(equation => [...equation])
  const pivots: (number[] | null)[] = rows.map(() => null)
  for (let column = 0; column < pivots.length; column++) {
    const scale = Math.abs(equations[column]?.[column] ?? 0)
    const size = (row: readonly number[]) => Math.abs(row[column] ?? 0)
    const pivot = rows.reduce((best, row) => (size(row) > size(best) ? row : best), rows[0] ?? [])
    if (size(pivot) <= least * scale) continue
    rows.splice(rows.indexOf(pivot), 1)
    const first = pivot[column] ?? 1
    for (const [at, factor] of pivot.entries()) pivot[at] = factor / first
    for (const row of [...rows, ...pivots]) {
      const factor = row?.[column] ?? 0
      if (row) for (const [at, part] of pivot.entries()) row[at] = (row[at] ?? 0) - factor * part
    }
    pivots[column] = pivot
  }
  return pivots.map(row => row?.at(-1) ?? 0)
}
