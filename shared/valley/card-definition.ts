// What a title is: its facts, and beside them its effect. Names and texts are words and lie in the message files.
import type { Effect, Evidence } from '../engine/effect.ts'
import type { Edition, SetId } from './editions.ts'
import type { PlayerContext } from './player-context.ts'

/** The pharaohs. Their order is stored: a state holds indices into this list. */
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

/** Where a value comes from: a rulebook, another public source, or our own reconstruction. */
export type Source = 'rulebook' | 'public' | 'reconstructed'
export const sourced = ['text', 'reaction', 'gold', 'cost', 'vp', 'level'] as const
export type Sources = Readonly<Partial<Record<(typeof sourced)[number], Source>>>

export type Kind = 'starter' | 'set' | 'unique'
export type Timing = 'action' | 'reaction' | 'action+reaction' | 'lasting'

/** The events that cards react to; below, the threats that cards protect from. */
export type Event = 'bought' | 'sacrificed' | 'taken' | 'rebuilt'
export type Threat = 'discard-or-sacrifice' | 'touch'

/** How a card protects its holder from an opponent's action. */
export interface Protection {
  readonly from: Threat
  /** A card that is shown stays in the hand. */
  readonly by: 'showing' | 'discarding'
  /** What happens after its holder was protected. */
  readonly after?: Effect<PlayerContext>
}

/** The values of a title, printed or reconstructed. */
export interface Facts {
  readonly id: string
  readonly edition: Edition
  readonly kind: Kind
  readonly set: SetId | null
  readonly level: 1 | 2 | 3
  /** How many copies the stock holds; of starters, how many each player has. */
  readonly copies: number
  readonly gold: number
  readonly cost: number
  /** Victory points of starters and uniques. */
  readonly vp: number | null
  readonly timing: Timing
  readonly mentionsOpponent: boolean
  readonly sign: string
  /** Sources of the values. A value that is not named here is reconstructed. */
  readonly sources: Sources
}

/** How a card in a hand reacts to an event. */
export interface Answer {
  readonly to: Event
  /** Whether the reaction is possible, by public knowledge alone. `cards` are those the event is about. */
  readonly possible: (context: PlayerContext, cards: readonly number[]) => boolean
  /** What happens after the reacting card was discarded. */
  readonly effect: (cards: readonly number[]) => Effect<PlayerContext>
}

/** A card: its facts and its effect. */
export interface CardDefinition extends Facts {
  readonly effect: Effect<PlayerContext> | null
  /** When it is evident that the action can be carried out, once the card has left the hand. */
  readonly isEvident: Evidence<PlayerContext>
  /** Whether the action names its own card: such an action is never called or repeated. */
  readonly namesItself: boolean
  readonly answers: Answer | null
  readonly protects: Protection | null
}
