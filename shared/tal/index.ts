// The manifest of Tal der Könige: its name, its version, what a table of it may be made with, its rules, and its English words.
// How it is played lies in `play.ts`, for whoever only plays a game again makes no table.
import type { GameManifest } from '../game-manifest.ts'
import { options, questions, scoreParts } from '../messages/en/tal.ts'
import { lines } from '../messages/en/tal-log.ts'
import { settle } from './options.ts'
import { rules } from './play.ts'
import type { TalState } from './state.ts'

/** Tal der Könige, the board game. */
export const tal: GameManifest<TalState> = {
  name: 'tal',
  version: 3,
  settle: (options, seats) => settle(options, seats),
  ...rules,
  english: { lines, questions, options, scoreParts },
}
