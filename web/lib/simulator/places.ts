// Where everybody stands around the table, in the drawing's own units.

/** The drawing: upright where the page is narrow. */
export interface Format {
  readonly width: number
  readonly height: number
}

export const upright: Format = { width: 360, height: 400 }
export const broad: Format = { width: 800, height: 500 }

export interface Spot {
  readonly x: number
  readonly y: number
}

/** How far from the edge those around the table stand. */
const margin = { x: 52, y: 46 }

/** A number of places on an ellipse, the first at the top left. */
export function placesAround(count: number, { width, height }: Format): readonly Spot[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = -Math.PI / 2 - Math.PI / count + ((at + 0.5) / count) * 2 * Math.PI
    return {
      x: width / 2 + (width / 2 - margin.x) * Math.cos(angle),
      y: height / 2 + (height / 2 - margin.y) * Math.sin(angle),
    }
  })
}

/** The point between two others: at 0 the one, at 1 the other. */
export const between = (one: Spot, other: Spot, share: number): Spot => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})
