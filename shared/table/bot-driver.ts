// Lets the bots of a table play: has them think on a copy of the game, pick by pick, and stores all that they pick until a
// person is asked as one row.
import type { Level } from '../bot-levels.ts'
import type { Referee } from '../engine/referee.ts'
import type { Hint, View } from '../protocol.ts'
import { ApiError } from './api-error.ts'
import { askedBots } from './asked-bots.ts'
import { BotPlayers } from './bot-players.ts'
import type { Broadcaster } from './broadcaster.ts'
import { givesHints } from './hints.ts'
import type { NextWakeUp } from './next-wake-up.ts'
import type { Outbox } from './outbox.ts'
import type { Clock, ReportError } from './ports.ts'
import { restOf } from './rest-of.ts'
import type { BotPick } from './rows.ts'
import type { StoredTable } from './stored-table.ts'
import type { TableState } from './table-state.ts'

/** How many picks of bots one row holds at most. */
const maxPicks = 200
/** What is asked in another seat's turn is answered so many milliseconds after the row that asked, whatever a bot holds. */
const reactionTime = 700
/** If only bots play, they go on so many milliseconds after each turn, while anybody is connected or may come back. */
const pace = 2500
/** The level of the bot that picks where a person's time is out. */
const lateLevel: Level = 'club'

/** Plays for the bots of one table. */
export class BotDriver {
  private isPlaying = false
  /** Goes on with thinking that waits for a wake-up. */
  private resume: (() => void) | null = null
  /** Ends the wake-up in which bots think. */
  private rest: () => void = () => {}
  /** The bots of the state that was last played on. */
  private players: { readonly state: TableState; readonly bots: BotPlayers } | null = null

  constructor(
    private readonly table: StoredTable,
    private readonly broadcaster: Broadcaster,
    private readonly outbox: Pick<Outbox, 'viewers'>,
    private readonly clock: Clock,
    private readonly nextWakeUp: Pick<NextWakeUp, 'setAtLast' | 'setToRetry'>,
    private readonly reportError: ReportError,
    private readonly picksAtOnce: number,
  ) {}

  /** To be called whenever bots may have been asked something. They answer in a later task. */
  start(): void {
    if (this.isPlaying) return
    const asked = askedBots(this.table.loaded())
    // A table that was loaded for this has started them already.
    if (this.isPlaying || asked.length === 0) return
    this.isPlaying = true
    void this.play()
  }

  /** Whether they wait for a wake-up, to think on in it. */
  get isWaiting(): boolean {
    return this.resume !== null
  }

  /**
   * To be called at each wake-up: has bots think on that wait for it, or start where they are asked something. Resolves when
   * they wait for the next, or have done; those that start think in a later task.
   */
  async goOn(): Promise<void> {
    const { resume } = this
    if (resume === null) return this.takeUp()
    this.resume = null
    await new Promise<void>(resolve => {
      this.rest = resolve
      resume()
    })
  }

  /**
   * Makes one pick for each person whose time is out: a reaction is passed, and the next pick is the person's again.
   * Where one event may not compute for long, one pick for one of them: the others are overdue, and wake the table next.
   */
  async pickLate(): Promise<void> {
    try {
      for (;;) {
        const state = this.table.loaded()
        const seat = overdue(state, this.clock.now())
        const copy = state.referee?.copy()
        if (seat === undefined || !copy) return
        const { decision, options } = passOf(copy, seat) ?? this.botsOf(state).pick(copy, seat, lateLevel)
        await this.store(state, [{ seat, decision, options, late: true }])
        if (this.isCut) return
      }
    } catch (thrown) {
      this.table.handleError(thrown, 'late')
    }
  }

  /** Starts after an accident, or after the table was unloaded while bots waited. */
  private async takeUp(): Promise<void> {
    try {
      if (this.table.exists) this.start()
    } catch (thrown) {
      if (this.reportAccident(thrown)) await this.nextWakeUp.setToRetry()
    }
  }

  /** Reports what was thrown. @returns whether it is more than a refusal */
  private reportAccident(thrown: unknown): boolean {
    return !(this.table.handleError(thrown, 'bots') instanceof ApiError)
  }

  /** Whether what bots pick in a row is thought out in several wake-ups. */
  private get isCut(): boolean {
    return this.picksAtOnce < maxPicks
  }

  /** @throws where none can be set */
  private async wokenAgain(): Promise<void> {
    const woken = new Promise<void>(resolve => {
      this.resume = resolve
    })
    this.rest()
    try {
      await this.nextWakeUp.setAtLast()
    } catch (thrown) {
      this.resume = null
      throw thrown
    }
    await woken
  }

