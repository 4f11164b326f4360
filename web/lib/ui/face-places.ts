// Where the faces of seats are drawn, so that what a seat says can be shown beside it.
const drawn = new Map<number, Set<Element>>()

/** Notes a face for as long as it is drawn. */
export function faceOf(seat: number): (element: Element) => () => void {
  return element => {
    const faces = drawn.get(seat) ?? new Set()
    drawn.set(seat, faces.add(element))
    return () => faces.delete(element)
  }
}

/** All faces of a seat that are drawn. */
export const facesOf = (seat: number): readonly Element[] => [...(drawn.get(seat) ?? [])]
