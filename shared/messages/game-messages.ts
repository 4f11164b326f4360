// What one game says in one language.
import type { AnySentences } from './words.ts'

/** The sentences of one game, and what its cards and sets are called, where it has any. */
export interface GameMessages {
  readonly lines: AnySentences
  readonly questions: AnySentences
  readonly options: AnySentences
  readonly scoreParts: Readonly<Record<string, string>>
  readonly cards?: Readonly<Record<string, { readonly name: string }>>
  readonly sets?: Readonly<Record<string, string>>
}

/** Of a game that nothing is known of any more: everything is told by its key. */
export const noMessages: GameMessages = { lines: {}, questions: {}, options: {}, scoreParts: {} }
