// Whom a table calls by push messages, and when (API.md, Push): a function of its rows and of what everybody may know. Sends nothing.
import type { PushTarget } from '../protocol.ts'
import type { PushAfter, PushTargets } from './push-rows.ts'
import type { Row, TableEvent } from './rows.ts'
import type { Seats } from './seats.ts'

/** Why a seat is told something. */
export type PushReason = 'begun' | 'asked' | 'reminder' | 'stood-in' | 'over'
/** What is told also to the person of a seat for which a bot plays. */
const toldAside: readonly PushReason[] = ['stood-in', 'over']

const hour = 60 * 60 * 1000
/** A reminder comes so many milliseconds after the table has begun to wait, */
export const remindedAfter = 24 * hour
/** and at a table with a clock of so many milliseconds at least when no more than this part of that time is left, if that is sooner. */
const remindedBefore = { clock: hour, part: 1 / 4 } as const

/** A table as it is after a change. */
interface Changed {
  readonly n: number
  /** When it was made, in milliseconds since 1970. */
  readonly at: number
  readonly event: TableEvent
  /** By seat that was waited for before: since when. */
  readonly before: Readonly<Record<string, number>>
  /** By seat that is waited for: since when. */
  readonly since: Readonly<Record<string, number>>
  /** By seat, at a table with a clock: when its time is out. */
  readonly until?: Readonly<Record<string, number>>
  /** How many milliseconds a seat has; null where there is no clock. */
  readonly clock?: number | null
  readonly seats: Seats
}

/** The calls of one table. */
export class PushNotices {
  /** How the persons on seats are reached. */
  all: PushTargets = {}
  /** Null as long as nobody has asked to be told. */
  private after: PushAfter | null = null

  /** Takes up what the newest row says of them. */
  rehydrate(after: PushAfter | null, all: PushTargets): void {
    this.after = after
    this.all = without(all, after?.freed ?? [])
  }

  /** How the person on a seat is reached, also while a bot stands in: whoever comes back is told as before. */
  keptOf(seat: number, seats: Seats): readonly PushTarget[] {
    const known = this.all[seat]
    return known && seats.hashOn(seat) === known.hash ? known.targets : []
  }

  /** Whom to tell of a seat now: the person who plays it; where a bot plays it only that it does, and that the game is over. */
  of(seat: number, seats: Seats, reason: PushReason = 'asked'): readonly PushTarget[] {
    return seats.levelOn(seat) === null || toldAside.includes(reason) ? this.keptOf(seat, seats) : []
  }

  /** The row that has called a seat that is waited for; null if none has. */
  notifiedBy(seat: number): number | null {
    return this.after?.called[seat] ?? null
  }

  /** What a row says of messages after a change; nothing as long as nobody has asked to be told. */
  next({ n, at, event, before, since, until = {}, clock = null, seats }: Changed): { readonly push?: PushAfter } {
    const freed = this.freedBy(event)
    this.all = without(event.kind === 'push' ? event.all : this.all, freed)
    const row = event.kind === 'push' ? n : this.after?.row
    if (row === undefined) return {}
    const asked = entriesOf(since).filter(([seat]) => this.of(seat, seats).length > 0)
    const own = event.kind === 'undo' ? event.seat : null
    const called = asked.flatMap(([seat, from]) => {
      const begins = before[seat] === undefined || (before[seat] !== from && isLate(event, seat))
      const by = begins ? (seat === own ? undefined : n) : this.after?.called[seat]
      return by === undefined ? [] : [[seat, by] as const]
    })
    const reminders = [...(this.after?.reminded ?? []), ...(event.kind === 'reminded' ? event.seats : [])]
    const reminded = reminders.filter(seat => since[seat] !== undefined && since[seat] === before[seat])
    const remind = asked
      .filter(([seat]) => !reminded.includes(seat))
      .map(([seat, from]) => {
        const due = Math.min(from + remindedAfter, shortBefore(until[seat], clock))
        // Where it was due before anybody could be reminded, it comes as long after that as after a question.
        return [seat, due > at ? due : (this.after?.remind[seat] ?? at + remindedAfter)] as const
      })
    this.after = {
      row,
      ...(freed.length > 0 ? { freed } : {}),
      called: Object.fromEntries(called),
      reminded,
      remind: Object.fromEntries(remind),
    }
    return { push: this.after }
  }

  /**
   * The seats that were freed since the row that says how seats are reached. Their hashes alone would not do: with the
   * same key the same person, and so the same hash, comes to sit there again.
   */
  private freedBy(event: TableEvent): readonly number[] {
    if (event.kind === 'push') return []
    const { freed = [] } = this.after ?? {}
    const isFreed = (event.kind === 'left' || event.kind === 'gave-up') && this.all[event.seat] !== undefined
    return isFreed ? [...freed, event.seat] : freed
  }
}

/**
 * Whether a bot has picked for a seat whose time was out. Whoever has picked knows what the table asks next; the person
 * for whom a bot did so is away.
 */
const isLate = (event: TableEvent, seat: number): boolean =>
  event.kind === 'bots' && event.picks.some(pick => pick.late === true && pick.seat === seat)

/** When it is to be said that somebody's time is running out; never where there is no clock, or a short one. */
const shortBefore = (until: number | undefined, clock: number | null): number =>
  until === undefined || clock === null || clock < remindedBefore.clock ? Infinity : until - clock * remindedBefore.part

const without = (all: PushTargets, freed: readonly number[]): PushTargets =>
  Object.fromEntries(Object.entries(all).filter(([seat]) => !freed.includes(Number(seat))))

/** Whom the row of a change calls, and why: by seat. */
export function noticesIn(
  { n, event, after: { begun, push, result } }: Row,
  seats: number,
): ReadonlyMap<number, PushReason> {
  const everybody = (reason: PushReason) => new Map(Array.from({ length: seats }, (_, seat) => [seat, reason] as const))
  if (!push) return new Map()
  if (event.kind === 'reminded') return new Map(event.seats.map(seat => [seat, 'reminder']))
  if (begun === n) return everybody('begun')
  // Nobody picks any more once the game is over: this was the last pick.
  if (result && (event.kind === 'pick' || event.kind === 'bots')) return everybody('over')
  if (event.kind === 'stand-in' && event.by !== event.seat) return new Map([[event.seat, 'stood-in']])
  const called = entriesOf(push.called).filter(([, row]) => row === n)
  return new Map(called.map(([seat]) => [seat, 'asked']))
}

/** The seats that are to be reminded by now. */
export function toRemind(push: PushAfter | undefined, now: number): readonly number[] {
  return entriesOf(push?.remind ?? {}).flatMap(([seat, at]) => (at <= now ? [seat] : []))
}

const entriesOf = (bySeat: Readonly<Record<string, number>>): readonly (readonly [number, number])[] =>
  Object.entries(bySeat).map(([seat, value]) => [Number(seat), value])
