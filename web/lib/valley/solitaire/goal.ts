// The goal of a solitaire: the perfect tomb of its table, how much of it is there, what is missing, and what second copies
// cost. Points are those of the game's rules.
import type { Card, Params } from '#shared/protocol.ts'
import { perfectScore, scoreParts } from '#shared/valley/scoring.ts'
import type { SetGroup } from '#shared/valley/set-groups.ts'
import { startersOfBoth } from '#shared/valley/starters.ts'
import { solitaireText } from './solitaire-texts.ts'
import { mixOf } from '../card/mix.ts'
import { groupName } from '../tomb/tomb.ts'
import { knownTitles, titleOf, type Title } from '../card/loaded-titles.ts'

/** A title and its number of copies. */
interface Some {
  readonly card: string
  readonly count: number
}

export interface GoalPart {
  /** The set, or the first of sets that score together; or `unique`, `starter`. */
  readonly set: string
  readonly name: string
  readonly have: number
  readonly size: number
  readonly points: number
  /** The points of the complete part. */
  readonly full: number
  readonly missing: readonly Some[]
  /** Points that its second copies cost. */
  readonly cost: number
}

export interface Goal {
  readonly points: number
  readonly perfect: number
  readonly sets: readonly GoalPart[]
  readonly uniques: GoalPart
  readonly starters: GoalPart
  readonly cost: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const total = (cards: readonly Title[], groups: readonly SetGroup[], alone: boolean) =>
  sum(scoreParts(cards, groups, alone).map(part => part.points))

/** The starters of a table, each with its number of copies. */
function startersOf(kind: unknown): readonly Some[] {
  if (kind === 'both') return Object.entries(startersOfBoth).map(([card, count]) => ({ card, count }))
  return knownTitles()
    .filter(title => title.kind === 'starter' && title.edition === (kind ?? 'base'))
    .map(({ id, copies = 1 }) => ({ card: id, count: copies }))
}

/**
 * How complete a tomb is.
 * @param options the settled options of the table
 */
export function goalOf(tomb: readonly Card[], options: Params): Goal {
  const { groups, uniques: editions } = mixOf(options)
  const lying = tomb.map(({ card }) => titleOf(card))
  const of = (title: Title): Some => ({ card: title.id, count: 1 })

  const part = (
    set: string,
    name: string,
    wanted: readonly Some[],
    belongs: (title: Title) => boolean,
    scored: readonly SetGroup[],
  ): GoalPart => {
    const cards = lying.filter(belongs)
    const there = (id: string) => cards.filter(title => title.id === id).length
    const missing = wanted
      .map(({ card, count }) => ({ card, count: count - Math.min(count, there(card)) }))
      .filter(({ count }) => count > 0)
    const size = sum(wanted.map(({ count }) => count))
    const whole = wanted.flatMap(({ card, count }) => Array.from({ length: count }, () => titleOf(card)))
    const points = total(cards, scored, false)
    return {
      set,
      name,
      have: size - sum(missing.map(({ count }) => count)),
      size,
      points,
      full: total(whole, scored, false),
      missing,
      cost: points - total(cards, scored, true),
    }
  }

  const sets = groups.map(group => {
    const belongs = (title: Title) => group.some(id => id === title.set)
    return part(group[0] ?? '', groupName(group), knownTitles().filter(belongs).map(of), belongs, [group])
  })
  const uniques = part(
    'unique',
    solitaireText('goal.uniques'),
    knownTitles()
      .filter(({ kind, edition }) => kind === 'unique' && editions.includes(edition))
      .map(of),
    ({ kind }) => kind === 'unique',
    [],
  )
  const ten = startersOf(options['starters'])
  const starters = part('starter', solitaireText('goal.starters'), ten, ({ kind }) => kind === 'starter', [])
  const titles = [...sets, uniques]
    .flatMap(({ missing }) => missing.map(({ card }) => titleOf(card)))
    .concat(lying.filter(({ kind }) => kind !== 'starter'))
  return {
    points: total(lying, groups, true),
    sets,
    uniques,
    starters,
    cost: sum(sets.map(({ cost }) => cost)),
    perfect: perfectScore({
      definitions: [...titles, ...ten.flatMap(({ card, count }) => Array.from({ length: count }, () => titleOf(card)))],
      groups,
    }),
  }
}

/** All parts that the table has, in the order in which they are shown: there may be no uniques. */
export const partsOf = ({ sets, uniques, starters }: Goal): readonly GoalPart[] =>
  [...sets, uniques, starters].filter(({ size }) => size > 0)

/** The goal in one sentence, for screen readers. */
export function goalRead(goal: Goal): string {
  const parts = partsOf(goal).map(({ name, have, size }) => solitaireText('goal.part', { name, have, size }))
  return solitaireText('goal.read', { n: goal.points, of: goal.perfect, parts, cost: goal.cost })
}
