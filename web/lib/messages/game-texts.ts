// What every game puts into words.
import type { AnySentences, JointAction } from '#shared/messages/words.ts'
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
  readonly did: (deed: JointAction) => Phrase
}

/** What it is, for those who choose a game and those who are invited to one. */
export interface GameOffer {
  /** What kind of game it is. */
  readonly kind: string
  readonly what: string
  /** Whose game it is, and that this site is not theirs. */
  readonly legal: string
  readonly invitation: string
  /** What some numbers of seats need beyond the usual options. */
  readonly needs?: Readonly<Record<number, string>>
  /** Other ways to play it. */
  readonly ways?: Readonly<Record<string, string>>
  /** Options that can be switched on. */
  readonly switches?: Readonly<Record<string, { readonly name: string; readonly what: string }>>
}
