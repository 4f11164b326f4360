// The variants of this game as link previews know them: each edition is one, the premium one too, and all mixes are one more.
import type { Params } from '../message.ts'
import { boxes } from './editions.ts'
import type { ValleyOptions } from './options.ts'
import { setsOf } from './set-groups.ts'

/**
 * The variant that is played with these settled options: the edition whose sets and uniques these are; `premium`, where its
 * uniques and pharaohs come to all of the base game; or else a mix.
 */
export function variantOf(options: Params): string {
  const { sets, uniques, half, pharaohs } = options as ValleyOptions
  const box = boxes.find(each => `${sets}` === `${setsOf(each)}`)
  if (half || !box) return 'mix'
  if (`${uniques}` === box) return box
  return pharaohs && `${uniques}` === 'base,premium' && box === 'base' ? 'premium' : 'mix'
}
