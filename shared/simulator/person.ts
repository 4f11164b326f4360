// Somebody who plays as a page does: sits down, follows the table, picks at random what is offered, sends a pick again until
// it is answered, and now and then does whatever else people do.
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Level } from '../bot-levels.ts'
import type { Message, SeatPick, SatDown, View } from '../protocol.ts'
import type { Reply } from '../table/reply.ts'
import type { TableRequest } from '../table/table-requests.ts'
import { Browsers } from './browsers.ts'
import { codeOf, type Call } from './calls.ts'
import { Client, type Action, type Site } from './client.ts'
import type { ActionKind } from './action-kinds.ts'
import { followed, saysHidden, type SimulatedConnection } from './connection.ts'

/** How a person comes to a table: makes it, or sits down at it. */
export type Coming = { readonly makes: TableRequest; readonly bots: readonly Level[] } | { readonly makes: null }

/** Refusals after which a pick is given up, for it will never be made. */
const final = ['stale-decision', 'illegal-pick', 'then-too-far', 'over', 'not-started', 'other-version', 'bad-token']

/** Calls that are answered by the view of whoever has made them. */
const answeredByView = new Set<Call['kind']>(['look', 'pick', 'undo', 'stand-in'])

/** One person. */
export class Person extends Client {
  readonly role = 'person'
  seat: number | null = null
  token: string | null = null
  view: View | null = null
  /** The pick that was sent and not answered yet. */
  pending: SeatPick | null = null
  /** The bots that it has to seat. */
  private readonly bots: readonly Level[]
  private readonly browsers: Browsers
  private keys = 0
  /** The connection whose page it has put out of sight. */
  private hidden: SimulatedConnection | null = null
  /** The calls of the present stay at the table. */
  private asked = new WeakSet<Call>()
  /** Decisions that were answered, though the view may not show it yet. */
  private readonly settled = new Set<string>()

  constructor(
    name: string,
    private readonly key: string,
    private readonly coming: Coming,
    private readonly isInvited: () => boolean,
    site: Site,
  ) {
    super(name, site)
    this.browsers = new Browsers(name)
    this.bots = coming.makes ? coming.bots : []
  }

  /** Whether the person has left the table for good. */
  hasLeft = false
  /** The seat at the next table. */
  next: SatDown | null = null

  /** Whether the person wants nothing of this table any more. */
  get isDone(): boolean {
    return this.hasLeft || (this.view?.phase === 'over' && !this.playsOn)
  }

  /** Whether the person has still to ask for a seat at the next table. */
  private get playsOn(): boolean {
    return this.site.playsAgain && this.next === null
  }

  actions(isCalm: boolean): Action[] {
    if (!this.isInvited()) return []
    const { line, view, site } = this
    if (this.hasLeft) return site.standsStill ? [this.lookBack()] : []
    // Who is told when to come is in no hurry.
    const isPatient = site.isTold && !isCalm
    if (this.token === null) return [{ weight: isPatient ? 0.5 : 20, what: 'sits-down', run: () => this.sitDown() }]
    const actions: Action[] = []
    const add = (weight: number, what: ActionKind, run: () => void) => actions.push({ weight, what, run })
    if (line === null && !this.isConnecting) add(isPatient ? 1 : 10, 'connects', () => this.connect())
    if (line === null || !isCalm)
      add(line === null ? 2 : 0.2, 'looks', () => this.ask({ kind: 'look', token: this.token }))
    if (this.pending) add(2, 'sends-again', () => this.sendPending())
    else {
      const open = view?.decisions.filter(({ id }) => !this.settled.has(id)) ?? []
      if (open.length > 0) add(20, 'picks', () => this.pick(open))
    }
    if (view?.phase === 'over' && this.playsOn) add(2, 'plays-again', () => this.playAgain())
    const seated = view?.seats.filter(({ bot }) => bot !== null).length ?? 0
    if (view?.phase === 'lobby' && seated < this.bots.length)
      add(3, 'seats-bot', () => this.seatBot(this.bots[seated] ?? 'newcomer'))
    if (!isCalm) this.addPastimes(add, view)
    else if (view && site.standsStill) {
      this.addStandIns(add, view)
      // A page connects anew where bots do not go on.
      if (line) add(0.2, 'closes-page', () => this.closePage())
    }
    if (line && !isCalm) {
      add(0.1, 'talks', () => site.frame(line, JSON.stringify({ type: 'talk', say: site.chance.one(site.phrases) })))
      add(0.5, 'pings', () => site.frame(line, 'ping'))
      add(0.3, 'asks-for-view', () => site.frame(line, JSON.stringify({ type: 'view' })))
      add(0.1, 'closes-page', () => this.closePage())
      if (site.hidesPages) this.addHiding(add, line)
    }
    return actions
  }

