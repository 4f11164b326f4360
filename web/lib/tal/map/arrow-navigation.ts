// Where an arrow key leads among things that belong together: along them, or to the next ground, past all other spaces of
// the same site. Pure.

/** `far`: to another site or area. */
export interface Step {
  readonly by: 1 | -1
  readonly far: boolean
}

const steps: Readonly<Record<string, Step>> = {
  ArrowRight: { by: 1, far: false },
  ArrowLeft: { by: -1, far: false },
  ArrowDown: { by: 1, far: true },
  ArrowUp: { by: -1, far: true },
}
/** Null where a key is no arrow. */
export const stepOf = (key: string): Step | null => steps[key] ?? null

/**
 * Which comes next; the last is before the first.
 * @param grounds the ground of each: equal ones are passed over by a far step, an empty one is passed over by none
 * @param at where it begins; -1 where it comes from elsewhere
 */
export function nextOf(grounds: readonly string[], at: number, { by, far }: Step): number {
  const { length } = grounds
  if (length === 0) return -1
  if (at < 0) return by > 0 ? 0 : length - 1
  for (let k = 1; k < length; k++) {
    const to = (at + by * k + length * k) % length
    if (!far || grounds[to] === '' || grounds[to] !== grounds[at]) return to
  }
  return (at + by + length) % length
}

/** The site or area of something that can be pressed; empty where it is none. */
export const groundOf = ({ dataset }: HTMLElement | SVGElement): string =>
  /^\d+(?=\/|$)/.exec(dataset['place'] ?? '')?.[0] ?? ''
