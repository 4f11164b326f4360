// What a game says, as types: what it logs, asks and offers, and why it waits, each by a key with params of its own. A
// game declares them once; its verbs, its sentences and its page are typed by that. The loose types are for whoever only
// carries messages: the engine, the table, the wire.

/** Key and parameters of a sentence; the English text beside them is made of them. */
export type Params = Readonly<Record<string, unknown>>

/** Of a sentence that is made of nothing. */
export type NoParams = Readonly<Record<string, never>>

export const decisionKinds = [
  'play',
  'pay',
  'choose-card',
  'choose-place',
  'choose-player',
  'choose-number',
  'choose-option',
  'crumble',
  'react',
  'order',
  'pharaoh',
  'bid',
  'march',
  'claim',
  'work',
  'steal',
  'takeover',
  'build',
] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** Params by key, of whatever game. What a game declares is a `type`: an interface would be no `Record`. */
export type AnyMessages = Readonly<Record<string, Params>>

/** Key and params of one of the declared messages. */
export type MessageRef<M extends AnyMessages = AnyMessages> = {
  readonly [K in keyof M & string]: { readonly key: K; readonly params: M[K] }
}[keyof M & string]

/** What a game declares of a decision: its kind, what its point tells the game's own code, and the params its seat gets. */
export interface DeclaredDecision {
  readonly kind: DecisionKind
  /** Left out where there is nothing beside the state to know: then a point says `null`. */
  readonly about?: unknown
  readonly params: Params
}
export type AnyDecisions = Readonly<Record<string, DeclaredDecision>>

/** Params of the questions that decisions put. */
export type QuestionsOf<D extends AnyDecisions> = { readonly [K in keyof D]: D[K]['params'] }

/** All that a game declares of what it says, by key. */
export interface Declarations {
  /** Lines of the log. */
  readonly events: AnyMessages
  readonly decisions: AnyDecisions
  readonly options: AnyMessages
  /** Why a seat is waited for. */
  readonly waits: AnyMessages
}
