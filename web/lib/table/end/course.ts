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

/** The last moment of each round. */
export const byRound = <M extends Moment>(moments: readonly M[]): readonly M[] =>
  moments.filter(({ round }, at) => moments[at + 1]?.round !== round)

/** A round as the show draws it: its last moment, and how long it is on beside others. */
export interface Stretch<M extends Moment = Moment> {
  readonly end: M
  /** The index of its last moment among all. */
  readonly to: number
  readonly stay: number
}

/** How long a round is on in which nobody scores, and one in which the lead changes hands; any other: 1. */
const quiet = 0.25
const decisive = 2.5

/** The rounds of a course with the time that each is worth: what happens in them, not how many they are, gives the pace. */
export function stretchesOf<M extends Moment>(moments: readonly M[]): readonly Stretch<M>[] {
  const ends = byRound(moments)
  return ends.map((end, at) => {
    const before = ends[at - 1]
    const isQuiet = end.points.every((points, seat) => points === (before?.points[seat] ?? 0))
    const isDecisive = leadChanges(ends.slice(0, at + 1)) > leadChanges(ends.slice(0, at))
    return { end, to: moments.lastIndexOf(end), stay: isDecisive ? decisive : isQuiet ? quiet : 1 }
  })
}

/** How much of a round's time its line is drawn; then it rests. */
const drawing = 0.6

/**
 * What a course has come to when so much of it is drawn (0 to 1).
 * @returns the index of the moment, and the last round that is drawn whole (the first, before any is)
 */
export function reachedAt<M extends Moment>(
  stretches: readonly Stretch<M>[],
  progress: number,
): { readonly at: number; readonly round: M | undefined } {
  const all = stretches.reduce((sum, { stay }) => sum + stay, 0)
  let left = progress * all
  let from = 0
  let round = stretches[0]?.end
  for (const { end, to, stay } of stretches) {
    const done = Math.min(1, left / (stay * drawing))
    if (done < 1) return { at: Math.floor(from + done * (to - from)), round }
    round = end
    from = to
    left -= stay
    if (left < 0) break
  }
  return { at: from, round }
}

/** Seats in the order in which they lead; equal ones in their own order, and those whose points are unknown (null) last. */
export const inOrder = (points: readonly (number | null)[]): readonly number[] =>
  points.map((_, seat) => seat).sort((one, other) => (points[other] ?? -1) - (points[one] ?? -1) || one - other)
