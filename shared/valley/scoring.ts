// What a tomb scores (rulebook, Scoring): pure functions of titles, used by the engine and by the page.
import type { Kind, SetId } from './title.ts'

/** What scoring needs to know of a title. */
export interface Scored { readonly id: string, readonly kind: Kind, readonly set: SetId | null, readonly vp: number | null }

export type PartOfScore = SetId | 'starters' | 'uniques'
export interface ScorePart { readonly label: PartOfScore, readonly points: number }

/** How many different titles of a set lie in a tomb: duplicates do not count. */
export function different(tomb: readonly Scored[], set: SetId): number {
  return new Set(tomb.filter(title => title.set === set).map(title => title.id)).size
}

/** The points of a tomb, part by part: every set of `sets`, then starters and uniques. */
export function scoreParts(tomb: readonly Scored[], sets: readonly SetId[]): readonly ScorePart[] {
  const printed = (kind: Kind) => tomb.filter(title => title.kind === kind).reduce((sum, title) => sum + (title.vp ?? 0), 0)
  return [
    ...sets.map(set => ({ label: set, points: different(tomb, set) ** 2 })),
    { label: 'starters', points: printed('starter') },
    { label: 'uniques', points: printed('unique') },
  ]
}

/** All points of a tomb. */
export function points(tomb: readonly Scored[], sets: readonly SetId[]): number {
  return scoreParts(tomb, sets).reduce((sum, part) => sum + part.points, 0)
}

/** Most points win; in a tie fewest cards in the tomb; further ties share the victory. Gives the winners' places. */
export function winners(tombs: readonly { readonly total: number, readonly cards: number }[]): readonly number[] {
  const most = Math.max(...tombs.map(tomb => tomb.total))
  const fewest = Math.min(...tombs.filter(tomb => tomb.total === most).map(tomb => tomb.cards))
  return tombs.flatMap((tomb, place) => tomb.total === most && tomb.cards === fewest ? [place] : [])
}
