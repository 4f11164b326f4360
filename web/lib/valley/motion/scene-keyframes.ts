// Everything that moves in a scene ends with the scene: what has come stays as it is until then, or is no longer seen.
// An animation that began or ended in the middle would have the page drawn anew beside those that still run. Pure.

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

/** So little of an animation's way is gone when its thing comes into sight, and left when it goes out of it. */
const rest = 0.001
const samples = 16

/** Where a curve stands, as points of time and way. */
function pointsOf(easing: string): readonly (readonly [time: number, way: number])[] {
  const [, numbers] = /^cubic-bezier\((.*)\)$/.exec(easing) ?? []
  if (numbers === undefined)
    return [
      [0, 0],
      [1, 1],
    ]
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = numbers.split(',').map(Number)
  const bend = (one: number, other: number, u: number) =>
    3 * (1 - u) ** 2 * u * one + 3 * (1 - u) * u ** 2 * other + u ** 3
  return Array.from({ length: samples + 1 }, (_, k) => [bend(x1, x2, k / samples), bend(y1, y2, k / samples)] as const)
}

const short = (number: number) => Number(number.toFixed(5))

/** Gives every frame its place on the way, those between two that say theirs evenly. */
function placed(frames: readonly Keyframe[]): readonly (Keyframe & { readonly offset: number })[] {
  const last = frames.length - 1
  const said = frames.map(({ offset }, k) => offset ?? (k === 0 ? 0 : k === last ? 1 : null))
  return frames.map((frame, k) => {
    const before = said.findLastIndex((offset, at) => at <= k && offset !== null)
    const after = said.findIndex((offset, at) => at >= k && offset !== null)
    const [from, to] = [said[before] ?? 0, said[after] ?? 1]
    return { ...frame, offset: before === after ? from : from + ((to - from) * (k - before)) / (after - before) }
  })
}

/**
 * The same animation, stretched over the whole of its scene, from its beginning on.
 * @param total when the scene ends, in milliseconds after it began
 */
export function sceneKeyframes(
  frames: readonly Keyframe[],
  { delay = 0, duration, easing = 'linear', waits = false, until = delay + duration }: Timing,
  total: number,
): { readonly frames: Keyframe[]; readonly timing: KeyframeAnimationOptions } {
  const at = (time: number) => short(Math.min(1, time / total) * 100)
  const [first, last] = [frames[0], frames.at(-1)]
  const appears = delay > 0 && !waits && first?.opacity !== 0
  const vanishes = until < total && last?.opacity !== 0
  const from = appears ? rest : 0
  const to = vanishes ? 1 - rest : 1
  const line = pointsOf(easing).map(
    ([time, way]) => `${short(from + way * (to - from))} ${at(delay + time * duration)}%`,
  )
  return {
    frames: [
      ...(appears ? [{ ...first, offset: 0, opacity: 0 }] : []),
      ...placed(frames).map(frame => ({ ...frame, offset: from + frame.offset * (to - from) })),
      ...(vanishes ? [{ ...last, offset: 1, opacity: 0 }] : []),
    ],
    timing: {
      duration: total,
      easing: `linear(${[...(delay > 0 ? ['0 0%', `0 ${at(delay)}%`] : []), ...line, ...(vanishes ? [`${to} ${at(until)}%`, `1 ${at(until)}%`] : []), '1 100%'].join(', ')})`,
    },
  }
}
