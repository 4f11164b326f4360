// What bots steal: one block at a time, of each colour on each site one, or none any more.
import type { Plan } from '../../bots/bot-rules.ts'
import { colours } from '../board.ts'
import { colourIn, enough, siteIn } from '../option-codec.ts'
import { wishesOf } from '../prospects.ts'
import type { TalState } from '../state.ts'

/** What a block has to be worth so that somebody takes it who thinks little about it. */
const leastWish = 0.3

/** Thefts worth telling apart. */
export function theftsOf(options: readonly number[]): readonly Plan[] {
  const met = new Set<string>()
  return options
    .filter(option => {
      const name = option === enough ? '' : `${colourIn(option)} ${siteIn(option)}`
      return !met.has(name) && met.add(name)
    })
    .map(option => [[option]])
}

/** The block that is wished for most, if any is. */
export function simpleTheft(state: TalState, seat: number, options: readonly number[]): Plan {
  const wishes = wishesOf(state, seat, colours.length)
  let found = enough
  let most = leastWish
  for (const option of options) {
    if (option === enough) continue
    const wish = wishes[colourIn(option)] as number
    if (wish > most) {
      most = wish
      found = option
    }
  }
  return [[found]]
}
