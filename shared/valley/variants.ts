// The variants of this game as link previews know them: each edition is one, the premium one too, and all mixes are one more.
import type { Params } from '../message.ts'
import { boxes } from './editions.ts'
import type { ValleyOptions } from './options.ts'
import { setsOf } from './set-groups.ts'

/** The sets of five and of six players, for whom the premium edition adds some of Afterlife. */
const ofMany = [2, 3].map(added => `${[...setsOf('base'), ...setsOf('afterlife').slice(0, added)]}`)

/**
 * The variant that is played with these settled options: the edition whose sets and uniques these are; `premium`, where its
 * uniques and pharaohs come to all of the base game, also with the sets that it adds for five or six; or else a mix.
 */
export function variantOf(options: Params): string {
  const { sets, uniques, half, pharaohs } = options as ValleyOptions
  const isPremium = !half && pharaohs === true && `${uniques}` === 'base,premium'
  if (isPremium && [`${setsOf('base')}`, ...ofMany].includes(`${sets}`)) return 'premium'
  const box = boxes.find(each => `${sets}` === `${setsOf(each)}`)
  return !half && box && `${uniques}` === box ? box : 'mix'
}
