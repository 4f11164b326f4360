// Phrases that log, questions and options of Tal der Könige share, in German.
import type { Params } from '../../protocol.ts'
import { letterOf } from '../../tal/board.ts'

/** Block colours. */
export const colours: Readonly<Record<string, string>> = {
  black: 'schwarz',
  red: 'rot',
  white: 'weiß',
  blue: 'blau',
  yellow: 'gelb',
}

export const group = (index: unknown): string => `Gruppe ${letterOf(Number(index))}`
export const colour = (p: Params): string => colours[String(p['colour'])] ?? String(p['colour'])
/** `0w3` is "Arbeiter 3". */
export const figure = (piece: unknown): string =>
  `${String(piece)[1] === 'o' ? 'Aufseher' : 'Arbeiter'} ${String(piece).slice(2)}`
