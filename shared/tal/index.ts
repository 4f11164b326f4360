// The manifest of Tal der Könige. The rules are in `play.ts`, apart from the options' schema, which a replay in the page does
// not need.
import type { GameManifest } from '../game-manifest.ts'
import { bots } from './bot/index.ts'
import { options, questions, scoreParts } from './messages/en/prompts.ts'
import { lines } from './messages/en/log.ts'
import { settle } from './options.ts'
import { rules } from './play.ts'
import type { TalState } from './state.ts'
import { talk } from './talk.ts'
import { variantOf } from './variants.ts'
import { version } from './version.ts'

/** Tal der Könige, the board game. */
export const tal: GameManifest<TalState> = {
  name: 'tal',
  version,
  settle: (options, seats) => settle(options, seats),
  ...rules,
  english: { lines, questions, options, scoreParts },
  bots,
  talk,
  variantOf,
}
