// Keeps the books of one simulated table: which moves its rows hold, and what was answered; and finds at each row, message
// and answer whether a promise is broken.
import { paramsFor, type Line } from '../engine/log-lines.ts'
import type { Message, SeatPick, ShuffleView, View } from '../protocol.ts'
import { forgetAt } from '../table/lifetime.ts'
import type { PushMessage, Viewer } from '../table/ports.ts'
import type { Reply } from '../table/reply.ts'
import { movesOf, type Newest, type Row } from '../table/rows.ts'
import { Seats } from '../table/seats.ts'
import { seedOf } from '../table/shuffle.ts'
import { hashOf } from '../table/tokens.ts'
import { wrongCaller, wrongDeletion } from './callers.ts'
import { codeOf, type Call } from './calls.ts'
import type { Disk } from './disk.ts'
import type { Doing, ServerWatcher } from './simulated-server.ts'
import { followed, type SimulatedConnection } from './connection.ts'
import { PushBooks } from './push-books.ts'
import type { Violation, ViolationKind } from './violations.ts'

/** What the books need to know of the server of their table. */
interface Kept {
  readonly disk: Disk
  readonly lives: number
  readonly lines: readonly SimulatedConnection[]
  now(): number
}

/** What was picked, whatever the decision. */
interface MadePick {
  readonly options: readonly string[]
  readonly then?: readonly (readonly string[])[] | undefined
}

/** Refusals that say that a pick was not made. */
const refusals = ['stale-decision', 'illegal-pick', 'then-too-far', 'over']

export class Ledger implements ServerWatcher {
  violation: Violation | null = null
  /** Whether the table was deleted. */
  isDeleted = false
  /** How many rows, messages and answers there were. */
  readonly counts = { rows: 0, messages: 0, answers: 0 }
  /** The tokens that were given out, and for which seats. */
  readonly tokens = new Map<string, number>()
  /** How often somebody has come to sit or has gone. */
  comingsAndGoings = 0
  private doing: Doing | null = null
  private rowsOfDoing = 0
  /** By seat and decision, the pick that the rows hold; null where a bot has made it. */
  private made = new Map<string, MadePick | null>()
  /** How many rows these are of. */
  private counted = 0
  /** What is told to nobody before the end: the secret of the table, the shares of its people, and the seed made of them. */
  private readonly untold = new Set<string>()
  private secret = ''
  /** What was last found to tell nothing of that, and no token: several connections are sent the same. */
  private harmless: string | null = null
  /** What was shown of the shuffle; the shares once the game has begun. */
  private shown: { readonly secretHash: string; readonly shareHashes: ShuffleView['shareHashes'] | null } | null = null
  /** The lines of the log, by their numbers. */
  private readonly lines = new Map<number, Line>()
  /** The hashes of the tokens of those who sit, by seat. */
  private readonly hashes = new Map<number, string>()
  /** What names the newest row. */
  newest: Newest | null = null
  /** When whose time is out, as the newest row says. */
  private until: Readonly<Record<string, number>> = {}
  private isOver = false
  private lastLed: { readonly before: View | null; readonly message: Message; readonly next: View | null } | null = null
  private readonly pushes: PushBooks

  /**
   * @param server where the table is, once that is there
   * @param isExact whether what the table sends leaves at once
   */
  constructor(
    private readonly server: () => Kept,
    isExact = true,
  ) {
    this.pushes = new PushBooks(server, this.hashes, isExact, (kind, details) => {
      this.found(kind, details)
    })
  }

  /** Whether the newest row has bots asked something, as their own or for somebody. */
  get areBotsAsked(): boolean {
    const { since = {}, standIns = {} } = this.newest?.after ?? {}
    return Object.keys(since).some(seat => standIns[seat] !== undefined || !this.hashes.has(Number(seat)))
  }

  /** Whether bots alone play the game on: all people have given up their seats. */
  get isLeftToBots(): boolean {
    return this.isGameOn && this.hashes.size === 0
  }

  private get isGameOn(): boolean {
    const after = this.newest?.after
    return after !== undefined && after.begun > 0 && !after.result
  }

  /** By each token that was given out, the seat that its person has now; null for none. */
  get seatsByToken(): ReadonlyMap<string, Viewer> {
    const seats = new Map([...this.hashes].map(([seat, hash]) => [hash, seat]))
    return new Map([...this.tokens.keys()].map(token => [token, seats.get(hashOf(token)) ?? null]))
  }

