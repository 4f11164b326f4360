// A tomb of the result in the parts that open one after another.
import { t } from '#web/lib/messages/page-texts.ts'
import type { Reckoned } from './score-table.ts'
import type { Part } from './tomb-show.ts'

export interface TombPart extends Part {
  /** The set, or the first of sets that score together; `others`, `duplicates`. */
  readonly id: string
  readonly name: string
  readonly titles: readonly string[]
}

const part = (id: string, name: string, titles: readonly string[], points: number, square = false): TombPart => ({
  id,
  name,
  titles,
  cards: titles.length,
  points,
  square,
})

/** The parts of a player's tomb in which anything lies or counts; together they are its total. */
export function tombParts({ sets, singles, others, total }: Reckoned): readonly TombPart[] {
  const squares = sets.map(({ id, name, have, points }) =>
    part(
      id,
      name,
      have.map(({ card }) => card),
      points,
      true,
    ),
  )
  const single = part('others', t('end.others'), singles, others)
  const cost = total - [...squares, single].reduce((sum, { points }) => sum + points, 0)
  return [
    ...[...squares, single].filter(({ cards }) => cards > 0),
    ...(cost === 0 ? [] : [part('duplicates', t('end.duplicates'), [], cost)]),
  ]
}
