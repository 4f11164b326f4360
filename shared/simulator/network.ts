// What is under way between a simulated table and those who talk with it. Nothing arrives before a step lets it arrive.

/** One thing under way. */
export interface Parcel {
  readonly what: 'opening' | 'call' | 'answer' | 'frame' | 'message' | 'close' | 'push'
  /** Who talks with the table: the sender, or the one who is to get it. */
  readonly who: string
  readonly toTable: boolean
  /** What travels in one lane arrives in the order in which it was sent; calls and answers have none. */
  readonly lane: object | null
  readonly arrive: () => void
  /** Called if it never will. */
  readonly isLost?: () => void
}

/** Everything that is under way, oldest first. */
export class Network {
  private parcels: Parcel[] = []

  get count(): number {
    return this.parcels.length
  }

  get all(): readonly Parcel[] {
    return this.parcels
  }

  send(parcel: Parcel): void {
    this.parcels.push(parcel)
  }

  /** What may arrive next: of each lane its first. */
  get next(): readonly Parcel[] {
    const lanes = new Set<object>()
    return this.parcels.filter(({ lane }) => {
      if (lane === null) return true
      if (lanes.has(lane)) return false
      lanes.add(lane)
      return true
    })
  }

  /** Takes a parcel out: it arrives now, or never. */
  take(parcel: Parcel): void {
    this.parcels.splice(this.parcels.indexOf(parcel), 1)
  }

  /** Nothing of these lanes arrives any more. */
  drop(lanes: readonly object[]): void {
    this.parcels = this.parcels.filter(({ lane }) => lane === null || !lanes.includes(lane))
  }
}