  found(kind: ViolationKind, details: string): void {
    this.violation ??= { kind, details }
  }

  handling(doing: Doing | null): void {
    if (this.doing?.kind === 'push') this.pushes.carriedOut(this.doing)
    this.doing = doing
    this.rowsOfDoing = 0
  }

  stored(row: Row): void {
    this.counts.rows++
    const { event } = row
    this.noteUntold(row)
    this.isOver = row.after.result !== undefined
    const wrong = wrongCaller(event, this.doing, this.doing && this.by(this.doing))
    if (wrong !== null) this.found('wrong-seat', wrong)
    this.checkTimes(row)
    if (event.kind === 'push') this.pushes.checkChange(event.all, this.doing?.kind === 'push' ? this.doing : null)
    for (const line of row.lines) this.lines.set(line.n, line)
    if (this.doing && ++this.rowsOfDoing > 1)
      this.found('two-rows', `${this.doing.kind} stored a second row, ${event.kind}`)
    this.enter(row)
  }

  cleared(newest: Row | null): void {
    this.isDeleted = true
    this.made.clear()
    this.counted = 0
    if (!newest) return
    const { doing } = this
    if (doing?.kind === 'leave' || doing?.kind === 'remove') {
      const wrong = wrongDeletion(doing, this.by(doing), this.hashes.size)
      if (wrong !== null) this.found('deleted-early', wrong)
      if (this.isGameOn) this.found('deleted-early', `${doing.kind} has deleted a table whose game goes on`)
    } else if (this.server().now() < forgetAt(newest))
      this.found('deleted-early', 'the table was deleted before its time')
  }

  sent(line: SimulatedConnection, message: Message, text: string): void {
    this.counts.messages++
    this.checkSecrets(text, null)
    if (message.type === 'talk') this.checkSaid(line, message)
    const before = line.sent
    try {
      const next = this.led(before, message)
      if (next === null) return
      if (next.you !== line.viewer) this.found('wrong-viewer', `the view of ${next.you} for ${line.viewer}`)
      if (before) this.checkVersion(before, next, message)
      this.checkLog(before, next)
      this.checkShuffle(next)
      line.sent = next
    } catch (thrown) {
      this.found('gap', String(thrown))
    }
  }

  /** The view that a message leads to: one for all connections of a viewer that are sent the same. */
  private led(before: View | null, message: Message): View | null {
    const { lastLed } = this
    const next = lastLed?.before === before && lastLed.message === message ? lastLed.next : followed(before, message)
    this.lastLed = { before, message, next }
    return next
  }

  answered(call: Call, { status, text }: Reply, hasFailed: boolean): void {
    this.counts.answers++
    // Who sits down is given a token by that answer.
    if (call.kind === 'make' || call.kind === 'sit' || call.kind === 'follow') {
      if (status === 201) this.noteToken(text)
    } else this.checkSecrets(text, 'token' in call ? call.token : null)
    if (status >= 500 && !hasFailed) this.found('broken', `${call.kind}: ${text}`)
    if (call.kind === 'look' && status === 200) this.checkClock('looked', hasFailed)
    if (call.kind === 'push' && status === 200) this.pushes.granted(call)
    if (call.kind !== 'pick') return
    const seat = this.seatOf(call.token)
    if (seat === null) return
    if (status === 200) this.checkKept(seat, [call.pick])
    else this.checkRefused(seat, call.pick, codeOf(text), call.isOffered)
  }

  left(line: SimulatedConnection, message: Message): void {
    if (line.viewer === null || !('decision' in message)) return
    const picks = line.picks.filter(({ decision }) => decision === message.decision)
    if (picks.length === 0) return
    if (message.type === 'accepted') {
      this.checkKept(line.viewer, picks)
      if ((line.sent?.version ?? 0) < message.version)
        this.found('too-early', `accepted at version ${message.version}, which was not sent yet`)
    }
    // An answer names only the decision: where several picks of it were sent, it may be that of any.
    const [pick, ...others] = picks
    if (message.type === 'error' && pick && others.every(other => said(other) === said(pick)))
      this.checkRefused(line.viewer, pick, message.error.code, pick.then === undefined)
  }

