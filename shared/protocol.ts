// What travels between browser and worker: request bodies as schemas, answers as types. Knows no game; what a game adds to a
// view is declared in that game's `table.ts`.
import * as v from 'valibot'
import { levels, type Level } from './bot-levels.ts'
import type { Card } from './card.ts'
import type { GameName } from './game-names.ts'
import type { AnyDecisions, AnyMessages, Declarations, MessageRef, Params } from './message.ts'
import { pushLanguages } from './messages/push-languages.ts'
import { faultOfName, longestName, tidyName, type NameFault } from './name.ts'
import { areOptions, isNamed } from './named-values.ts'

export type { Card, CardRef } from './card.ts'
export type { GameName } from './game-names.ts'
export { decisionKinds, type DecisionKind, type Params } from './message.ts'

/** The largest request body or socket frame, in bytes of UTF-8. */
export const largestBody = 16 * 1024

const refusedNames: Readonly<Record<NameFault, string>> = {
  empty: 'A name needs at least one character.',
  long: `A name has at most ${longestName} characters.`,
  invisible: 'A name has no characters that cannot be seen.',
  marks: 'A letter of a name has at most two marks.',
}

/** A player's name, tidied; refuses every name in which `faultOfName` finds a fault (API.md, Names). */
export const nameSchema = v.pipe(
  v.string(),
  v.transform(tidyName),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? faultOfName(dataset.value) : null
    if (fault) addIssue({ message: refusedNames[fault] })
  }),
)

/** At least 128 random bits made by the client. Whoever repeats a call with the same key, as after a lost answer, gets the same seat. */
const keySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,128}$/, 'A key is 22 to 128 base64url characters.'))

/** What a person adds to the shuffle (API.md, Shuffle): 128 random bits made by the client. */
export const shareSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/, 'A share is 22 base64url characters.'))

const optionId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const pickedOptions = v.pipe(v.array(optionId), v.maxLength(128))
const decisionId = v.pipe(v.string(), v.regex(/^[0-9]-[0-9]{1,9}$/, 'A decision is named SEAT-N.'))

const levelSchema = v.picklist(levels)

/**
 * `POST /api/games`. What `options` may contain is checked by each game's `settle`.
 * @param names of the games that can be played here
 */
export const makeTableSchema = (names: readonly GameName[]) =>
  v.strictObject({
    game: v.picklist(names),
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
    name: nameSchema,
    options: v.optional(
      v.custom<Readonly<Record<string, unknown>>>(areOptions, 'Options have names, and are no deeper than lists.'),
    ),
    key: v.optional(keySchema),
    share: v.optional(shareSchema),
    bots: v.optional(v.pipe(v.array(levelSchema), v.maxLength(5))),
  })

/** `POST /api/games/:id/seats`: a person's seat. */
const sitDownSchema = v.strictObject({
  name: nameSchema,
  key: v.optional(keySchema),
  share: v.optional(shareSchema),
})

