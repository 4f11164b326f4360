// What every game puts into words.
import type { AnySentences, Deed } from '#shared/messages/words.ts'
import type { Phrase } from '#shared/messages/pieces.ts'

/** What a game asks. */
export interface GamePrompts {
  readonly questions: AnySentences
  readonly options: AnySentences
  readonly waits: AnySentences
}

/** What happens in it, and how a player is put in front of that. */
export interface GameLog {
  readonly lines: AnySentences
  readonly did: (deed: Deed) => Phrase
}