  connected(viewer: Viewer, hasFailed: boolean): void {
    this.checkClock('connected', hasFailed)
    this.pushes.inSight(viewer)
  }

  inSight(viewer: Viewer): void {
    this.pushes.inSight(viewer)
  }

  pushed(message: PushMessage): void {
    this.checkSecrets(message.text, null)
    this.pushes.pushed(message)
  }

  calledGone(endpoint: string): void {
    this.pushes.calledGone(endpoint)
  }

  /** To be called where nothing goes on any more. */
  checkPushes(): void {
    this.pushes.check()
  }

  accident(thrown: unknown, call: string): void {
    this.found('accident', `${call}: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`)
  }

  /** Reads the rows anew where some of them are gone. */
  recount(): void {
    const { rows } = this.server().disk
    if (rows.length >= this.counted) return
    this.made.clear()
    this.hashes.clear()
    this.newest = this.harmless = null
    this.counted = 0
    this.isOver = false
    let begun = 0
    for (const text of rows) {
      const row: Row = JSON.parse(text)
      const { after } = row
      begun = after.begun
      this.isOver = after.result !== undefined
      this.until = after.until ?? {}
      this.enter(row)
    }
    // What was sent of a game whose beginning is gone has not left the table: it waited for that row to be on the disk.
    if (this.shown && begun === 0) this.shown = { ...this.shown, shareHashes: null }
  }

  /** @param said what a seat says, sent over a connection */
  private checkSaid(line: SimulatedConnection, { seat, say }: Extract<Message, { readonly type: 'talk' }>): void {
    const { doing } = this
    const isTrue = doing?.kind === 'frame' && doing.line.viewer === seat && doing.text.includes(JSON.stringify(say))
    if (!isTrue || !line.attachment.talk) this.found('said-otherwise', `${say} of seat ${seat} to ${line.viewer}`)
  }

  private enter(row: Row): void {
    const { n, event } = row
    this.newest = row
    this.counted = n
    if (['made', 'sat', 'left', 'gave-up'].includes(event.kind)) this.comingsAndGoings++
    if (event.kind === 'left' || event.kind === 'gave-up') this.hashes.delete(event.seat)
    if (event.kind === 'made') this.hashes.set(0, event.hash)
    if (event.kind === 'sat' && 'hash' in event) {
      if ([...this.hashes.values()].includes(event.hash)) this.found('seated-twice', `on seat ${event.seat}`)
      this.hashes.set(event.seat, event.hash)
    }
    for (const move of movesOf(event)) {
      if (!('decision' in move)) continue
      const { seat, decision, options, then } = move
      const key = `${seat}/${decision}`
      if (this.made.has(key)) this.found('made-twice', `${decision} was answered twice`)
      this.made.set(key, event.kind === 'bots' ? null : { options, ...(then ? { then } : {}) })
    }
    this.pushes.stored(row)
  }

  private noteToken(text: string): void {
    const { seat, token }: { readonly seat: number; readonly token: string } = JSON.parse(text)
    this.tokens.set(token, seat)
    this.harmless = null
  }

  /** Which seat a token was given out for; null if for none. */
  private seatOf(token: string | null): Viewer {
    return token === null ? null : (this.tokens.get(token) ?? null)
  }

  /** Which seat does it; null for nobody's. */
  private by(doing: Doing): Viewer {
    return doing.kind === 'frame' ? doing.line.viewer : 'token' in doing ? this.seatOf(doing.token) : null
  }

  /** @param picks one of which was acknowledged */
  private checkKept(seat: number, picks: readonly SeatPick[]): void {
    const [pick] = picks
    const made = this.made.get(`${seat}/${pick?.decision}`)
    if (pick && !(made && picks.some(each => isAlike(made, each))))
      this.found('lost', `${said(pick)} of seat ${seat} was acknowledged; stored is ${made ? said(made) : 'none'}`)
  }

  /** @param isOffered whether all of it was offered */
  private checkRefused(seat: number, pick: SeatPick, code: string, isOffered: boolean): void {
    if (!refusals.includes(code)) return
    if (isOffered && code !== 'stale-decision' && code !== 'over')
      this.found('offered-but-refused', `${said(pick)} of seat ${seat}: ${code}`)
    const made = this.made.get(`${seat}/${pick.decision}`)
    // Where their order matters, the same options in another order are another pick.
    if (made && said([made.options, made.then]) === said([pick.options, pick.then]))
      this.found('refused-but-made', `${said(pick)} of seat ${seat} was refused (${code}) and is stored`)
  }

