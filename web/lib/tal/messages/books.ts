// The collections of what is read beside the board game.
import { collection } from '../../messages/collection.ts'

const files = import.meta.glob('./*/{tal-rules,offer}.ts')

export const talRules = collection<typeof import('./en/tal-rules.ts').texts>(files, 'tal-rules')
/** What it is, and what is played. */
export const talOffer = collection<typeof import('./en/offer.ts').texts>(files, 'offer')
