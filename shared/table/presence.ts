// Which seats have a connection, and how many watch. Everybody is told with a delay and at most once a second, so that nobody
// can tell from the timing whose pick it was.
import type { Clock, Viewer } from './ports.ts'

const toldEvery = 1000

/** Who is at a table. */
export interface Present {
  /** By seat. */
  readonly connected: readonly boolean[]
  /** How many connections of spectators there are. */
  readonly watching: number
}

/** Who is at one table, as everybody knows it. */
export class Presence {
  /** What everybody was last told; null before anybody was. */
  private told: Present | null = null
  /** What is to be told a moment later; null if nothing is. */
  private due: object | null = null

  /** @param count how many connections a viewer has now */
  constructor(
    private readonly clock: Pick<Clock, 'after'>,
    private readonly count: (viewer: Viewer) => number,
  ) {}

  /** Who is there, as everybody was last told. */
  known(seats: number): Present {
    this.told ??= this.present(seats)
    return this.told
  }

  /**
   * To be called when a viewer's connection was opened or closed.
   * @param tell tells everybody; must call `told` after noting what everybody knows, for then the answer of `known` changes
   */
  changed(seats: number, viewer: Viewer, tell: (told: () => void) => void): void {
    this.told ??= this.before(seats, viewer)
    if (this.due) return
    const due = {}
    this.due = due
    this.clock.after(toldEvery, () => {
      // It was due at a table that has been deleted since.
      if (this.due !== due) return
      this.due = null
      const now = this.present(seats)
      if (this.told && isSame(this.told, now)) return
      tell(() => {
        this.told = now
      })
    })
  }

  /** Forgets who was at a table that was deleted: nobody is at one that is made in its place, until somebody comes. */
  forget(): void {
    this.told = { connected: [], watching: 0 }
    this.due = null
  }

  /** Who was there where nothing was told yet: the table has just been loaded because this viewer has gone. */
  private before(seats: number, gone: Viewer): Present {
    const { connected, watching } = this.present(seats)
    return {
      connected: connected.map((here, seat) => here || seat === gone),
      watching: watching + (gone === null ? 1 : 0),
    }
  }

  private present(seats: number): Present {
    return {
      connected: Array.from({ length: seats }, (_, seat) => this.count(seat) > 0),
      watching: this.count(null),
    }
  }
}

function isSame(one: Present, other: Present): boolean {
  return (
    one.watching === other.watching &&
    one.connected.length === other.connected.length &&
    one.connected.every((here, seat) => here === other.connected[seat])
  )
}
