// Which seats have a connection. Everybody is told with a delay and at most once a second, so that nobody can tell from the
// timing whose pick it was.
import type { Clock } from './ports.ts'

const connectedEvery = 1000

/** The presence of one table's players. */
export class Presence {
  /** What everybody was last told; null before anybody was. */
  private told: readonly boolean[] | null = null
  private isDue = false

  /** @param isConnected says whether a seat has a connection now */
  constructor(
    private readonly clock: Pick<Clock, 'after'>,
    private readonly isConnected: (seat: number) => boolean,
  ) {}

  /** Which seats have a connection, as everybody was last told. */
  connected(seats: number): readonly boolean[] {
    this.told ??= this.present(seats)
    return this.told
  }

  /**
   * To be called when a seat's connection was opened or closed.
   * @param tell tells everybody; must call `told` after noting what everybody knows, for then the answer of `connected` changes
   */
  changed(seats: number, seat: number, tell: (told: () => void) => void): void {
    // Nothing was told yet: the table has just been loaded because of this change, before which the seat was connected.
    this.told ??= this.present(seats).map((here, each) => here || each === seat)
    if (this.isDue) return
    this.isDue = true
    this.clock.after(connectedEvery, () => {
      this.isDue = false
      const now = this.present(seats)
      if (now.every((here, each) => here === this.told?.[each])) return
      tell(() => {
        this.told = now
      })
    })
  }

  private present(seats: number): readonly boolean[] {
    return Array.from({ length: seats }, (_, seat) => this.isConnected(seat))
  }
}
