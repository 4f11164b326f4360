// One viewer's session at one table: keeps the newest view up to date and sends calls to the table. Knows no rules or texts
// of a game; pages read `view` and call the methods below.
import { applyDiff } from '#shared/view-diff.ts'
import type { LogLine, Message, SeatPick, View } from '#shared/protocol.ts'
import { olderLines } from './older-lines.ts'
import { PendingPicks } from './pending-picks.ts'
import { isLocal } from '#shared/table/local-id.ts'
import { takenOver } from '../local/wire.ts'
import { openInBrowser } from './open-socket.ts'
import {
  keepAside,
  keepLinkToken,
  keepToken,
  linkToken,
  noteOpened,
  onTokenElsewhere,
  putAside,
  tokenFor,
  tokensAside,
} from './seat-storage.ts'
import { polling } from './polling.ts'
import { reuseUnchanged } from './reuse-unchanged.ts'
import type { SessionTransport } from './session-transport.ts'
import { Connection, tooMany } from './socket.ts'
import {
  callUntilAnswered,
  protocolNames,
  socketPath,
  noAnswer,
  pauseAfter,
  troubleOf,
  tableApi,
  type Answer,
  type TableApi,
  type Trouble,
} from './table-api.ts'

type Status = 'connecting' | 'live' | 'polling' | 'lost'

export class Session {
  readonly id: string
  /** Whether this is a replay. */
  readonly isReplay: boolean
  /** Whether the table lives in this browser: all its people are here, and no network is needed. */
  readonly isLocal: boolean
  view = $state.raw<View | null>(null)
  /** In a replay: how often another moment was jumped to. What lies between is neither shown nor announced. */
  jumps = $state(0)
  /** Decides when a newer view is shown, if there are bots (`paced-views.svelte.ts`); else it is shown at once. */
  show = (view: View): void => {
    this.view = view
  }
  /** Is told what seats say; set by the part of the page that shows it. */
  hear?: (seat: number, say: string) => void
  status = $state<Status>('connecting')
  /** Why the last pick or undo was refused, until the next one or until it was read. */
  refusal = $state.raw<Trouble | null>(null)
  /**
   * With which code the connection was lost (`tooMany`, `takenOver`, `deviceFull`, or any that means no more); null before, and
   * since it is open again. After `takenOver` only `retry` opens it, after `tooMany` also a look at the page.
   */
  lostWith = $state<number | null>(null)
  /** Whether the table has told us to wait before the next call. */
  isHeldBack = $state(false)
  /** Why the table cannot be shown: it is unknown, or of another version. */
  closed = $state.raw<Trouble | null>(null)
  /** The decision whose pick is being sent, or `undo`; null if none is. In a replay always empty. */
  pending = $state<string | null>(null)
  /** Whether the seat that this browser had is ours no more: freed before the game, or given up on another device. */
  dismissed = $state(false)
  /** Whether a seat is being taken: a view of somebody without one may come before the answer. */
  isSitting = $state(false)
  /** The token of a link to another seat, until somebody has decided about it (`OtherSeat.svelte`). */
  linkToken = $state.raw<string | null>(null)
  /** Whether a link led to no seat, until somebody has read the notice. */
  wrongLink = $state(false)

