// Phrases that log, questions and options of Tal der Könige share, in German.
import { letterOf, type Colour } from '../../board.ts'
import type { PieceName } from '../../table.ts'

/** Block colours. */
export const colours: Readonly<Record<Colour, string>> = {
  black: 'schwarz',
  red: 'rot',
  white: 'weiß',
  blue: 'blau',
  yellow: 'gelb',
}

export const group = (index: number): string => `Gruppe ${letterOf(index)}`
/** `0w3` is "Arbeiter 3". */
export const figure = (piece: PieceName): string => `${piece[1] === 'o' ? 'Aufseher' : 'Arbeiter'} ${piece.slice(2)}`
