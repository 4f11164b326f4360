// Phrases that log, questions and options of Tal der Könige share, in English.
import { letterOf, type Colour } from '../../board.ts'
import type { PieceName } from '../../table.ts'

/** Block colours. */
export const colours: Readonly<Record<Colour, string>> = {
  black: 'black',
  red: 'red',
  white: 'white',
  blue: 'blue',
  yellow: 'yellow',
}

export const group = (index: number): string => `group ${letterOf(index)}`
/** `0w3` is "worker 3". */
export const figure = (piece: PieceName): string => `${piece[1] === 'o' ? 'overseer' : 'worker'} ${piece.slice(2)}`
