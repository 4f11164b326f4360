// At which tables a player may ask what a strong player would do (API.md, Hints).
import type { View } from '../protocol.ts'
import { isLocal } from './local-id.ts'

type HintView = Pick<View, 'id' | 'options' | 'seats'>

/**
 * Whether hints are given: at a table of one browser, where nobody else plays but bots, and where the table was made with them.
 * No person plays against somebody who gets hints without having agreed to it.
 */
export function givesHints({ id, options, seats }: HintView): boolean {
  return isLocal(id) || options['hints'] === true || seats.filter(({ bot }) => bot === null).length === 1
}
