// How large blocks of cells can be that flow in lines where they are shown: the squares of a tomb, pyramids. Pure functions.

/** A block of cells that needs a label below; `columns` and `rows` are numbers of cells. */
export interface Block {
  readonly columns: number
  readonly rows: number
}

/** What lies around the cells of a block, in pixels: its label is at least so wide and so high, and blocks are so far apart. */
export interface Around {
  readonly width: number
  readonly height: number
  readonly gap: number
}

/** How high blocks are that flow in lines of a width, with cells of a size. */
function heightOf(blocks: readonly Block[], width: number, cell: number, around: Around): number {
  let height = 0
  let line = { width: 0, height: 0 }
  for (const { columns, rows } of blocks) {
    const block = { width: Math.max(around.width, columns * cell), height: rows * cell + around.height }
    const joined = line.width === 0 ? block.width : line.width + around.gap + block.width
    if (joined <= width) line = { width: joined, height: Math.max(line.height, block.height) }
    else {
      height += line.height + around.gap
      line = block
    }
  }
  return height + line.height
}

/** How large cells can be for all blocks to have room, in whole pixels; never smaller than can be seen. */
export function largestCell(
  blocks: readonly Block[],
  width: number,
  height: number,
  around: Around,
  { smallest, largest }: { readonly smallest: number; readonly largest: number },
): number {
  const widest = Math.max(1, ...blocks.map(({ columns }) => columns))
  for (let cell = largest; cell > smallest; cell--)
    if (widest * cell <= width && heightOf(blocks, width, cell, around) <= height) return cell
  return smallest
}
