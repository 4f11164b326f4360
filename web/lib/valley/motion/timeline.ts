// When each motion and mark is shown: kinds one after the other, those of one kind shortly after one another, all of them
// within a limit. Pure; times in milliseconds.
import type { MotionEvent, PlaceMark, MotionVerb } from './motion-events.ts'

/** How long the motion after one change may take, if somebody else or the viewer caused it. */
export const longest = { theirs: 1_200, own: 900 } as const

export interface Cue {
  readonly happening: MotionEvent
  readonly start: number
  readonly length: number
}
export interface Timeline {
  readonly cues: readonly Cue[]
  readonly total: number
}

interface Pacing {
  readonly length: number
  /** From the start of one to the start of the next of the same kind. */
  readonly apart: number
  /** From the start of the last of a kind to the start of the next kind. */
  readonly next: number
}

const pacings: Readonly<Record<MotionVerb | PlaceMark['verb'], Pacing>> = {
  pay: { length: 400, apart: 90, next: 330 },
  buy: { length: 380, apart: 60, next: 210 },
  take: { length: 380, apart: 60, next: 210 },
  fell: { length: 300, apart: 120, next: 230 },
  refill: { length: 260, apart: 60, next: 160 },
  play: { length: 260, apart: 60, next: 200 },
  entomb: { length: 880, apart: 130, next: 470 },
  sacrifice: { length: 340, apart: 60, next: 210 },
  discard: { length: 260, apart: 50, next: 180 },
  give: { length: 340, apart: 60, next: 220 },
  answer: { length: 320, apart: 60, next: 240 },
  stack: { length: 280, apart: 60, next: 200 },
  recover: { length: 320, apart: 60, next: 220 },
  reveal: { length: 320, apart: 60, next: 300 },
  swap: { length: 340, apart: 0, next: 260 },
  exchange: { length: 340, apart: 60, next: 260 },
  reshuffle: { length: 380, apart: 0, next: 320 },
  draw: { length: 260, apart: 50, next: 200 },
  end: { length: 260, apart: 34, next: 150 },
  slide: { length: 240, apart: 20, next: 160 },
  attack: { length: 420, apart: 60, next: 160 },
  spared: { length: 420, apart: 60, next: 160 },
  power: { length: 420, apart: 90, next: 200 },
  credit: { length: 400, apart: 90, next: 330 },
  point: { length: 360, apart: 90, next: 160 },
  show: { length: 520, apart: 50, next: 360 },
  turn: { length: 300, apart: 60, next: 200 },
  mix: { length: 380, apart: 0, next: 260 },
}

/** However many there are of a kind, the last starts at most this long after the first. */
const spread = 260

const sameKind = (one: MotionEvent | undefined, other: MotionEvent | undefined) =>
  one?.verb === other?.verb && one?.seat === other?.seat

/**
 * Gives everything that happened its time.
 * @param you the seat that looks: its own moves take less time
 */
export function timelineOf(happened: readonly MotionEvent[], you: number | null): Timeline {
  const cues: Cue[] = []
  let clock = 0
  for (let k = 0, first = happened[0]; first; first = happened[k]) {
    let after = k + 1
    while (after < happened.length && sameKind(first, happened[after])) after++
    const group = happened.slice(k, after)
    const { length, apart, next } = pacings[first.verb]
    const step = Math.min(apart, spread / Math.max(1, group.length - 1))
    group.forEach((happening, n) => cues.push({ happening, start: clock + n * step, length }))
    clock += (group.length - 1) * step + next
    k = after
  }
  const total = Math.max(0, ...cues.map(({ start, length }) => start + length))
  const limit = you !== null && happened[0]?.seat === you ? longest.own : longest.theirs
  const pace = Math.min(1, limit / Math.max(1, total))
  return {
    cues: cues.map(({ happening, start, length }) => ({ happening, start: start * pace, length: length * pace })),
    total: total * pace,
  }
}
