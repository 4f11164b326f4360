// How the lead went in a finished game, from the points that every seat had at the end of each turn (or phase): pure functions.

/** What the scores were when a turn or a phase had ended. */
export interface Moment {
  readonly round: number
  /** By seat. */
  readonly points: readonly number[]
}

/**
 * When the winner went ahead for good. `turn`: at the first moment from which on, up to the last, the winner had more points than
 * anybody else; `before`: who had the most points at the moment before, all of them where they were level. `always`: nobody was
 * ever ahead of or level with the winner once anybody's points differed. `level`: at the last moment somebody else had as many
 * points, so something else than points decided, or the victory is shared.
 */
export type TurningPoint =
  | { readonly kind: 'level' }
  | { readonly kind: 'always'; readonly winner: number }
  | {
      readonly kind: 'turn'
      readonly winner: number
      /** The index of the moment. */
      readonly at: number
      readonly round: number
      /** Whether it was the last moment of the game. */
      readonly last: boolean
      readonly before: readonly number[]
    }

/** The seats with the most points. */
export function leaders({ points }: Pick<Moment, 'points'>): readonly number[] {
  const most = Math.max(...points)
  return points.flatMap((each, seat) => (each === most ? [seat] : []))
}

const leadsAlone = (moment: Moment, seat: number): boolean => {
  const [first, ...more] = leaders(moment)
  return first === seat && more.length === 0
}

/**
 * The turning point of a game for two or more.
 * @param moments in order; the last is the end of the game
 * @returns null for fewer than two seats, without moments and without a winner
 */
export function turningPoint(moments: readonly Moment[], winners: readonly number[]): TurningPoint | null {
  const [winner, ...more] = winners
  const last = moments.at(-1)
  if (winner === undefined || !last || last.points.length < 2) return null
  if (more.length > 0 || !leadsAlone(last, winner)) return { kind: 'level' }
  const lost = moments.findLastIndex(moment => !leadsAlone(moment, winner))
  const before = moments[lost]
  const parted = moments.findIndex(({ points }) => new Set(points).size > 1)
  const moment = moments[lost + 1]
  if (!before || !moment || lost < parted) return { kind: 'always', winner }
  return {
    kind: 'turn',
    winner,
    at: lost + 1,
    round: moment.round,
    last: lost + 2 === moments.length,
    before: leaders(before),
  }
}

/** How often somebody else came to lead alone than who had led alone before. */
export function leadChanges(moments: readonly Moment[]): number {
  const alone = moments.flatMap(moment => {
    const [first, ...more] = leaders(moment)
    return first !== undefined && more.length === 0 ? [first] : []
  })
  return alone.filter((seat, at) => at > 0 && seat !== alone[at - 1]).length
}

/** The first moment at which a seat had at least half of the points that it had at the end; null where it ended with none. */
export function halfway(moments: readonly Moment[], seat: number): Moment | null {
  const total = moments.at(-1)?.points[seat] ?? 0
  return total > 0 ? (moments.find(({ points }) => 2 * (points[seat] ?? 0) >= total) ?? null) : null
}

/** The moment that a course, drawn so far (0 to 1), has come to. */
export const momentAt = <M extends Moment>(moments: readonly M[], progress: number): M | undefined =>
  moments[Math.round(progress * (moments.length - 1))]

/** The last moment of each round. */
export const byRound = <M extends Moment>(moments: readonly M[]): readonly M[] =>
  moments.filter(({ round }, at) => moments[at + 1]?.round !== round)

/** Seats in the order in which they lead; equal ones in their own order, and those whose points are unknown (null) last. */
export const inOrder = (points: readonly (number | null)[]): readonly number[] =>
  points.map((_, seat) => seat).sort((one, other) => (points[other] ?? -1) - (points[one] ?? -1) || one - other)
