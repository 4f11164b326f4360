// The variants of this game as link previews know them: each edition is one, and all mixes are one more.
import type { Params } from '../message.ts'
import { boxes } from './editions.ts'
import type { ValleyOptions } from './options.ts'
import { setsOf } from './set-groups.ts'

/** The variant that is played with these settled options: the edition whose sets and uniques these are, or else a mix. */
export function variantOf(options: Params): string {
  const { sets, uniques, half } = options as ValleyOptions
  const edition = boxes.find(box => `${sets}` === `${setsOf(box)}` && `${uniques}` === box)
  return half || !edition ? 'mix' : edition
}
