// Whether the valley is looked at instead of the groups that are auctioned.
import type { Motion } from '../marches/motion.svelte.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** A look at the valley while groups are shown: in each auction anew. To be made as a component begins. */
export class ValleyGlance {
  /** The round in which it was opened; 0 while it is closed. */
  #round = $state(0)
  readonly #viewpoint: Viewpoint
  readonly #moving: Motion
  /** Whether the groups have the middle of the table: while they are auctioned, and while the bids lie open. */
  readonly isAuction: boolean = $derived.by(() => this.#viewpoint.table.phase === 'auction' || this.#moving.sold)

  constructor(viewpoint: Viewpoint, moving: Motion) {
    this.#viewpoint = viewpoint
    this.#moving = moving
    // Bids that lie open are shown, whatever was looked at while they were made.
    $effect(() => {
      if (moving.sold) this.#round = 0
    })
  }

  get isOpen(): boolean {
    return this.isAuction && this.#round === this.#viewpoint.table.round
  }
  set isOpen(wanted: boolean) {
    this.#round = wanted ? this.#viewpoint.table.round : 0
  }
}
