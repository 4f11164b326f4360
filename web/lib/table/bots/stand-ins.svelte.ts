// Who plays which seat of the one table that a page shows, as its viewer sees it: who is away, for whom a bot may be asked.
import type { Level } from '#shared/bot-levels.ts'
import type { View } from '#shared/protocol.ts'
import type { Session } from '../session.svelte.ts'
import { tableClock } from '../table-clock.svelte.ts'
import { isAway, playedBy, seatsToAskFor, sinceWhen, timeLeft } from './away.ts'
import { botText } from './bot-texts.ts'
import { comeBack } from './call-stand-in.ts'
import { pacing } from './pacing.svelte.ts'

class StandIns {
  session: Session | null = $state.raw(null)
  /** When the device's clock was looked at; `StandInWatch.svelte` keeps it up to date while the page is seen. */
  #looked = $state(Date.now())
  /** In milliseconds since 1970, by the table's clock. */
  readonly now: number = $derived(this.#looked + tableClock.ahead)

  readonly #view: View | null = $derived.by(() => (this.session?.isReplay === false ? this.session.view : null))
  /** The bot that plays for the viewer; null if none does. */
  readonly own: Level | null = $derived.by(() => {
    const you = this.#view?.you ?? null
    return you === null ? null : (this.#view?.seats[you]?.standIn ?? null)
  })
  /** The seats for which the viewer may ask for a bot; it is offered for the first of them. */
  readonly toAskFor: readonly number[] = $derived.by(() => (this.#view ? seatsToAskFor(this.#view, this.now) : []))
  /**
   * What can be pressed while others are waited for (`WaitActs.svelte`): to take the own seat back, to see the rest of
   * the bots' moves, to ask for a bot.
   */
  readonly act: 'back' | 'rest' | 'ask' | null = $derived.by(() => {
    if (this.own !== null) return 'back'
    if (pacing.behind > 0) return 'rest'
    return this.toAskFor.length > 0 ? 'ask' : null
  })

  /** At a table with a clock: until when the viewer has time, else the first of those who are waited for. */
  readonly until: string | null = $derived.by(() => {
    const { you = null, waiting = {} } = this.#view ?? {}
    const own = you === null ? undefined : waiting[you]?.until
    return (
      own ??
      Object.values(waiting)
        .flatMap(({ until }) => until ?? [])
        .sort()[0] ??
      null
    )
  })
  /** Whether that is the viewer's own time. */
  get isOwnTime(): boolean {
    const you = this.#view?.you ?? null
    return you !== null && this.#view?.waiting[you]?.until !== undefined
  }
  /** How much time is left, in words; empty without a clock. */
  get timed(): string {
    return this.until === null ? '' : botText('clock.left', { span: timeLeft(this.until, this.now) })
  }

  /** Looks at the clock. To be called with each view as well (`table-clock.svelte.ts`). */
  look(): void {
    if (this.#view) tableClock.look(this.#view)
    this.#looked = Date.now()
  }

  /** Since when a seat is away, in words; empty if it is not. */
  awaySaid(seat: number): string {
    const wait = this.#view?.waiting[seat]
    return this.#view && wait && isAway(this.#view, seat, this.now)
      ? botText('away.since', sinceWhen(wait.since, this.now))
      : ''
  }

  /** What is said below whom the table waits for: that a bot plays for the viewer, or since when somebody is away. */
  get note(): string {
    if (this.own) return botText('stand.own', { level: botText(`level.${this.own}`) })
    return this.#view?.waitingFor.map(seat => this.awaySaid(seat)).find(Boolean) ?? ''
  }

  /** For whom bots stand in, where these are all that are waited for. */
  standsFor(seats: readonly number[]): boolean {
    return seats.length > 0 && seats.every(seat => this.#view?.seats[seat]?.standIn)
  }

  /** Whether bots play all these seats. */
  isPlay(seats: readonly number[]): boolean {
    return seats.length > 0 && seats.every(seat => playedBy(this.#view?.seats[seat]) !== null)
  }

  /** Whether there is room to offer more while these are waited for: not where bots play. */
  leavesRoom(seats: readonly number[]): boolean {
    return !this.isPlay(seats) && (this.act === null || this.act === 'ask')
  }

  /** Takes the own seat back, and shows the present. */
  async comeBack(): Promise<void> {
    const { session } = this
    const you = session?.view?.you ?? null
    if (session === null || you === null) return
    pacing.showRest()
    const trouble = await comeBack(session, you)
    if (trouble) session.refusal = trouble
  }
}

export const standIns = new StandIns()
