// Which seats somebody sits at with a connection, as everybody is told: in a moment and at most once a second, so that it
// cannot be lined up with picks.
import type { Clock } from './ports.ts'

const connectedEvery = 1000

/** Who is at one table. */
export class Presence {
  /** Which seats have a connection, as everybody was last told. */
  private told: readonly boolean[] | null = null
  private isDue = false

  /** @param isConnected whether a seat has a connection now */
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
   * A seat's connection was opened or closed.
   * @param tell tells everybody; calls `told` once what they know has been noted
   */
  changed(seats: number, seat: number, tell: (told: () => void) => void): void {
    // Just woken up by this very change: before it the seat was there, or else it would not have been a change.
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
