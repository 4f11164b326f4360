// Where an arrow key leads within a group of things: to the next one, or on to the next site or area. Pure functions.

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
/** The direction of a key; null if it is no arrow. */
export const stepOf = (key: string): Step | null => steps[key] ?? null

/**
 * The index of the next one, cyclically.
 * @param grounds the site or area of each. A far step skips those with the same one; empty ones are never skipped
 * @param at the present index; -1 if the focus comes from elsewhere
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

/** The site or area of something that can be pressed; empty if it belongs to none. */
export const groundOf = ({ dataset }: HTMLElement | SVGElement): string =>
  /^\d+(?=\/|$)/.exec(dataset['place'] ?? '')?.[0] ?? ''
