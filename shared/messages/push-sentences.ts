// What push messages say, in every language there is. Names are plain words here: nothing in a message can be tapped but itself.
import { sentences as de } from './de/push.ts'
import { sentences as en } from './en/push.ts'
import type { PushLanguage } from './push-languages.ts'

/** Whom the table asks what: a turn to play, or an answer in the turn of somebody else. */
export type PushAsked = 'turn' | 'answer'

/** Since when the seat that is reminded is asked; `before` is any time before yesterday. */
export type PushReminder = 'yesterday' | 'before'

/** A span of time. */
export interface PushSpan {
  readonly unit: 'day' | 'hour' | 'minute'
  readonly n: number
}

/** The sentences of one language. */
export interface PushSentences {
  /**
   * That the seat is asked; where it is a reminder that it still is, since yesterday if that is so, or how much time is
   * left where time runs; and which people wait for it, if any.
   */
  asked(p: {
    what: PushAsked
    reminder: PushReminder | null
    left: PushSpan | null
    waiting: readonly string[]
  }): string
  /** That the game has begun; and who is asked first, if it is not the seat itself. */
  begun(p: { isAsked: boolean; first: readonly string[] }): string
  /** That somebody else has a bot play on for the person. */
  readonly stoodIn: string
  /** That the game is over; and who has won: the person, the others who are named, or both together. */
  over(p: { isWon: boolean; winners: readonly string[] }): string
}

export const pushSentences: Readonly<Record<PushLanguage, PushSentences>> = { en, de }
