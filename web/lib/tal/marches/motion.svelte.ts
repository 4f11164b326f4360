// Animates the moves of figures one after the other, in the order in which they happened; any input ends the animation. Until
// it is a figure's turn, it is drawn where it was before.
import { createContext } from 'svelte'
import type { TalLine, TalView } from '#shared/tal/declarations.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import { hasStandIn } from '../../table/is-asked.ts'
import { takesBack } from '../../table/undone-lines.ts'
import { movesOf, type FigureMove } from './figure-moves.ts'
import { startsOf } from '../decision/option-lookup.ts'
import type { ShownFirst } from './shown-first.ts'

/** In milliseconds: the longest animation of one move, and of all moves together. */
const longest = 1_100
const together = 6_000
/** How long revealed bids are shown, in milliseconds, unless the viewer goes on earlier. */
const looked = 6_000

/** The phase of marches that were written in secret: from the second round on. */
export const isMarched = ({ key, round }: TalLine): boolean => round > 1 && (key === 'march' || key === 'stopped')

/**
 * Whether the viewer made this move openly, on this page: then it was seen as it was made. A bot may have made it for
 * them, and in a replay nobody makes any.
 */
export const isMadeHere = (line: TalLine, view: Pick<TalView, 'seats' | 'you'>, isReplay: boolean): boolean =>
  !isReplay && line.seat === view.you && !hasStandIn(view) && !isMarched(line)

export class Motion {
  /** Moves to be shown; the first is being shown now. */
  #queue: readonly FigureMove[] = $state.raw([])
  /** Moves that have been shown. Their trails stay until the viewer does something else, or blocks are moved. */
  gone: readonly FigureMove[] = $state.raw([])
  /** Whether the revealed bids of this round are shown. */
  sold = $state(false)
  /** Whether the revealed marches of this round are shown: until the viewer goes on. */
  opened = $state(false)
  #looking: ReturnType<typeof setTimeout> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #last = -1
  #each = longest
  readonly #isCalm: () => boolean

  /** @param isCalm whether the viewer wants no motion: then only both ends of a way are shown */
  constructor(isCalm: () => boolean) {
    this.#isCalm = isCalm
  }

  /**
   * Begins at a moment of the game.
   * @param last the number of the last known log line: moves up to there are not animated
   * @param shown what of this round is shown from there on
   */
  beginAt(last: number, { sold = false, opened = false, gone = [] }: Partial<ShownFirst> = {}): void {
    this.stop()
    this.#last = last
    this.#queue = []
    this.gone = gone
    this.sold = false
    this.opened = opened
    if (sold) this.#lookForAWhile()
  }

  readonly now: FigureMove | null = $derived.by(() => this.#queue[0] ?? null)
  /** The duration of the present animation, in milliseconds. */
  get time(): number {
    return this.#each
  }
  /** Where figures are drawn whose move was not shown yet. */
  readonly held: ReadonlyMap<PieceName, PlaceName> = $derived.by(() => startsOf(this.#queue))

  /** Takes new log lines. `isOwn`: whether the viewer has just made a move here (`isMadeHere`): it need not be shown. */
  hear(lines: readonly TalLine[], isOwn: (line: TalLine) => boolean): void {
    const fresh = lines.filter(({ n }) => n > this.#last)
    if (fresh.length === 0) return
    this.#last = lines.at(-1)?.n ?? this.#last
    const undos = fresh.filter(({ key }) => key === 'undo')
    const stands = (one: TalLine | FigureMove) => !undos.some(undo => takesBack(undo, one))
    this.#keep(stands)
    if (document.hidden) return
    if (fresh.some(({ key }) => key === 'won' || key === 'unsold')) this.#lookForAWhile()
    if (fresh.some(isMarched)) this.opened = true
    if (this.now === null && fresh.some(({ key }) => key === 'steal' || key === 'build')) this.gone = []
    this.show(movesOf(fresh.filter(line => stands(line) && !isOwn(line))))
  }
  /** Keeps only these moves: the others were taken back, and their figures stand where they were. */
  #keep(stands: (move: FigureMove) => boolean): void {
    const { now } = this
    this.gone = this.gone.filter(stands)
    this.#queue = this.#queue.filter(stands)
    if (this.now !== now) this.#goOn()
  }
  /** Shows the revealed bids of this round until the viewer has had time to look. */
  #lookForAWhile(): void {
    this.sold = true
    clearTimeout(this.#looking)
    this.#looking = setTimeout(() => this.#lookOn(), looked)
    this.#goOn()
  }
  /** Shows or hides the revealed bids of this round. */
  lookAtBids(): void {
    if (this.sold) return this.#lookOn()
    this.sold = true
    this.#goOn()
  }
  /** Shows or hides the revealed marches of this round, with their trails. */
  lookAtMarches(moves: readonly FigureMove[]): void {
    this.opened = !this.opened
    if (!this.opened) return
    if (this.sold) this.#lookOn()
    if (this.now !== null) this.skip()
    this.gone = moves
  }
  /** Goes from the bids back to the valley, where moves that were made meanwhile are now shown. */
  #lookOn(): void {
    clearTimeout(this.#looking)
    this.sold = false
    this.#goOn()
  }
  /** Appends moves to those that are to be shown. */
  show(moves: readonly FigureMove[]): void {
    if (moves.length === 0) return
    if (this.#isCalm()) {
      this.gone = moves
      return
    }
    const idle = this.#queue.length === 0
    if (idle) this.gone = []
    this.#queue = [...this.#queue, ...moves]
    this.#each = Math.min(longest, together / this.#queue.length)
    if (idle) this.#goOn()
  }
  /** Shows the first move from its beginning, but not while the bids cover the valley. */
  #goOn(): void {
    clearTimeout(this.#timer)
    if (this.now === null || this.sold) return
    this.#timer = setTimeout(() => {
      const [first, ...rest] = this.#queue
      if (first) this.gone = [...this.gone, first]
      this.#queue = rest
      this.#goOn()
    }, this.#each)
  }
  /** Ends the animation; if there is none, removes the trails. */
  skip(): void {
    if (this.sold) return this.#lookOn()
    this.stop()
    this.gone = this.#queue.length > 0 ? [...this.gone, ...this.#queue] : []
    this.#queue = []
  }
  /** Ends all that is still shown of what had happened before these log lines; trails stay. */
  catchUp(lines: readonly TalLine[]): void {
    if (this.sold) this.#lookOn()
    if (this.now !== null) this.skip()
    if ((lines.at(-1)?.n ?? -1) > this.#last) this.opened = false
  }
  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#looking)
  }
}

export const [motion, provideMotion] = createContext<Motion>()
