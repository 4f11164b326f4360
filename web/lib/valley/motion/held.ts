// Everything that moves in a scene ends with the scene: what has come stays as it is until then, or is no longer seen.
// An animation that ended in the middle would have the page drawn anew beside those that still run. Pure.

/** What an animation takes, and until when its thing stays in sight. */
export interface Timing {
  readonly delay?: number
  readonly duration: number
  readonly easing?: string
  /** Whether it is as in its first frame before it begins. */
  readonly waits?: boolean
  /** When it goes out of sight, in milliseconds after the scene began; else when it has come to its end. */
  readonly until?: number
}

/** So little of an animation's way is left when its thing goes out of sight. */
const rest = .001
const samples = 16

/** Where a curve stands, as points of time and way. */
function pointsOf(easing: string): readonly (readonly [time: number, way: number])[] {
  const [, numbers] = /^cubic-bezier\((.*)\)$/.exec(easing) ?? []
  if (numbers === undefined) return [[0, 0], [1, 1]]
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = numbers.split(',').map(Number)
  const bend = (one: number, other: number, u: number) => 3 * (1 - u) ** 2 * u * one + 3 * (1 - u) * u ** 2 * other + u ** 3
  return Array.from({ length: samples + 1 }, (_, k) => [bend(x1, x2, k / samples), bend(y1, y2, k / samples)] as const)
}

const short = (number: number) => Number(number.toFixed(5))

/** Gives every frame its place on the way, those between two that say theirs evenly. */
function placed(frames: readonly Keyframe[]): readonly (Keyframe & { readonly offset: number })[] {
  const last = frames.length - 1
  const said = frames.map(({ offset }, k) => offset ?? (k === 0 ? 0 : k === last ? 1 : null))
  return frames.map((frame, k) => {
    const before = said.findLastIndex((offset, at) => at <= k && offset !== null), after = said.findIndex((offset, at) => at >= k && offset !== null)
    const [from, to] = [said[before] ?? 0, said[after] ?? 1]
    return { ...frame, offset: before === after ? from : from + (to - from) * (k - before) / (after - before) }
  })
}

/**
 * The same animation, stretched to the end of its scene.
 * @param total when the scene ends, in milliseconds after it began
 */
export function held(frames: readonly Keyframe[], { delay = 0, duration, easing = 'linear', waits = false, until = delay + duration }: Timing, total: number): { readonly frames: Keyframe[], readonly timing: KeyframeAnimationOptions } {
  const left = Math.max(1, total - delay)
  const share = Math.min(1, duration / left), gone = (until - delay) / left
  const last = frames.at(-1)
  const vanishes = gone < 1 && last?.opacity !== 0
  const way = vanishes ? 1 - rest : 1
  const line = pointsOf(easing).map(([time, at]) => `${short(at * way)} ${short(time * share * 100)}%`)
  const end = vanishes ? [`${way} ${short(gone * 100)}%`, `1 ${short(gone * 100)}%`] : []
  return {
    frames: vanishes ? [...placed(frames).map(frame => ({ ...frame, offset: frame.offset * way })), { ...last, offset: 1, opacity: 0 }] : [...frames],
    timing: {
      delay, duration: left, fill: waits ? 'backwards' : 'none', easing: `linear(${[...line, ...end, '1 100%'].join(', ')})`,
    },
  }
}