  private checkVersion(before: View, next: View, message: Message): void {
    if (next.version < before.version) this.found('version', `from ${before.version} to ${next.version}`)
    if (message.type !== 'change') return
    const changed = Object.keys(message.view).filter(key => !['seats', 'watching', 'version'].includes(key))
    const grew = next.version > before.version
    if (!grew && changed.length > 0) this.found('version', `still ${next.version}, though ${changed} changed`)
    // Of a question that is answered at once, as by a stand-in, its own seat is told nothing but that its view is another.
    const isAsked = next.you !== null && next.waitingFor.includes(next.you)
    if (grew && changed.length === 0 && !message.view.seats && !isAsked)
      this.found('version', `${next.version} after ${before.version}, though nothing changed`)
  }

  /** What a viewer reads of the log is what the rows say in that viewer's form. */
  private checkLog(before: View | null, { log, you }: View): void {
    const last = before?.log.at(-1)?.n ?? 0
    for (const { n, params } of log) {
      const line = n > last ? this.lines.get(n) : undefined
      if (line && JSON.stringify(paramsFor(line, you)) !== JSON.stringify(params))
        this.found('log-shown', `line ${n} to ${you ?? 'spectators'}: ${JSON.stringify(params)}`)
    }
  }

  private checkTimes({ at, event, after }: Row): void {
    if (event.kind === 'bots')
      for (const { late, seat, decision } of event.picks)
        if (late && at < (this.until[seat] ?? 0)) this.found('too-early', `${decision} was picked late before its time`)
    if (event.kind === 'clock' && !event.runs) {
      const there = this.server().lines.find(({ state }) => state === 'open')
      if (there) this.found('clock-stopped', `${there.client.name} is connected`)
    }
    this.until = after.until ?? {}
  }

  /** A clock that was stopped runs again where somebody has come. */
  private checkClock(what: 'looked' | 'connected', hasFailed: boolean): void {
    if (!hasFailed && this.newest?.after.stopped) this.found('clock-stopped', `somebody has ${what}`)
  }

  private noteUntold({ event, after: { begun, lobby } }: Row): void {
    this.harmless = null
    if (event.kind === 'made' && 'secret' in event) {
      this.shown = null
      this.secret = event.secret
      this.untold.add(event.secret)
    }
    if ((event.kind === 'made' || event.kind === 'sat') && 'share' in event && event.share) this.untold.add(event.share)
    if (begun === 0 || lobby?.count === undefined) return
    const { shares } = new Seats(lobby.sitters)
    this.untold.add(seedOf({ secret: this.secret, shares, count: lobby.count }))
  }

  /** What is shown of the shuffle stays as it is, but for the shares of those who come and go before the game. */
  checkShuffle({ phase, shuffle }: View): void {
    if (!shuffle) return
    const { shown } = this
    const { secretHash, shareHashes } = shuffle
    const told = { secretHash, shareHashes: phase === 'lobby' ? null : shareHashes }
    this.shown = told
    if (
      !shown ||
      (shown.secretHash === secretHash && `${shown.shareHashes ?? told.shareHashes}` === `${told.shareHashes}`)
    )
      return
    this.found('shuffle-differs', `${JSON.stringify(told)} after ${JSON.stringify(shown)}`)
  }

  /** @param own a token that the one who reads it has sent */
  private checkSecrets(text: string, own: string | null): void {
    if (own === null && text === this.harmless) return
    if (!this.isOver && [...this.untold].some(secret => text.includes(secret)))
      this.found('seed-shown', text.slice(0, 200))
    for (const token of this.tokens.keys())
      if (token !== own && text.includes(token)) this.found('token-shown', text.slice(0, 200))
    if (own === null) this.harmless = text
  }
}

const said = (pick: object) => JSON.stringify(pick)

/** Whether two picks of one question may be the same one: the order of options matters only in some. */
function isAlike(one: MadePick, other: MadePick): boolean {
  const sorted = ({ options, then = [] }: MadePick) => JSON.stringify([options, ...then].map(each => [...each].sort()))
  return sorted(one) === sorted(other)
}
