// Tombs as they are shown: the cards of each set, the missing ones, the others, and what entombing a card would bring. Points
// are those of the game's rules.
import type { Card } from '#shared/protocol.ts'
import { different, scoreParts } from '#shared/valley/scoring.ts'
import type { SetGroup } from '#shared/valley/set-groups.ts'
import { cardName, setName } from '../../messages/card-texts.ts'
import { t } from '../../messages/page-texts.ts'
import { groupWith } from '../card/mix.ts'
import { knownTitles, setOf, titleOf } from '../card/loaded-titles.ts'

export interface TombSet {
  /** The set, or the first of sets that score together. */
  readonly id: string
  readonly sets: SetGroup
  readonly name: string
  readonly size: number
  /** The different titles in the order they were entombed, each with its number of copies. */
  readonly have: readonly { readonly card: string; readonly count: number }[]
  readonly missing: readonly string[]
  readonly points: number
}

export interface Tomb {
  readonly sets: readonly TombSet[]
  /** Starters and uniques. */
  readonly others: readonly Card[]
  readonly otherPoints: number
}

const factsOf = (cards: readonly Card[]) => cards.map(card => titleOf(card.card))

/** The name of a group of sets. */
export const groupName = (group: SetGroup): string => group.map(setName).join(' + ')
const sizeOf = (group: SetGroup): number => group.reduce((sum, id) => sum + (setOf(id)?.size ?? 0), 0)

/** @param groups the sets of the table, joined where they score together */
export function tombOf(cards: readonly Card[], groups: readonly SetGroup[]): Tomb {
  const others = cards.filter(card => titleOf(card.card).set === null)
  return {
    sets: groups.map(group => {
      const belongs = (title: string) => group.some(id => id === titleOf(title).set)
      const lying = cards.filter(card => belongs(card.card)).map(card => card.card)
      const have = [...new Set(lying)].map(card => ({ card, count: lying.filter(each => each === card).length }))
      const missing = knownTitles()
        .filter(title => belongs(title.id) && !lying.includes(title.id))
        .map(title => title.id)
      return {
        id: group[0] ?? '',
        sets: group,
        name: groupName(group),
        size: sizeOf(group),
        have,
        missing,
        points: have.length ** 2,
      }
    }),
    others,
    otherPoints: others.reduce((sum, card) => sum + (titleOf(card.card).vp ?? 0), 0),
  }
}

/** How many different titles of a title's set are in a tomb; 0 for starters and uniques. */
export function owned(tomb: readonly Card[], title: string): number {
  const { set } = titleOf(title)
  return set ? different(factsOf(tomb), set) : 0
}

export interface Gain {
  /** The title's set and those that score with it; empty for starters and uniques. */
  readonly sets: SetGroup
  /** Different titles of the set before and after. */
  readonly from: number
  readonly to: number
  readonly size: number
  readonly before: number
  readonly after: number
}

/**
 * How entombing a title would change a tomb's points.
 * @param alone whether it is a solitaire, where a second copy costs its set a point
 */
export function gainOf(tomb: readonly Card[], title: string, groups: readonly SetGroup[], alone = false): Gain {
  const { set, vp } = titleOf(title)
  if (!set) return { sets: [], from: 0, to: 0, size: 0, before: 0, after: vp ?? 0 }
  const sets = groupWith(groups, set)
  const from = different(factsOf(tomb), ...sets)
  const to = tomb.some(card => card.card === title) ? from : from + 1
  const worth = (cards: readonly Card[]) =>
    scoreParts(
      factsOf(cards).filter(each => each.set !== null),
      [sets],
      alone,
    ).reduce((sum, part) => sum + part.points, 0)
  return { sets, from, to, size: sizeOf(sets), before: worth(tomb), after: worth([...tomb, { id: '', card: title }]) }
}

/** Starters and uniques in a few words: uniques by name, starters by number, without a line break before the number. */
export function othersSaid(tomb: Tomb): string {
  const titlesThere = tomb.others.map(card => titleOf(card.card))
  const uniques = titlesThere.filter(title => title.kind === 'unique').map(title => cardName(title.id))
  const starters = titlesThere.filter(title => title.kind === 'starter').length
  return [...uniques, ...(starters > 0 ? [t('tomb.starters', { n: starters }).replace(' ', '\u00a0')] : [])].join(', ')
}

/** A tomb in one sentence, for screen readers; with its total points if they are given. */
export function tombRead(tomb: Tomb, points?: number): string {
  const sets = tomb.sets.map(set =>
    t('tomb.set', { set: set.name, have: set.have.length, size: set.size, points: set.points }),
  )
  return [
    ...(points === undefined ? [] : [t('points', { n: points })]),
    ...sets,
    ...(tomb.others.length > 0 ? [`${othersSaid(tomb)}: ${tomb.otherPoints}`] : []),
  ].join('; ')
}
