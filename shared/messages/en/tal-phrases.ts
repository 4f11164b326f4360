// Phrases that log, questions and options of Tal der Könige share, in English.
import type { Params } from '../../protocol.ts'
import { letterOf } from '../../tal/board.ts'

/** Block colours. */
export const colours: Readonly<Record<string, string>> = {
  black: 'black',
  red: 'red',
  white: 'white',
  blue: 'blue',
  yellow: 'yellow',
}

export const group = (index: unknown): string => `group ${letterOf(Number(index))}`
export const colour = (p: Params): string => colours[String(p['colour'])] ?? String(p['colour'])
/** `0w3` is "worker 3". */
export const figure = (piece: unknown): string =>
  `${String(piece)[1] === 'o' ? 'overseer' : 'worker'} ${String(piece).slice(2)}`
