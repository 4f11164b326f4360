// A QR code as one SVG path.
import { encode } from 'uqr'

export interface Squares {
  readonly size: number
  readonly path: string
}

/** The dark squares of a text's QR code, each one unit wide, row by row; neighbours in a row are joined. */
export function squaresOf(text: string): Squares {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  let path = ''
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`
    }
  })
  return { size, path }
}
