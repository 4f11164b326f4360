// Who plays which seat of the one table that a page shows, as its viewer sees it: who is away, for whom a bot may be asked.
import type { Level } from '#shared/bot-levels.ts'
import type { View } from '#shared/protocol.ts'
import type { Session } from '../session.svelte.ts'
import { isAway, playedBy, seatsToAskFor, sinceWhen, timeLeft } from './away.ts'
import { botText } from './bot-texts.ts'
import { comeBack } from './call-stand-in.ts'
import { pacing } from './pacing.svelte.ts'
import { siteAhead } from './site-clock.ts'

/** By more than this a device's clock leaves its course only where it is set, or where the device has slept; in milliseconds. */
const drift = 2_000

class StandIns {
  session: Session | null = $state.raw(null)
  /**
   * In milliseconds since 1970, by the table's clock; `StandInWatch.svelte` keeps it up to date while the page is
   * seen.
   */
  now = $state(Date.now())
  /** When whoever is waited for was asked last, by the table's clock. */
  #asked = 0
  /** By how much the table's clock is ahead of this device's, as far as the site has told, in milliseconds. */
  #told = 0
  /** The same, but at least so much that nobody was asked in the future. */
  #ahead = 0
  /** When this page was opened, by the device's clock, when the site was asked last. */
  #opened = -Infinity

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

  /**
   * Looks at the clock. To be called with each view as well: nobody was asked in the future, so where a question that
   * has just come says otherwise the clock of this device is slow.
   */
  look(): void {
    const asked = Math.max(0, ...Object.values(this.#view?.waiting ?? {}).map(({ since }) => Date.parse(since)))
    const device = Date.now()
    if (asked !== this.#asked) {
      this.#asked = asked
      this.#ahead = Math.max(this.#told, asked - device)
    }
    this.now = device + this.#ahead
    if (asked > 0 && this.session?.isLocal === false) void this.#askSite()
  }

  /** Asks the site for the time: once, and again where this device's clock has jumped. */
  async #askSite(): Promise<void> {
    const opened = Date.now() - performance.now()
    if (Math.abs(opened - this.#opened) < drift) return
    this.#opened = opened
    const told = await siteAhead()
    if (told === null) return
    this.#told = told
    this.#asked = 0
    this.look()
  }

  /** Since when a seat is away, in words; empty if it is not. */
  awaySaid(seat: number): string {
    const wait = this.#view?.waiting[seat]
    return this.#view && wait && isAway(this.#view, seat) ? botText('away.since', sinceWhen(wait.since, this.now)) : ''
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