  /**
   * A table whose wake-up was lost, or came while it could not be loaded, goes on when anybody looks; where all people
   * have given up, that is nobody else.
   */
  private lookBack(): Action {
    return { weight: 0.1, what: 'looks', run: () => this.ask({ kind: 'look', token: null }) }
  }

  /** Where no clock goes on without them, people do not go before bots stand in for them. */
  override actionsAway(): Action[] {
    if (this.hasLeft) return super.actionsAway()
    const { view, seat, token } = this
    const isClocked = view?.options['clock'] !== undefined
    if (seat === null || view?.phase !== 'playing' || isClocked || view.seats[seat]?.standIn !== null)
      return super.actionsAway()
    const run = () => this.ask({ kind: 'stand-in', token, seat, wish: { bot: 'newcomer', forGood: false } })
    return [{ weight: 10, what: 'asks-for-stand-in', run }]
  }

  protected received(message: Message): void {
    if (message.type === 'view' || message.type === 'change') {
      this.view = followed(this.view, message)
    } else if (message.type === 'accepted') this.settle(message.decision)
    else if (message.type === 'error' && message.decision !== undefined)
      this.refusedPick(message.decision, message.error.code)
  }

  protected override connected(line: SimulatedConnection): void {
    super.connected(line)
    // The first message over a connection is the whole view.
    this.view = null
    // Whoever has left meanwhile stays nowhere.
    if (this.hasLeft) this.closePage()
  }

  answered(call: Call, { status, text }: Reply): void {
    if (call.kind === 'make' || call.kind === 'sit') {
      if (status === 201) this.seated(JSON.parse(text) as SatDown)
      else if (codeOf(text) === 'already-started' || codeOf(text) === 'no-such-game') this.leave()
      return
    }
    if (call.kind === 'again' && status === 201) this.next = JSON.parse(text) as SatDown
    if (status === 200 && answeredByView.has(call.kind)) this.take(text)
    if (call.kind === 'pick') {
      if (status === 200) this.settle(call.pick.decision)
      else this.refusedPick(call.pick.decision, codeOf(text))
    }
    if (call.kind === 'stand-in' && call.wish.forGood && status === 200) this.leave()
    const code = status < 400 ? '' : codeOf(text)
    const isFreed = call.kind === 'leave' && call.seat === this.seat && status === 200
    // What comes late of a seat that was given up says nothing of the present one, also where both have one token.
    if (this.asked.has(call) && (isFreed || code === 'bad-token')) this.standUp()
    if (code === 'no-such-game') this.leave()
  }

  /** The seat is another's now. Before the game somebody may sit down again, with the same key or with another. */
  private standUp(): void {
    this.closePage()
    this.token = this.seat = this.view = this.pending = null
    this.settled.clear()
    this.asked = new WeakSet()
    if (this.site.chance.once(2)) this.keys++
    if (this.coming.makes) this.leave()
  }

  private leave(): void {
    this.hasLeft = true
    this.closePage()
  }

  private seated({ seat, token }: SatDown): void {
    this.seat = seat
    this.token = token
  }

  /** A view that came as an answer: it may be older than what came over the connection, which is what counts. */
  private take(text: string): void {
    if (this.line && this.view) return
    const view: View = JSON.parse(text)
    if (view.you === this.seat && view.version >= (this.view?.version ?? 0)) this.view = view
  }

  private refusedPick(decision: string, code: string): void {
    if (code === 'stale-decision') this.settle(decision)
    else if (final.includes(code) && this.pending?.decision === decision) this.pending = null
  }

  private settle(decision: string): void {
    this.settled.add(decision)
    if (this.pending?.decision === decision) this.pending = null
  }

  private sitDown(): void {
    this.site.call(
      this,
      this.coming.makes
        ? { kind: 'make', request: { ...this.coming.makes, ...this.share } }
        : { kind: 'sit', name: this.name, key: `${this.key}${this.keys}`, ...this.share },
    )
  }

  /** Another one with each call: only that of the first which arrives may count. Some clients know of none. */
  private get share(): { readonly share?: string } {
    const { chance } = this.site
    return chance.once(4) ? {} : { share: bytesToHex(chance.seed()).slice(0, 22) }
  }

  private connect(): void {
    const { chance } = this.site
    this.isConnecting = true
    this.site.open(this, { token: this.token, changes: !chance.once(4), talk: chance.once(2) })
  }

  private ask(call: Call): void {
    this.asked.add(call)
    this.site.call(this, call)
  }

