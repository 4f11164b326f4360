// Shows what bots do one pick after another: the table sends all their picks at once, each as a view of its own. A view waits
// until the one before has stopped moving and was there long enough to be read. Nobody has to wait for that: the present is
// shown on request, and at once as soon as the viewer has done something or nobody looks.
import type { LogLine, View } from '#shared/protocol.ts'
import { hasStandIn } from '../is-asked.ts'
import type { Session } from '../session.svelte.ts'
import { playedBy } from './away.ts'

/** What a game says of its own moves. */
export interface Pace {
  /** Whether something still moves. */
  readonly isMoving: () => boolean
  /** Whether the viewer wants no motion: then each view stays as long as motion would have taken. */
  readonly isCalm: () => boolean
  /**
   * How much of a move a line tells: all of it; one of several small steps, which are read together; or a part, which is shown
   * only with what follows, as when a person sends both at once.
   */
  readonly extentOf: (line: LogLine) => 'move' | 'step' | 'part'
}

/** How often is looked whether the next view can be shown, in milliseconds. */
const checkEvery = 50
/** How long a view stays once nothing moves any more, by what has happened in it; in milliseconds. */
const stays = { nothing: 0, step: 120, move: 600 } as const
/** What stays in place of motion, in milliseconds. */
const insteadOfMotion = 500

const linesAfter = (n: number, view: View): readonly LogLine[] => view.log.filter(line => line.n > n)
const lastLine = (view: View): number => view.log.at(-1)?.n ?? -1
const openIn = ({ decisions }: View): string => decisions.map(({ id }) => id).join()

/** Whether the viewer did this, and no bot in their place: answered the open question, or took an answer back. */
const isOwn = (before: View, after: View, fresh: readonly LogLine[]): boolean =>
  (!hasStandIn(before) && before.decisions.length > 0 && openIn(before) !== openIn(after)) ||
  fresh.some(({ key, seat }) => key === 'undo' && seat === after.you)

/** Whether the second view shows no more than one pick beyond the first. */
function isNext(before: View, after: View, fresh: readonly LogLine[]): boolean {
  const [first] = fresh
  const whole = first === undefined || first.n === lastLine(before) + 1
  return whole && before.you === after.you && new Set(fresh.map(({ pick }) => pick)).size < 2
}

/** The later view with the lines of both, so that no line of the log is missed. */
const withAllLines = (earlier: View, later: View): View => ({
  ...later,
  log: [...earlier.log, ...linesAfter(lastLine(earlier), later)],
})

type Shown = Pick<Session, 'show' | 'view' | 'status'>

export class PacedViews {
  /** The views that are still to be shown, in their order. */
  #waiting: readonly View[] = $state.raw([])
  #timer: ReturnType<typeof setInterval> | undefined
  /** How long nothing has moved, and how long that is to last; in milliseconds. */
  #rested = 0
  #rest: number = stays.step
  readonly #session: Shown
  readonly #pace: Pace
  readonly #show: Session['show']

  constructor(session: Shown, pace: Pace) {
    this.#session = session
    this.#pace = pace
    this.#show = session.show
    session.show = view => this.#take(view)
    document.addEventListener('visibilitychange', this.#looked)
  }

  /** How many views are still to be shown. */
  get behind(): number {
    return this.#waiting.length
  }

  /** Shows the present. */
  readonly showRest = (): void => {
    clearInterval(this.#timer)
    this.#timer = undefined
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length > 0) this.#put(waiting.reduce(withAllLines))
  }

  stop(): void {
    this.showRest()
    this.#session.show = this.#show
    document.removeEventListener('visibilitychange', this.#looked)
  }

  readonly #looked = (): void => {
    if (document.hidden) this.showRest()
  }

  #take(view: View): void {
    const before = this.#waiting.at(-1) ?? this.#session.view
    const waits = before !== null && this.#canWait(before, view)
    if (!waits && this.#waiting.length === 0) return this.#put(view)
    this.#waiting =
      waits && before && this.#isPart(before)
        ? [...this.#waiting.slice(0, -1), withAllLines(before, view)]
        : [...this.#waiting, view]
    if (waits) this.#timer ??= setInterval(() => this.#goOn(), checkEvery)
    else this.showRest()
  }

  #canWait(before: View, after: View): boolean {
    const fresh = linesAfter(lastLine(before), after)
    const isByBot = fresh.some(({ seat }) => seat !== null && playedBy(after.seats[seat]) !== null)
    return (
      (isByBot || this.#waiting.length > 0) &&
      this.#isSeen() &&
      isNext(before, after, fresh) &&
      !isOwn(before, after, fresh)
    )
  }

  /** Whether the view that waits last is shown only with what follows. */
  #isPart(last: View): boolean {
    const before = this.#waiting.at(-2) ?? this.#session.view
    const fresh = before ? linesAfter(lastLine(before), last) : []
    return fresh.length > 0 && fresh.every(line => this.#pace.extentOf(line) === 'part')
  }

  readonly #isSmall = (line: LogLine): boolean => this.#pace.extentOf(line) !== 'move'

  /** Whether somebody looks on while it happens. */
  #isSeen(): boolean {
    return !document.hidden && this.#session.status === 'live'
  }

  #goOn(): void {
    if (!this.#isSeen()) return this.showRest()
    this.#rested = this.#pace.isMoving() ? 0 : this.#rested + checkEvery
    if (this.#rested < this.#rest) return
    const [next, ...more] = this.#waiting
    this.#waiting = more
    if (more.length === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    if (next) this.#put(next)
  }

  #put(view: View): void {
    const { view: before } = this.#session
    const fresh = before ? linesAfter(lastLine(before), view) : []
    const stay = fresh.length === 0 ? 'nothing' : fresh.every(this.#isSmall) ? 'step' : 'move'
    this.#rest = stays[stay] + (stay !== 'nothing' && this.#pace.isCalm() ? insteadOfMotion : 0)
    this.#rested = 0
    this.#show(view)
  }
}