  #api: TableApi
  readonly #olderLines: SessionTransport['olderLines']
  #connection: Connection
  /** The newest view that is known. */
  #newest: View | null = null
  #token = $state.raw<string | null>(null)
  #pendingPicks = new PendingPicks()
  #polling = polling(
    tag => this.#api.view(this.id, this.#token, tag),
    answer => this.#polled(answer),
    () => this.#token === null || document.hidden,
  )
  #stop: (() => void)[] = []
  /** Called once when the next view arrives. */
  #listening: (() => void)[] = []
  #left = false

  constructor(id: string, transport: SessionTransport = { api: tableApi(), openSocket: openInBrowser }) {
    this.id = id
    this.isLocal = isLocal(id)
    this.#olderLines = transport.olderLines
    this.isReplay = transport.olderLines !== undefined
    this.#api = transport.api
    this.#token = tokenFor(id) ?? linkToken(id)
    this.#connection = new Connection(() => transport.openSocket(socketPath(id), protocolNames(this.#token)), {
      message: message => this.#receive(message),
      silent: () => this.#polling.begin(),
      lost: (failures, code) => this.#lost(failures, code),
    })
  }

  get token(): string | null {
    return this.#token
  }

  open(): this {
    const on = (target: EventTarget, name: string, heard: () => void) => {
      target.addEventListener(name, heard)
      this.#stop.push(() => target.removeEventListener(name, heard))
    }
    if (!this.isLocal) {
      on(globalThis, 'online', () => {
        this.#connection.connect()
        this.#polling.hurry()
      })
      on(globalThis, 'offline', () => {
        this.#connection.cut()
        this.status = 'lost'
      })
    }
    on(document, 'visibilitychange', () => {
      this.#tellHidden()
      if (document.hidden || this.lostWith === takenOver) return
      this.#connection.check()
      this.#polling.hurry()
    })
    // A person who acts wants news soon.
    for (const act of ['pointerdown', 'keydown']) on(globalThis, act, () => this.#polling.hurry())
    this.#stop.push(onTokenElsewhere(this.id, () => this.recall()))
    this.recall()
    this.#connection.connect()
    return this
  }

  close(): void {
    this.#left = true
    for (const stop of this.#stop.splice(0)) stop()
    this.#polling.end()
    this.#connection.close()
  }

  /**
   * Uses the token stored in this browser, after a personal link or another tab has changed it. If there is none it uses
   * that of a link, which is stored once the table has confirmed it.
   */
  recall(): void {
    const known = tokenFor(this.id)
    const link = linkToken(this.id)
    // Another tab may have learned first that the table knows our token no more.
    if (this.#token !== null && known === null && tokensAside(this.id).includes(this.#token)) this.dismissed = true
    this.linkToken = known !== link && known ? link : null
    this.#useToken(known ?? link)
  }

  /** Changes to another seat whose token the table knows; the present token is put aside. */
  sitAs(token: string): void {
    keepToken(this.id, token)
    this.#linkDecided(token)
  }

  /** Stays on the present seat; the token of a link is put aside if the table knows it. */
  stay(token: string, known: boolean): void {
    if (known) keepAside(this.id, token)
    else this.wrongLink = true
    this.#linkDecided(token)
  }

  /** Fetches the view of the seat with this token. Changes nothing here. */
  viewAs(token: string): Promise<Answer<View>> {
    return callUntilAnswered(() => this.#api.view(this.id, token, null))
  }

  /** Lines of the log older than the one with this number; null if there was no answer. */
  async olderLines<L extends LogLine>(before: number): Promise<readonly L[] | null> {
    return this.#olderLines
      ? ((await this.#olderLines(before)) as readonly L[])
      : olderLines(this.id, this.#token, before)
  }

  #linkDecided(token: string): void {
    if (linkToken(this.id) === token) keepLinkToken(this.id, null)
    this.recall()
  }

  /** Connects at once, without waiting for the next planned attempt. */
  retry(): void {
    this.status = 'connecting'
    this.#connection.connect()
  }

  /**
   * Answers a decision, over the open socket or else by a call, and repeats it until it is answered: the table treats a
   * repeated pick as the same one.
   * @returns null if it was accepted
   */
  async pick(
    decision: string,
    options: readonly string[],
    then?: readonly (readonly string[])[],
  ): Promise<Trouble | null> {
    this.refusal = null
    this.pending = decision
    const pick: SeatPick = {
      decision,
      options: [...options],
      ...(then?.length ? { then: then.map(more => [...more]) } : {}),
    }
    const trouble = await this.#deliver(pick)
    if (this.pending === decision) this.pending = null
    this.refusal = trouble
    return trouble
  }

  /**
   * Undoes our last pick. Never repeated, because a second call would undo a second pick. If the answer is lost the view is
   * fetched; unless its log contains the undo, the person is asked to check.
   * @returns null if it was undone
   */
  async undo(): Promise<Trouble | null> {
    if (this.pending !== null) return noAnswer
    this.refusal = null
    this.pending = 'undo'
    const token = this.#token
    const last = this.#newest?.log.at(-1)?.n ?? -1
    const answer = await this.#api.undo(this.id, token)
    if (answer.ok) this.take(answer.body, token)
    else this.refusal = await this.#checkUndo(troubleOf(answer), token, last)
    this.pending = null
    return this.refusal
  }

  /** Fetches the view after a failed undo. If the answer was lost, its log tells whether the undo was carried out. */
  async #checkUndo(trouble: Trouble, token: string | null, last: number): Promise<Trouble | null> {
    const unsure = trouble.code === 'no-answer'
    if (unsure) this.refusal = { code: 'undo-unsure', message: trouble.message }
    const answer = await callUntilAnswered(() => this.#api.view(this.id, token, null))
    if (answer.ok) this.take(answer.body, token)
    if (!unsure) return trouble
    const now = this.#newest
    const told = now?.log.some(line => line.n > last && line.key === 'undo' && line.seat === now.you)
    return told ? null : { code: 'undo-unsure', message: trouble.message }
  }

  /** Says something to the table; false where no socket is open. Never repeated: it would come too late. */
  say(key: string): boolean {
    return this.#connection.send({ type: 'talk', say: key })
  }

  /** Has the table tell the seat's browsers of turns while this page is out of sight. */
  #tellHidden(): void {
    if (this.#token !== null) this.#connection.send({ type: 'hidden', hidden: document.hidden })
  }

  /** Changes the token, because a seat was taken, given up or lost, and connects again with it. */
  #useToken(token: string | null): void {
    if (token === this.#token) return
    this.#token = token
    // An answer may come once the page has left the table.
    if (this.lostWith === takenOver || this.#left) return
    this.#polling.end()
    this.#connection.connect()
  }

  /** The table does not know our token. A token that worked before is put aside; one from a link was wrong. */
  #loseSeat(): void {
    if (this.#token === tokenFor(this.id)) {
      putAside(this.id)
      this.dismissed = true
    } else if (this.#token === linkToken(this.id)) {
      keepLinkToken(this.id, null)
      this.wrongLink = true
    }
    this.recall()
  }

  #receive(message: Message): void {
    if (message.type === 'accepted') {
      this.#pendingPicks.settle(message.decision, 'accepted')
    } else if (message.type === 'talk') {
      this.hear?.(message.seat, message.say)
    } else if (message.type === 'error') {
      if (message.view) this.take(message.view, this.#token)
      if (message.decision) this.#pendingPicks.settle(message.decision, message.error)
      else this.#refused({ ...message.error, remains: message.remains })
    } else if (message.type === 'view' || message.type === 'change') {
      // What else a newer table may send is left to newer pages.
      this.#polling.end()
      this.status = 'live'
      this.isHeldBack = false
      this.lostWith = null
      // So begins each connection, and the table does not know yet that nobody looks.
      if (message.type === 'view' && document.hidden) this.#tellHidden()
      const known = this.#newest
      const view = message.type === 'view' ? message.view : known?.version === message.from && applyDiff(known, message)
      if (view) this.take(view, this.#token)
      else this.#connection.send({ type: 'view' })
    }
  }

  #refused(trouble: Trouble): void {
    if (trouble.code === 'bad-token') this.#loseSeat()
    else if (trouble.code === 'no-such-game' || trouble.code === 'other-version') {
      this.closed = trouble
      this.#polling.end()
      this.#connection.close()
    }
  }

  #lost(failures: number, code: number): void {
    this.#pendingPicks.loseAll()
    // A permanent refusal is sent as a message before the socket is closed, so a close code alone is no reason to give up.
    this.lostWith = code
    if (code === takenOver) return
    if (code === tooMany || failures > 1) this.#polling.begin()
    else if (this.status === 'live') this.status = 'connecting'
  }

  #polled(answer: Answer<View>): void {
    if (answer.ok) this.take(answer.body, this.#token)
    const trouble = answer.ok || 'unchanged' in answer ? null : answer.trouble
    this.isHeldBack = trouble?.code === 'too-many'
    this.status = trouble && !this.isHeldBack ? 'lost' : 'polling'
    if (trouble) this.#refused(trouble)
  }

  /** Shows a view, unless it is older than the present one or was fetched with another token. */
  take(view: View, token: string | null): void {
    if (token !== this.#token) return
    if (token !== null && view.you === null) return this.#loseSeat()
    const known = this.#newest
    if (known && known.you === view.you && known.version > view.version) return
    if (token !== null && view.you !== known?.you) this.#seated(token)
    this.closed = null
    this.show((this.#newest = reuseUnchanged(known, view)))
    for (const hear of this.#listening.splice(0)) hear()
  }

  #seated(token: string): void {
    this.dismissed = false
    noteOpened(this.id)
    if (tokenFor(this.id)) return
    // The token is from a link: the table has confirmed it, so it is stored.
    keepToken(this.id, token)
    this.#linkDecided(token)
  }

  async #deliver(pick: SeatPick): Promise<Trouble | null> {
    const token = this.#token
    for (let tries = 0; ; tries++) {
      if (this.#connection.send({ type: 'pick', ...pick })) {
        const said = await this.#pendingPicks.answerTo(pick.decision)
        if (said !== 'lost') return said === 'accepted' ? null : said
        // A socket may stay open long after its network is gone: a ping tells, before the next pick waits for it too.
        this.#connection.ping()
      }
      const answer = await this.#api.pick(this.id, pick, token)
      if (answer.ok) {
        this.isHeldBack = false
        this.take(answer.body, token)
        return null
      }
      if ('view' in answer && answer.view) this.take(answer.view, token)
      const trouble = troubleOf(answer)
      this.isHeldBack = trouble.code === 'too-many'
      if (trouble.code !== 'no-answer' && !this.isHeldBack) return trouble
      await this.#newsOrTimeout(trouble.wait ?? pauseAfter(tries))
      // By then the open socket may be that of another seat.
      if (this.#left || this.closed || token !== this.#token) return trouble
    }
  }

  /** Resolves when the next view arrives, or after this many milliseconds. */
  #newsOrTimeout(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      this.#listening.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
