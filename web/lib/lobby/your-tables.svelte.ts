// The tables with a seat of this browser. Their views are fetched a few at a time; how they are described is in
// `table-summary.ts`.
import type { View } from '#shared/protocol.ts'
import { isLocal } from '#shared/table/local-id.ts'
import { isRematchOpen } from './rematch.ts'
import { offerUndo } from './tables-off.ts'
import { noteOpened } from '#web/lib/table/seat-storage.ts'
import { takeOffList, type KeptSeat } from '#web/lib/table/seats-kept.ts'
import { askedHere } from '#web/lib/table/shared-device.ts'
import { troubleOf, type Answer, type Trouble } from '#web/lib/table/table-api.ts'

/** The view of a table, or why it could not be fetched; null until then. */
export type Found = { readonly view: View } | { readonly trouble: Trouble } | null

const atOnce = 3
const batch = 12

export class YourTable {
  readonly seat: KeptSeat
  found = $state.raw<Found>(null)
  /** Whether it was just taken off the list and can be put back. */
  off = $state(false)
  /** How often it was asked how it stands: what answers an earlier question comes too late. */
  asked = 0
  /** Ends that a table of this browser is kept from being deleted, because it can be put back. */
  endOffer = () => {}

  constructor(seat: KeptSeat) {
    this.seat = seat
  }

  get id(): string {
    return this.seat.table
  }

  /** How it stands; null where that is not known. */
  get view(): View | null {
    return this.found && 'view' in this.found ? this.found.view : null
  }

  /** When something happened there last, if it is known, in milliseconds since 1970. */
  get last(): number {
    const line = this.view?.log.at(-1)
    return line ? Date.parse(line.at) : this.seat.lastOpened
  }

  /** Whether it may answer if it is asked again. */
  get unreached(): boolean {
    return (
      this.found !== null &&
      'trouble' in this.found &&
      ['no-answer', 'too-many', 'broken'].includes(this.found.trouble.code)
    )
  }

  /** Until when you have time for what you are asked; where there is no clock for ever. */
  get until(): number {
    const { view } = this
    const until = view?.waiting[askedHere(view) ?? -1]?.until
    return until === undefined ? Infinity : Date.parse(until)
  }

  /** Its rank in the list: your turn first, then running games and finished ones with a rematch, finished ones, unreachable ones. */
  get rank(): number {
    if (this.found === null) return 1
    if ('trouble' in this.found)
      return this.found.trouble.code === 'no-such-game' || this.found.trouble.code === 'bad-token'
        ? 4
        : this.found.trouble.code === 'other-version'
          ? 3
          : 1
    const { view } = this.found
    if (view.phase === 'over') return isRematchOpen(view) ? 1 : 2
    return askedHere(view) === null ? 1 : 0
  }
}

/** The smaller first; also where both are infinite. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other)

type Look = (table: string, token: string) => Promise<Answer<View>>

export class YourTables {
  /** The tables that are shown, in order; their views have been or are being fetched. */
  shown = $state.raw<readonly YourTable[]>([])
  /** The tables that are fetched only on request, the newest first. */
  rest = $state.raw<readonly YourTable[]>([])
  #look: Look

  /**
   * @param seats the tables, that opened last first
   * @param look asks a table how it stands
   */
  constructor(seats: readonly KeptSeat[], look: Look) {
    this.rest = seats.map(seat => new YourTable(seat))
    this.#look = look
  }

  /** How many tables the next call of `more` would show. */
  get next(): number {
    return Math.min(batch, this.rest.length)
  }

  /** Shows the next tables and fetches their views. */
  async more(): Promise<void> {
    const coming = this.rest.slice(0, batch)
    this.rest = this.rest.slice(batch)
    this.shown = [...this.shown, ...coming]
    await this.#lookAt(coming)
  }

  /** Fetches again the tables that did not answer. */
  async again(): Promise<void> {
    await this.#lookAt(this.shown.filter(({ unreached }) => unreached))
  }

  /**
   * Fetches all that are shown again, and those at which a seat was taken in another tab meanwhile: whoever comes back to the
   * list wants to know how they stand now.
   * @param seats the tables, that opened last first
   */
  async anew(seats: readonly KeptSeat[]): Promise<void> {
    const known = [...this.shown, ...this.rest]
    const fresh = seats
      .filter(({ token }) => !known.some(({ seat }) => seat.token === token))
      .map(seat => new YourTable(seat))
    // Another seat at a table that is listed takes the place of the one that was held there.
    const others = (tables: readonly YourTable[]) => tables.filter(({ id }) => !fresh.some(each => each.id === id))
    this.rest = others(this.rest)
    this.shown = [...fresh, ...others(this.shown)]
    await this.#lookAt(this.shown.filter(({ off }) => !off))
  }

  /** Takes a table off the list, or puts it back. Its seat is kept in any case. */
  take(table: YourTable, off: boolean): void {
    const isHere = isLocal(table.id)
    table.off = off
    if (off) {
      if (isHere) table.endOffer = offerUndo(table.id)
      takeOffList(table.id)
    } else {
      noteOpened(table.id)
      table.endOffer()
      // Where there are no locks, another tab may have deleted it.
      if (isHere) void this.#lookAt([table])
    }
  }

  /** The list is shown no more: what was taken off can be deleted for good. */
  close(): void {
    for (const table of this.shown) table.endOffer()
  }

  /** Fetches some at a time; sorts when all have answered, so that nothing moves twice. */
  async #lookAt(tables: readonly YourTable[]): Promise<void> {
    const waiting = [...tables]
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let table = waiting.shift(); table; table = waiting.shift()) {
          const nth = ++table.asked
          const answer = await this.#look(table.id, table.seat.token)
          if (nth === table.asked) table.found = answer.ok ? { view: answer.body } : { trouble: troubleOf(answer) }
        }
      }),
    )
    this.shown = [...this.shown].sort(
      (one, other) => one.rank - other.rank || compare(one.until, other.until) || other.last - one.last,
    )
  }
}
