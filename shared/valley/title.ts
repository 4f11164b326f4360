// What a title is: its facts, and beside them its effect. Names and texts are words and lie in the message files.
import type { Part } from '../engine/ask.ts'
import type { Turn } from './turn.ts'

export const editions = ['base'] as const
export type Edition = (typeof editions)[number]

export const setIds = ['sarcophagi', 'canopic-jars', 'amulets', 'books', 'statues'] as const
export type SetId = (typeof setIds)[number]

/** Where a value comes from: one of the rulebooks, another public source, or our own reconstruction. */
export type Source = 'rulebook' | 'public' | 'reconstructed'
export const sourced = ['text', 'reaction', 'gold', 'cost', 'vp', 'level'] as const
export type Sources = Readonly<Partial<Record<(typeof sourced)[number], Source>>> & { readonly remark?: string }

export type Kind = 'starter' | 'set' | 'unique'
export type Timing = 'action' | 'reaction' | 'action+reaction' | 'lasting'

/** Events that cards answer, and threats that cards protect from. */
export type Event = 'bought' | 'sacrificed'
export type Threat = 'discard-or-sacrifice' | 'touch'

/** The facts of a title as printed or reconstructed. */
export interface Facts {
  readonly id: string
  readonly edition: Edition
  readonly kind: Kind
  readonly set: SetId | null
  readonly level: 1 | 2 | 3
  /** In the stock, or per player for starters. */
  readonly copies: number
  readonly gold: number
  readonly cost: number
  /** Victory points of starters and uniques. */
  readonly vp: number | null
  readonly timing: Timing
  readonly mentionsOpponent: boolean
  readonly sign: string
  /** Sources of the values; what is not named is reconstructed. */
  readonly sources: Sources
}

/** How a card answers an event out of its holder's hand. */
export interface Answer {
  readonly to: Event
  /** Whether the answer is possible by what is public. `card` is the card the event is about. */
  readonly possible: (turn: Turn, card: number) => boolean
  /** What happens after the answering card was discarded. */
  readonly effect: (card: number) => Part<Turn>
}

/** A title: its facts and one part. */
export interface Title extends Facts {
  readonly part: Part<Turn> | null
  /** Whether the action names its own card: such a one is never called nor repeated. */
  readonly namesItself: boolean
  readonly answers: Answer | null
  /** The threat this card saves its holder from when it is shown. */
  readonly protects: Threat | null
}
