// The variants of this game as link previews know them: each edition is one, and all mixes are one more.
import type { Params } from '../message.ts'
import type { ValleyOptions } from './options.ts'
import { setsOf } from './set-groups.ts'

/** The variant that is played with these settled options. */
export function variantOf(options: Params): string {
  const { edition, sets, uniques, half } = options as ValleyOptions
  const isPlain = !half && `${sets}` === `${setsOf(edition)}` && `${uniques}` === edition
  return isPlain ? edition : 'mix'
}
