// Figures that are seen moving: one after another in the order in which it happened, each for a moment; any input ends it.
// Until a figure's turn comes it is drawn where it was.
import { createContext } from 'svelte'
import type { TalLine } from '#shared/tal/declarations.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import { movesOf, type FigureMove } from './figure-moves.ts'
import { startsOf } from '../decision/option-lookup.ts'

/** How long one figure is on its way, at most, and how long all of them together. */
const longest = 1_100
const together = 6_000
/** How long revealed bids stay, unless somebody wants to go on. */
const looked = 6_000

/** What was written in secret and is now carried out: in the first round all move openly. */
export const isMarched = ({ key, round }: TalLine): boolean => round > 1 && (key === 'march' || key === 'stopped')

export class Motion {
  /** Moves to come; the first is being shown. */
  #queue: readonly FigureMove[] = $state.raw([])
  /** Moves that have been shown: their trails stay until somebody wants something else. */
  gone: readonly FigureMove[] = $state.raw([])
  /** Whether the revealed bids of this round's auction are looked at. */
  sold = $state(false)
  /** Whether the marches of this round lie open: until somebody goes on. */
  opened = $state(false)
  #looking: ReturnType<typeof setTimeout> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #last: number
  #each = longest
  readonly #isCalm: () => boolean

  /**
   * @param last the number of the last line that is known: nothing before it moves
   * @param isCalm whether motion is not wanted: then both ends are shown, and nothing in between
   * @param opened whether marches are being carried out already
   */
  constructor(last: number, isCalm: () => boolean, opened: boolean) {
    this.#last = last
    this.#isCalm = isCalm
    this.opened = opened
  }

  readonly now: FigureMove | null = $derived.by(() => this.#queue[0] ?? null)
  /** How long the present one takes, in milliseconds. */
  get time(): number {
    return this.#each
  }
  /** Where figures are still drawn: those whose turn has not come. */
  readonly held: ReadonlyMap<PieceName, PlaceName> = $derived.by(() => startsOf(this.#queue))

  /** Takes in new lines; `isOwn` says which moves this viewer has just made at this screen, and need not be shown. */
  hear(lines: readonly TalLine[], isOwn: (line: TalLine) => boolean): void {
    const fresh = lines.filter(({ n }) => n > this.#last)
    if (fresh.length === 0) return
    this.#last = lines.at(-1)?.n ?? this.#last
    if (document.hidden) return
    if (fresh.some(({ key }) => key === 'won' || key === 'unsold')) {
      this.sold = true
      clearTimeout(this.#looking)
      this.#looking = setTimeout(() => this.#lookOn(), looked)
    }
    if (fresh.some(isMarched)) this.opened = true
    this.show(movesOf(fresh.filter(line => !isOwn(line))))
  }
  /** Shows the revealed bids of this round's auction again, until somebody goes on; closes them where they are open. */
  lookAtBids(): void {
    if (this.sold) this.#lookOn()
    else this.sold = true
  }
  /** Opens the marches of this round again, with their trails as they lay at the end; closes them where they are open. */
  lookAtMarches(moves: readonly FigureMove[]): void {
    this.opened = !this.opened
    if (this.opened && this.now === null) this.gone = moves
  }
  /** From the bids to the valley: what moved meanwhile is seen now. */
  #lookOn(): void {
    clearTimeout(this.#looking)
    this.sold = false
    if (this.now !== null) this.#wait()
  }
  /** Shows moves after those that are being shown. */
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
    // Nobody sees the valley behind the bids.
    if (idle && !this.sold) this.#wait()
  }
  #wait(): void {
    this.#timer = setTimeout(() => {
      const [first, ...rest] = this.#queue
      if (first) this.gone = [...this.gone, first]
      this.#queue = rest
      if (rest.length > 0) this.#wait()
    }, this.#each)
  }
  /** Ends what is being shown; where nothing is, takes the trails away. What moved behind the bids is seen first. */
  skip(): void {
    if (this.sold) return this.#lookOn()
    this.stop()
    this.gone = this.#queue.length > 0 ? [...this.gone, ...this.#queue] : []
    this.#queue = []
  }
  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#looking)
  }
}

export const [motion, provideMotion] = createContext<Motion>()
