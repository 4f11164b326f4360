// Blocks as letters: K black, R red, W white, B blue, Y yellow; a dot is an empty cell.
import { colours, type Colour } from '#shared/tal/board.ts'

/** The letter of each colour, in the order of the colours. */
export const letters = 'KRWBY'

const colourOf = (letter: string): Colour | null => {
  const colour = colours[letters.indexOf(letter)]
  if (letter === '.') return null
  if (!colour) throw new Error(`no block is called ${letter}`)
  return colour
}

/** The cells that these letters stand for. */
export const cellsIn = (text: string): readonly (Colour | null)[] => [...text].map(colourOf)

/** The blocks that these letters stand for; empty cells are left out. */
export const blocksIn = (text: string): readonly Colour[] => cellsIn(text).filter(colour => colour !== null)

/** Blocks and empty cells as letters. */
export const inLetters = (cells: readonly (Colour | null)[]): string =>
  cells.map(colour => (colour === null ? '.' : letters[colours.indexOf(colour)])).join('')
