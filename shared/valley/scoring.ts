// The score of a tomb (RULES.md, Scoring): pure functions, used by the rules and by the page.
import type { SetId } from './editions.ts'
import type { SetGroup } from './set-groups.ts'
import type { Kind } from './card-definition.ts'

/** What scoring needs to know of a title. */
interface Scored {
  readonly id: string
  readonly kind: Kind
  readonly set: SetId | null
  readonly vp: number | null
}

/** A part of a score: a set, several sets that count as one (their ids joined by `+`), starters, or uniques. */
interface ScorePart {
  readonly label: string
  readonly points: number
}

/** How many different titles of a group of sets lie in a tomb. */
export function different(tomb: readonly Scored[], ...group: readonly SetId[]): number {
  return new Set(tomb.filter(title => title.set !== null && group.includes(title.set)).map(title => title.id)).size
}

/** How many points duplicates cost in solitaire; no set scores less than 0 (RULES.md, Solitaire). */
function duplicates(tomb: readonly Scored[], groups: readonly SetGroup[]): number {
  return groups.reduce((sum, group) => {
    const cards = tomb.filter(title => title.set !== null && group.includes(title.set)).length
    const apart = different(tomb, ...group)
    return sum + Math.min(cards - apart, apart ** 2)
  }, 0)
}

/**
 * The points of a tomb in parts: every group of sets, then starters and uniques.
 * @param alone whether it is solitaire: then a further part counts duplicates against their sets
 */
export function scoreParts(tomb: readonly Scored[], groups: readonly SetGroup[], alone = false): readonly ScorePart[] {
  const printed = (kind: Kind) =>
    tomb.filter(title => title.kind === kind).reduce((sum, title) => sum + (title.vp ?? 0), 0)
  return [
    ...groups.map(group => ({ label: group.join('+'), points: different(tomb, ...group) ** 2 })),
    { label: 'starters', points: printed('starter') },
    { label: 'uniques', points: printed('unique') },
    ...(alone ? [{ label: 'duplicates', points: 0 - duplicates(tomb, groups) }] : []),
  ]
}

/**
 * All points of a tomb.
 * @param alone whether it is solitaire, where duplicates cost points
 */
export function points(tomb: readonly Scored[], groups: readonly SetGroup[], alone = false): number {
  return scoreParts(tomb, groups, alone).reduce((sum, part) => sum + part.points, 0)
}

/** The indices of the winners: most points, in a tie fewest cards in the tomb; further ties share the victory. */
export function winners(tombs: readonly { readonly total: number; readonly cards: number }[]): readonly number[] {
  const most = Math.max(...tombs.map(tomb => tomb.total))
  const fewest = Math.min(...tombs.filter(tomb => tomb.total === most).map(tomb => tomb.cards))
  return tombs.flatMap((tomb, index) => (tomb.total === most && tomb.cards === fewest ? [index] : []))
}

/** The highest possible score in solitaire: every set complete, all starters, all uniques. */
export function perfectScore({
  definitions,
  groups,
}: {
  readonly definitions: readonly Scored[]
  readonly groups: readonly SetGroup[]
}): number {
  const once = [
    ...new Map(definitions.filter(({ kind }) => kind !== 'starter').map(title => [title.id, title])).values(),
  ]
  return points([...once, ...definitions.filter(({ kind }) => kind === 'starter')], groups)
}
