// How tables are played on for a while: as fast as they go, or at a fixed rate.
import type { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import type { PlayedTable } from './played-table.ts'

/** As its clients count them. */
type Bytes = PlayedTable['bytes']

const plus = (one: Bytes, other: Bytes): Bytes => ({
  sent: one.sent + other.sent,
  received: one.received + other.received,
})

/** What came of it. */
export interface Played {
  readonly picks: number
  /** Picks a second. */
  readonly rate: number
  /** How long each pick took until the last of the others had its view, in milliseconds; without those that show others nothing. */
  readonly times: readonly number[]
}

/** The tables that are played on, and where the next one comes from when a game is over. */
export class Tables {
  /** Bytes over the wires since this began, in both directions: of tables that are over; and of those that play, before it. */
  private readonly over = { sent: 0, received: 0 }
  private readonly before: Bytes[]

  constructor(
    readonly open: PlayedTable[],
    private readonly next: () => Promise<PlayedTable>,
    private readonly chance: Chance,
  ) {
    this.before = open.map(({ bytes }) => bytes)
  }

  /** What has gone over the wires of all clients while they played. */
  get bytes(): Bytes {
    const all = this.open.map((_, place) => this.playedAt(place))
    return [this.over, ...all].reduce(plus)
  }

  /**
   * Every table plays its next pick as soon as everybody has seen the one before.
   * @param seconds how long
   */
  async playFast(seconds: number): Promise<Played> {
    const times: number[] = []
    const end = performance.now() + seconds * 1000
    let picks = 0
    /** Milliseconds that places have spent on waiting for another table, which is no play. */
    let lost = 0
    const playAt = async (place: number): Promise<void> => {
      while (performance.now() < end) {
        const began = performance.now()
        const isNew = await this.renew(place)
        if (isNew) lost += performance.now() - began
        else {
          const took = await required(this.open[place]).pick(this.chance)
          picks++
          if (took !== null) times.push(took)
        }
      }
    }
    await Promise.all(this.open.map((_, place) => playAt(place)))
    const playing = seconds - lost / 1000 / this.open.length
    return { picks, rate: picks / playing, times }
  }

  /**
   * The tables play in turn, so many picks a second in all. A pick that is due while its table still waits for the one before is
   * made after that, and its time counts from when it was due.
   */
  async playPaced(rate: number, seconds: number): Promise<Played> {
    const times: number[] = []
    const began = performance.now()
    const busy: Promise<void>[] = this.open.map(() => Promise.resolve())
    const count = Math.round(rate * seconds)
    for (let made = 0; made < count; made++) {
      const due = began + (made * 1000) / rate
      const early = due - performance.now()
      if (early > 0) await new Promise(resolve => setTimeout(resolve, early))
      const place = made % this.open.length
      busy[place] = this.playOne(place, required(busy[place]), times)
    }
    await Promise.all(busy)
    return { picks: count, rate: (count * 1000) / (performance.now() - began), times }
  }

  private async playOne(place: number, before: Promise<void>, times: number[]): Promise<void> {
    const due = performance.now()
    await before
    const isNew = await this.renew(place)
    const took = await required(this.open[place]).pick(this.chance, isNew ? undefined : due)
    if (took !== null) times.push(took)
  }

  /** Puts another table in the place of one whose game is over. */
  private async renew(place: number): Promise<boolean> {
    const table = required(this.open[place])
    if (!table.isOver) return false
    Object.assign(this.over, plus(this.over, this.playedAt(place)))
    table.close()
    const next = await this.next()
    this.open[place] = next
    this.before[place] = next.bytes
    return true
  }

  private playedAt(place: number): Bytes {
    const [now, before] = [required(this.open[place]).bytes, required(this.before[place])]
    return { sent: now.sent - before.sent, received: now.received - before.received }
  }
}
