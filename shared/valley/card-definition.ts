// What a title is: its facts, and beside them its effect. Names and texts are words and lie in the message files.
import type { Effect } from '../engine/effect.ts'
import type { Edition, SetId } from './editions.ts'
import type { PlayerContext } from './player-context.ts'

/** Pharaohs in the order of their list. */
export const pharaohIds = [
  'hatshepsut',
  'ramesses-ii',
  'thutmose-iii',
  'akhenaten',
  'tutankhamun',
  'seti-i',
  'amenhotep-iii',
  'khufu',
  'djoser',
  'cleopatra-vii',
] as const
export type PharaohId = (typeof pharaohIds)[number]

/** Where a value comes from: one of the rulebooks, another public source, or our own reconstruction. */
export type Source = 'rulebook' | 'public' | 'reconstructed'
export const sourced = ['text', 'reaction', 'gold', 'cost', 'vp', 'level'] as const
export type Sources = Readonly<Partial<Record<(typeof sourced)[number], Source>>>

export type Kind = 'starter' | 'set' | 'unique'
export type Timing = 'action' | 'reaction' | 'action+reaction' | 'lasting'

/** Events that cards answer, and threats that cards protect from. */
export type Event = 'bought' | 'sacrificed' | 'taken' | 'rebuilt'
export type Threat = 'discard-or-sacrifice' | 'touch'

/** How a card saves its holder from an opponent's action. */
export interface Protection {
  readonly from: Threat
  /** Shown it stays in the hand. */
  readonly by: 'showing' | 'discarding'
  /** What happens once its holder is spared. */
  readonly after?: Effect<PlayerContext>
}

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
  /** Whether the answer is possible by what is public. `cards` are what the event is about. */
  readonly possible: (context: PlayerContext, cards: readonly number[]) => boolean
  /** What happens after the answering card was discarded. */
  readonly effect: (cards: readonly number[]) => Effect<PlayerContext>
}

/** A card: its facts and its effect. */
export interface CardDefinition extends Facts {
  readonly part: Effect<PlayerContext> | null
  /** Whether the action names its own card: such a one is never called nor repeated. */
  readonly namesItself: boolean
  readonly answers: Answer | null
  readonly protects: Protection | null
}
