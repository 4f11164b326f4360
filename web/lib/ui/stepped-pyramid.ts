// The paths of the stepped pyramid behind the cards: a step for each row, the lowest painted first. Drawn by
// SteppedPyramid.svelte.
export interface Hill {
  readonly width: number
  /** The height of a row of cards, and the gap between two rows. */
  readonly row: number
  readonly gap: number
  /** Half the width of each step at its top, from the apex down. */
  readonly halves: readonly number[]
  /** The total height; by default that of its rows. */
  readonly height?: number
  readonly top?: number
  /** How far a step widens from its top to the bottom of its row. */
  readonly slope?: number
  readonly brick?: number
}

export interface Step {
  readonly lit: string
  readonly dark: string
  readonly courses: string
  readonly slope: string
  readonly rim: string
}

const place = (n: number) => n.toFixed(1)

/** How high a stepped pyramid is drawn. */
export const heightOf = ({ row, gap, halves, height, top = 0 }: Hill): number =>
  height ?? top + halves.length * (row + gap)

/** The height of a step's top edge, for things that stand on it. */
export const edgeOf = ({ row, gap, top = 0 }: Hill, step: number): number => top + step * (row + gap) - gap / 2 - 4

function stepOf(hill: Hill, half: number, k: number): Step {
  const { width, row, gap, slope = 12, brick = 20 } = hill
  const centre = width / 2
  const from = edgeOf(hill, k)
  const to = heightOf(hill) + 2
  const halfAt = (y: number) => half + (slope * (y - from)) / (row + gap)
  let courses = ''
  for (let y = from, n = 0; y + brick <= Math.min(to, from + Math.ceil((row + gap) / brick) * brick); y += brick, n++) {
    const wide = halfAt(y + brick)
    courses += `M${place(centre - wide)} ${place(y + brick)}h${place(2 * wide)}`
    for (let x = -wide + brick * (n % 2 ? 0.9 : 1.7); x < wide - 4; x += brick * 1.7)
      courses += `M${place(centre + x)} ${place(y)}v${brick}`
  }
  return {
    lit: `M${centre - half} ${from}H${centre + half}L${place(centre + halfAt(to))} ${to}H${place(centre - halfAt(to))}Z`,
    dark: `M${centre + half * 0.25} ${from}H${centre + half}L${place(centre + halfAt(to))} ${to}H${centre + half * 0.25}Z`,
    courses,
    slope: `M${centre - half} ${from}L${place(centre - halfAt(to))} ${to}`,
    rim: `M${centre - half - 3} ${from}H${centre + half + 3}`,
  }
}

/** The steps in painting order. */
export const stepsOf = (hill: Hill): readonly (Step & { readonly k: number })[] =>
  hill.halves.map((half, k) => ({ ...stepOf(hill, half, k), k })).reverse()
