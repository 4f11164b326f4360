// The manifest of Valley of the Kings. The rules are in `play.ts`, apart from the options' schema, which a replay in the page
// does not need.
import type { GameManifest } from '../game-manifest.ts'
import { bots } from './bot/index.ts'
import { cards } from './messages/en/cards.ts'
import { lines } from './messages/en/log.ts'
import { cards as pharaohs } from './messages/en/cards/pharaohs.ts'
import { sets } from './messages/en/sets.ts'
import { options, questions, scoreParts } from './messages/en/prompts.ts'
import { settle } from './options.ts'
import { rules } from './play.ts'
import type { ValleyState } from './state.ts'
import { talk } from './talk.ts'
import { variantOf } from './variants.ts'
import { version } from './version.ts'

/** Valley of the Kings, the deck-builder. */
export const valley: GameManifest<ValleyState> = {
  name: 'valley',
  version,
  settle: (options, seats, below) => settle(options, seats, below),
  ...rules,
  english: { lines, questions, options, scoreParts, cards: { ...pharaohs, ...cards }, sets },
  bots,
  talk,
  variantOf,
}
