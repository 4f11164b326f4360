// Types for what a game says: log lines, decisions, options and reasons for waiting, each a key with its own params. A game
// declares them once, and its rules, sentences and page are typed by that. The `Any...` types are for code that only passes
// messages on: engine, table, wire.

/** What a sentence is made from, beside its key. */
export type Params = Readonly<Record<string, unknown>>

/** The params of a sentence that needs none. */
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

/** Params by key, of any game. A game declares its own with `type`, for an interface is not assignable to a `Record`. */
export type AnyMessages = Readonly<Record<string, Params>>

/** One of the declared messages: its key with the params of that key. */
export type MessageRef<M extends AnyMessages = AnyMessages> = {
  readonly [K in keyof M & string]: { readonly key: K; readonly params: M[K] }
}[keyof M & string]

/** What a game declares of a decision: its kind, what the game's own code needs to know, and the params its seat gets. */
export interface DeclaredDecision {
  readonly kind: DecisionKind
  /** Left out if the game needs to know nothing beside the state; the decision point then says `null`. */
  readonly about?: unknown
  readonly params: Params
}
export type AnyDecisions = Readonly<Record<string, DeclaredDecision>>

/** The params of each decision's question. */
export type QuestionsOf<D extends AnyDecisions> = { readonly [K in keyof D]: D[K]['params'] }

/** All messages of a game, by key. */
export interface Declarations {
  /** Lines of the log. */
  readonly events: AnyMessages
  readonly decisions: AnyDecisions
  readonly options: AnyMessages
  /** Why a seat is waited for. */
  readonly waits: AnyMessages
  /** Why an option that a seat could think of is not offered: a key each, without params. */
  readonly obstacles: string
}
