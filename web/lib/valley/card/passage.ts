// The part of a card's text that a question carries out.
import { askedParams } from '#shared/messages/words.ts'
import { explanations } from '../messages/lazy-texts.ts'
import { carriedOut } from '../decision/decision-source.ts'

/** What a question asks for, and whether it may be refused. */
type Question = Parameters<typeof askedParams>[0] & { readonly key: string }

/** A card's text in three pieces: before the part that is being carried out, that part, and after it. */
export interface Passage {
  readonly before: string
  readonly now: string
  readonly after: string
}

/**
 * Divides a title's text by the part that a question carries out. Where a title asks the same twice, and the second time one
 * may refuse, that part has the key with a question mark.
 * @returns null if the text has no such part
 */
export function passageOf(title: string, decision: Question): Passage | null {
  const text = carriedOut(title)
  const { [decision.key]: always, [`${decision.key}?`]: ifWanted } = explanations.all.passages[title] ?? {}
  const now = (askedParams(decision).may ? ifWanted : undefined) ?? always
  const at = now === undefined ? -1 : text.indexOf(now)
  if (now === undefined || at < 0) return null
  return { before: text.slice(0, at), now, after: text.slice(at + now.length) }
}
