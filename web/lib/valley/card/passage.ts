// The part of a card's text that a question carries out.
import { explanations } from '../messages/lazy-texts.ts'
import { carriedOut } from '../decision/decision-source.ts'

/** A card's text in three pieces: before the part that is being carried out, that part, and after it. */
export interface Passage {
  readonly before: string
  readonly now: string
  readonly after: string
}

/**
 * Divides a title's text by the part that a question carries out.
 * @returns null if the text has no such part
 */
export function passageOf(title: string, key: string): Passage | null {
  const text = carriedOut(title)
  const now = explanations.all.passages[title]?.[key]
  const at = now === undefined ? -1 : text.indexOf(now)
  if (now === undefined || at < 0) return null
  return { before: text.slice(0, at), now, after: text.slice(at + now.length) }
}