/** The same for a bot. */
const seatBotSchema = v.strictObject({
  bot: levelSchema,
  seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
/** Either of these. */
export const seatSchema = v.lazy(body => (isNamed(body) && 'bot' in body ? seatBotSchema : sitDownSchema))

/** `POST /api/games/:id/seats/:seat/stand-in`. `forGood`: the seat's player does not come back. */
export const standInSchema = v.strictObject({ bot: levelSchema, forGood: v.optional(v.boolean(), false) })

const longestEndpoint = 1000
const bytesAsText = (length: number, what: string) =>
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.length(length, what))
const endpointSchema = v.pipe(v.string(), v.maxLength(longestEndpoint), v.url())

/** `PUT /api/games/:id/seats/:seat/push`: how one browser is reached, and in which language. */
export const pushSchema = v.strictObject({
  endpoint: endpointSchema,
  keys: v.strictObject({
    p256dh: bytesAsText(87, 'A public key is 65 bytes in base64url.'),
    auth: bytesAsText(22, 'A secret is 16 bytes in base64url.'),
  }),
  language: v.picklist(pushLanguages),
})

/** `DELETE` of the same. */
export const pushOffSchema = v.strictObject({ endpoint: endpointSchema })

/** `POST /api/games/:id/again`. No key is needed: the same seat always gets the same seat and token. */
export const againSchema = v.strictObject({ key: v.optional(keySchema), share: v.optional(shareSchema) })

/** `POST /api/games/:id/picks` */
export const pickSchema = v.strictObject({
  decision: decisionId,
  options: pickedOptions,
  then: v.optional(v.pipe(v.array(pickedOptions), v.maxLength(32))),
})

/** A frame that a socket may send, beside the four letters `ping`. */
export const frameSchema = v.variant('type', [
  v.strictObject({ type: v.literal('pick'), ...pickSchema.entries }),
  v.strictObject({ type: v.literal('view') }),
  v.strictObject({ type: v.literal('hidden'), hidden: v.boolean() }),
  v.strictObject({ type: v.literal('talk'), say: v.pipe(v.string(), v.minLength(1), v.maxLength(32)) }),
])

/** What is known of a frame that is not as it should be, but means to be a pick: which decision it is for. */
export const triedPickSchema = v.object({ type: v.literal('pick'), decision: decisionId })

export type MakeTable = v.InferOutput<ReturnType<typeof makeTableSchema>>
export type SitDown = v.InferOutput<typeof sitDownSchema>
export type Again = v.InferOutput<typeof againSchema>
export type StandIn = v.InferOutput<typeof standInSchema>
export type SeatPick = v.InferOutput<typeof pickSchema>
export type PushTarget = v.InferOutput<typeof pushSchema>
export type Frame = v.InferOutput<typeof frameSchema>

export const refusalCodes = [
  'bad-json',
  'too-large',
  'not-json',
  'bad-body',
  'bad-options',
  'illegal-pick',
  'then-too-far',
  'bad-token',
  'host-only',
  'no-such-game',
  'no-such-path',
  'no-such-method',
  'table-full',
  'already-started',
  'not-started',
  'over',
  'not-over',
  'no-hints',
  'not-away',
  'stale-decision',
  'nothing-to-undo',
  'host-stays',
  'other-version',
  'too-many',
  'broken',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
  readonly issues?: readonly { readonly path: string; readonly reason: string }[]
}

/** An option without its English label. */
export type UnlabelledOption<O extends AnyMessages = AnyMessages> = MessageRef<O> & {
  readonly id: string
  readonly card?: Card
  readonly place?: string
}
export type Option<O extends AnyMessages = AnyMessages> = UnlabelledOption<O> & { readonly label: string }

/** Options that are not offered, by their ids, for each reason (API.md, View). */
export type Blocked<Obstacle extends string = string> = { readonly [K in Obstacle]?: readonly string[] }

/** A question with options of type `O`: a union with one member for each declared decision. */
type DecisionWith<O, D extends AnyDecisions, Obstacle extends string> = {
  readonly [K in keyof D & string]: {
    readonly id: string
    readonly kind: D[K]['kind']
    readonly key: K
    readonly params: D[K]['params']
    readonly min: number
    readonly max: number
    readonly ordered: boolean
    /** There where the pick can be taken back, whichever option is picked. */
    readonly undoable?: true
    readonly options: readonly O[]
    /** There where somebody could think of more than is offered. */
    readonly blocked?: Blocked<Obstacle>
  }
}[keyof D & string]
/** A question without its English prompt. */
export type UnwordedDecision<M extends Declarations = Declarations> = DecisionWith<
  UnlabelledOption<M['options']>,
  M['decisions'],
  M['obstacles']
>
export type Decision<M extends Declarations = Declarations> = DecisionWith<
  Option<M['options']>,
  M['decisions'],
  M['obstacles']
> & {
  readonly prompt: string
}

export type LogLine<E extends AnyMessages = AnyMessages> = MessageRef<E> & {
  readonly n: number
  readonly at: string
  readonly round: number
  readonly pick: number
  readonly seat: number | null
  readonly text: string
}

/** What a strong player would do with an open decision (API.md, Hints). */
export interface Hint {
  readonly decision: string
  /** What it would pick, and then as long as it is asked the same again. */
  readonly picks: readonly (readonly string[])[]
  /** By how many of a hundred its chances are better so than with the next best, looking one move ahead; 0 alone. */
  readonly ahead: number
  /** What that changes for the seat, by what each game reads of a position. */
  readonly changes: Readonly<Record<string, number>>
}

export interface SeatView {
  readonly seat: number
  readonly name: string | null
  /** Its level, if a bot sits there. */
  readonly bot: Level | null
  /** The level of the bot that plays on for the person there, if one does. */
  readonly standIn: Level | null
  readonly connected: boolean
}
export type Waiting<W extends AnyMessages = AnyMessages> = MessageRef<W> & {
  readonly since: string
  /** At a table with a clock: when a bot makes the next pick of this seat. */
  readonly until?: string
}
/** The series that a table belongs to (API.md, Series). */
export interface SeriesView {
  /** From 1. */
  readonly game: number
  /** By seat: the games of the series that are over, this one included, which whoever sits there has won. */
  readonly wins: readonly number[]
  /** The seat that begins, where the series has settled it. */
  readonly begins?: number
  /** In a solitaire, once a game of the series is over: the most points of one. */
  readonly best?: number
}
/** What a table shows of its shuffle (API.md, Shuffle): hashes in hex, and at the end what they are of. */
export interface ShuffleView {
  readonly secretHash: string
  /** By seat; null where there is none. */
  readonly shareHashes: readonly (string | null)[]
  /** 32 hex digits. */
  readonly secret?: string
  /** By seat; null where there is none. */
  readonly shares?: readonly (string | null)[]
  readonly count?: number
}
/** The same once the game is over. */
export type OpenedShuffle = Required<ShuffleView>
interface Score {
  readonly seat: number
  readonly total: number
  readonly parts: readonly { readonly label: string; readonly points: number }[]
}
export interface Result {
  readonly scores: readonly Score[]
  readonly winners: readonly number[]
}

/** What every game's table has: the round, whose turn it is (null if nobody's alone), and each player's part. */
export interface AnyTable {
  readonly round: number
  readonly turn: number | null
  readonly players: readonly { readonly seat: number }[]
}

/** What one viewer sees (API.md, View). `Table` and `M` are the game's own: `table.ts` and `declarations.ts` in its folder. */
export interface View<Table extends AnyTable = AnyTable, M extends Declarations = Declarations> {
  readonly id: string
  readonly game: GameName
  readonly options: Params
  readonly phase: 'lobby' | 'playing' | 'over'
  readonly version: number
  readonly you: number | null
  readonly host: number
  readonly next: string | null
  /** Null at a table that follows none and is followed by none yet. */
  readonly series: SeriesView | null
  readonly seats: readonly SeatView[]
  /** How many connections of spectators are open. */
  readonly watching: number
  readonly waitingFor: readonly number[]
  readonly waiting: Readonly<Record<string, Waiting<M['waits']>>>
  readonly decisions: readonly Decision<M>[]
  readonly table: Table | null
  readonly log: readonly LogLine<M['events']>[]
  readonly canUndo: boolean
  /** Null before the game, when there is no seed yet. */
  readonly seedHash: string | null
  /** Null at a table whose seed was settled otherwise. */
  readonly shuffle: ShuffleView | null
  readonly result: Result | null
  /**
   * Until when the table is kept if nothing happens, as ISO time. Null during the game, for then it would tell of picks that
   * others may not see yet.
   */
  readonly keptUntil: string | null
  readonly seed?: string
}

/**
 * What has changed in a viewer's view since version `from`: the changed keys of the view; of `log` the new lines; of `table`
 * its changed keys; of `table.players` the players that have changed, each whole and recognised by `seat`.
 */
export interface Change<Table extends AnyTable = AnyTable> {
  readonly from: number
  readonly version: number
  readonly view: Partial<Omit<View<Table>, 'table'>> & { readonly table?: Partial<Table> }
}

/** What a seat has missed since its player's last decision: what it saw then, and what has changed since, step by step. */
export interface Missed<Table extends AnyTable = AnyTable> {
  readonly from: View<Table>
  readonly changes: readonly Change<Table>[]
}

/** The answer to whoever takes a seat. */
export interface SatDown {
  readonly seat: number
  readonly token: string
}
/** The answer to a host who seats a bot. */
export interface BotSeated {
  readonly seat: number
}
export interface MadeTable extends SatDown {
  readonly id: string
  readonly url: string
}

/** A change of who plays a seat: a bot on behalf of its player (asked for by seat `by`), the player again, or a bot for good. */
export type SeatMove =
  | { readonly standIn: Level; readonly by: number }
  | { readonly back: true }
  | { readonly gaveUp: Level }

/**
 * One move of a game: a pick with the picks that followed at once (`late`: made by a bot when the seat's time had run out), the
 * undo of the seat's last pick, or a change of who plays the seat.
 */
export type RecordedMove = { readonly seat: number } & (
  | (SeatPick & { readonly late?: true })
  | { readonly undo: true }
  | SeatMove
)

/** All that is needed to play a finished game again, move by move. */
export interface GameHistory {
  readonly game: GameName
  readonly options: Params
  readonly seats: number
  /** 32 hex digits. */
  readonly seed: string
  /** From what the seed was made; missing in files that were kept before there were shares. */
  readonly shuffle?: OpenedShuffle | null
  /** In the order in which they were accepted. */
  readonly picks: readonly RecordedMove[]
}

/** What is still known of a table whose version this code cannot continue: sent with the error 409 `other-version`. */
export interface Remains {
  readonly game: GameName
  /** By seat; null where nobody sits. */
  readonly names: readonly (string | null)[]
  /** The result of a finished game, as it was stored at its end; null if it had not ended. */
  readonly result: Result | null
}

/** What the server sends over a socket. */
export type Message<Table extends AnyTable = AnyTable> =
  | { readonly type: 'view'; readonly view: View<Table> }
  | ({ readonly type: 'change' } & Change<Table>)
  | { readonly type: 'talk'; readonly seat: number; readonly say: string }
  | { readonly type: 'accepted'; readonly decision: string; readonly version: number }
  | {
      readonly type: 'error'
      readonly error: Refusal
      readonly decision?: string
      readonly view?: View<Table>
      readonly remains?: Remains
    }