  private async play(): Promise<void> {
    const isDone = await this.playAll()
    this.isPlaying = false
    if (!isDone) await this.nextWakeUp.setToRetry()
  }

  /** Answers everything that bots are asked, row by row. @returns false after an accident */
  private async playAll(): Promise<boolean> {
    try {
      do await this.playOneRow()
      while (this.table.exists && askedBots(this.table.loaded()).length > 0)
      return true
    } catch (thrown) {
      return !this.reportAccident(thrown)
    }
  }

  /** Answers what bots are asked until a person is asked, as one row. Does nothing if the table changes meanwhile. */
  private async playOneRow(): Promise<void> {
    await this.clock.nextTask()
    const state = this.table.loaded()
    const { n, at } = state.newest
    const isCurrent = () => this.table.isAt(state, n)
    const picks = await this.choosePicks(state, isCurrent).finally(() => {
      this.rest()
    })
    await this.pause(at, this.delay(state))
    if (isCurrent() && picks.length > 0) await this.store(state, picks)
  }

  /** Makes picks at the table. */
  private async store(state: TableState, picks: readonly BotPick[]): Promise<void> {
    this.broadcaster.noteKnown()
    const { row, steps } = state.playBots(picks, this.clock.now())
    this.table.append(row)
    this.broadcaster.noteSteps(steps)
    await this.broadcaster.broadcast()
  }

  /** What bots pick next; nothing if the table changes meanwhile. Between two picks others are served. */
  private async choosePicks(state: TableState, isCurrent: () => boolean): Promise<readonly BotPick[]> {
    const copy = state.referee?.copy()
    const bots = this.botsOf(state)
    const picks: BotPick[] = []
    while (copy && picks.length < maxPicks) {
      const seat = copy.waitingFor.find(seat => state.seats.levelOn(seat) !== null)
      const isTurnOver = copy.checkpoint !== state.referee?.checkpoint
      if (seat === undefined || (isTurnOver && this.isPaced(state))) return picks
      if (this.isCut && picks.length % this.picksAtOnce === 0) await this.wokenAgain()
      else if (picks.length > 0) await this.clock.nextTask()
      if (!isCurrent()) return []
      picks.push(bots.pick(copy, seat, state.seats.levelOn(seat)))
    }
    return picks
  }

  /**
   * What the strongest bot would do in place of a seat.
   * @param view of that seat
   * @throws ApiError not-started, over, no-hints, or stale-decision where the seat is asked nothing
   */
  advise(view: View, seat: number): Hint {
    const state = this.table.loaded()
    const { referee, game } = state
    if (!referee) throw new ApiError('not-started')
    if (referee.over) throw new ApiError('over')
    if (!game.bots || !givesHints(view)) throw new ApiError('no-hints')
    if (referee.openFor(seat).length === 0) throw new ApiError('stale-decision')
    return this.playersOf(state).advise(referee, seat)
  }

  private botsOf(state: TableState): BotPlayers {
    const bots = this.playersOf(state)
    bots.thinkAnew()
    return bots
  }

  private playersOf(state: TableState): BotPlayers {
    if (this.players?.state !== state) {
      const { made } = state
      const bots = new BotPlayers(state, thrown => {
        this.reportError(thrown, { call: 'bot', made })
      })
      this.players = { state, bots }
    }
    return this.players.bots
  }

  /** How many milliseconds after the newest row bots answer it. */
  private delay(state: TableState): number {
    if (!state.seats.isPlayedByPeople) return this.isPaced(state) ? pace : 0
    const turn = state.views.known(null).table?.turn ?? null
    // Where the seat whose turn it is is asked too, as when all choose at once, nobody answers anybody.
    return turn === null || state.waitingFor.includes(turn) ? 0 : reactionTime
  }

  /** Whether only bots play, but somebody watches or may come back to a seat. */
  private isPaced({ seats }: TableState): boolean {
    return !seats.isPlayedByPeople && (seats.people > 0 || this.outbox.viewers.length > 0)
  }

  private async pause(since: number, length: number): Promise<void> {
    const rest = restOf(since, length, this.clock.now())
    if (rest > 0)
      await new Promise<void>(resolve => {
        this.clock.after(rest, resolve)
      })
  }
}

/** A seat whose time is out by now; undefined if there is none. */
function overdue(state: TableState, now: number): number | undefined {
  return state.waitingFor.find(seat => {
    const until = state.until(seat)
    return until !== null && until <= now
  })
}

/** The pick that lets an event pass; null where a seat is asked anything else. */
function passOf(referee: Referee, seat: number): Omit<BotPick, 'seat'> | null {
  const found = referee.decisions(seat).find(({ kind }) => kind === 'react')
  return found?.options.some(({ id }) => id === 'pass') ? { decision: found.id, options: ['pass'] } : null
}
