// All animations of a scene begin and end with the scene; an element that has arrived stays as it is until then, or is
// invisible. An animation that began or ended in the middle would cost the others that still run a repaint. Pure.

/** When an animation runs, and how long its element stays visible. Times in milliseconds. */
export interface Timing {
  readonly delay?: number
  readonly duration: number
  readonly easing?: string
  /** Whether the element is shown as in the first frame before the animation begins; else it is invisible. */
  readonly waits?: boolean
  /** When it becomes invisible, in milliseconds after the scene began; by default when the animation ends. */
  readonly until?: number
}

/** The share of the progress in which an element appears or vanishes: too small to be noticed. */
const rest = 0.001
const samples = 16

/** Samples an easing curve as points of time and progress, both from 0 to 1. */
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

/** Gives every frame an offset; frames without one are spaced evenly between those that have one. */
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
 * Stretches an animation over the whole of its scene without changing what is seen.
 * @param total how long the scene takes, in milliseconds
 * @param stretches whether the browser knows `linear(...)`, without which an animation cannot be stretched: then it begins and ends
 *   at its own times, and what would be out of sight later stays until the scene ends
 */
export function sceneKeyframes(
  frames: readonly Keyframe[],
  { delay = 0, duration, easing = 'linear', waits = false, until = delay + duration }: Timing,
  total: number,
  stretches = true,
): { readonly frames: Keyframe[]; readonly timing: KeyframeAnimationOptions } {
  if (!stretches) {
    const fill = until <= delay + duration ? (waits ? 'backwards' : 'none') : waits ? 'both' : 'forwards'
    return { frames: [...frames], timing: { delay, duration, easing, fill } }
  }
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