  private pick(decisions: View['decisions']): void {
    const { chance } = this.site
    const { id, options, min, max } = chance.one(decisions)
    const count = min + chance.below(max - min + 1)
    const then = chance.once(12)
      ? Array.from({ length: 1 + chance.below(2) }, () => [chance.one(options).id])
      : undefined
    this.pending = {
      decision: id,
      options: chance.some(options, count).map(option => option.id),
      ...(then ? { then } : {}),
    }
    this.sendPending()
  }

  private sendPending(): void {
    const { pending, line, site } = this
    if (!pending) return
    if (line && !site.chance.once(4)) {
      line.picks.push(pending)
      site.frame(line, JSON.stringify({ type: 'pick', ...pending }))
    } else this.ask({ kind: 'pick', token: this.token, pick: pending, isOffered: pending.then === undefined })
  }

  private seatBot(level: Level): void {
    this.ask({ kind: 'seat-bot', token: this.token, level })
  }

  private addPushes(
    add: (weight: number, what: ActionKind, run: () => void) => void,
    seat: number,
    isLobby: boolean,
  ): void {
    const { token, browsers, site } = this
    const { chance } = site
    add(isLobby ? 2 : 0.5, 'asks-to-be-told', () =>
      this.ask({ kind: 'push', token, seat, target: browsers.target(chance) }),
    )
    add(0.05, 'asks-to-be-told-no-more', () => {
      const { endpoint } = browsers.target(chance)
      this.ask({ kind: 'push', token, seat, target: { endpoint } })
    })
    add(0.05, 'changes-browser', () => site.forget(browsers.change(chance)))
    if (browsers.mayBeMore) add(0.5, 'opens-browser', () => browsers.open())
  }

  private playAgain(): void {
    const { token } = this
    this.ask({ kind: 'again', token, origin: 'https://table.test', ...this.share })
  }

  /**
   * What people do where the game waits for somebody who is not there, and may never have learnt that they have a seat; or who
   * only seems to be, over a connection that broke unnoticed: then the table takes it once its patience is over.
   */
  private addStandIns(add: (weight: number, what: ActionKind, run: () => void) => void, view: View): void {
    for (const { seat, bot, standIn } of view.seats) {
      if (seat === this.seat || bot !== null || standIn !== null || !view.waitingFor.includes(seat)) continue
      const wish = { bot: 'newcomer', forGood: false } as const
      add(1, 'asks-for-stand-in', () => this.ask({ kind: 'stand-in', token: this.token, seat, wish }))
    }
  }

  /** What happens to a page that stays open. */
  private addHiding(add: (weight: number, what: ActionKind, run: () => void) => void, line: SimulatedConnection): void {
    const says = (isHidden: boolean) => () => {
      this.hidden = isHidden ? line : null
      this.site.frame(line, saysHidden(isHidden))
    }
    if (this.hidden === line) add(0.3, 'looks-at-page', says(false))
    else add(0.3, 'hides-page', says(true))
  }

  /** What people do beside playing. */
  private addPastimes(add: (weight: number, what: ActionKind, run: () => void) => void, view: View | null): void {
    const { token, seat, site } = this
    if (seat === null || !view) return
    const { chance } = site
    if (view.canUndo && !this.pending) add(2, 'takes-back', () => this.ask({ kind: 'undo', token }))
    add(0.2, 'reads-missed', () => this.ask({ kind: 'missed', token }))
    add(0.1, 'reads-log', () => this.ask({ kind: 'log', token, before: 1 + chance.below(200) }))
    add(0.1, 'asks-for-history', () => this.ask({ kind: 'history', token }))
    add(view.options['hints'] === true ? 0.2 : 0.02, 'asks-for-hint', () => this.ask({ kind: 'hint', token }))
    if (site.isTold && view.phase !== 'over') this.addPushes(add, seat, view.phase === 'lobby')
    if (view.phase === 'lobby') {
      add(site.isTold && !this.coming.makes ? 0.5 : 0.2, 'leaves', () => this.ask({ kind: 'leave', token, seat }))
      const guests = this.coming.makes ? view.seats.filter(each => each.name !== null && each.seat !== seat) : []
      if (guests.length > 0)
        add(0.1, 'sends-away', () => this.ask({ kind: 'leave', token, seat: chance.one(guests).seat }))
      return
    }
    if (view.phase === 'over') return
    const wish = { bot: chance.one(['newcomer', 'club'] as const), forGood: false }
    const other = chance.one(view.seats).seat
    add(0.3, 'asks-for-stand-in', () => this.ask({ kind: 'stand-in', token, seat: other, wish }))
    if (view.seats[seat]?.standIn) add(1, 'comes-back', () => this.ask({ kind: 'come-back', token, seat }))
    add(0.02, 'gives-up', () => this.ask({ kind: 'stand-in', token, seat, wish: { ...wish, forGood: true } }))
  }
}
