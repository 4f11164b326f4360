// Where the face of a seat is to be seen.
import { facesOf } from '../../ui/face-places.ts'

/** Where the largest face of a seat is that can be seen; null where none is. */
export function boxOfFace(seat: number): DOMRect | null {
  const boxes = facesOf(seat)
    .map(face => face.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight)
  return boxes.reduce<DOMRect | null>((best, box) => (best && best.width >= box.width ? best : box), null)
}
