// Drawing where a figure goes: a march that is written, place by place as the finger or the mouse leads; where a figure moves
// openly, the shortest way to where it is. What is refused on the way is said.
import { facts } from '#shared/tal/board.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import type { Intent } from '../table/intent.svelte.ts'
import { overseersOf } from '../table/naming.ts'
import { refusalOf, tooFarSaid } from './refusals.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { drawnOn, rewritingOf } from './drawn-way.ts'

/** How long a finger stays on a build space that it means, in milliseconds: a quicker one only crosses it. */
const linger = 90

interface Drawn {
  readonly piece: PieceName
  /** Where it stands, and every place that it goes to. */
  readonly way: readonly PlaceName[]
  /** Why it does not go to where the finger is; empty where it does. */
  readonly refused: string
}

export class Drawing {
  now: Drawn | null = $state.raw(null)
  readonly #viewpoint: Viewpoint
  readonly #intent: Intent
  #over: PlaceName | null = null
  #lingering: ReturnType<typeof setTimeout> | undefined

  constructor(viewpoint: Viewpoint, intent: Intent) {
    this.#viewpoint = viewpoint
    this.#intent = intent
  }

  get #isMarch(): boolean {
    return this.#viewpoint.decision?.key === 'march'
  }
  /** What an overseer's march is so far. */
  #written(piece: PieceName): readonly PlaceName[] {
    return this.#viewpoint.table.mine?.march.filter(step => step.piece === piece).map(({ to }) => to) ?? []
  }

  /**
   * A figure is taken.
   * @param anew whether its march is drawn again from its beginning
   * @param over what the finger is over already: that is not gone to, for a figure may stand at the edge of its area
   */
  begin(piece: PieceName, anew: boolean, over: PlaceName | null): void {
    const at = this.#viewpoint.pieceOf(piece)?.at ?? ''
    this.#over = over
    this.now = { piece, way: [at, ...(anew ? [] : this.#written(piece))], refused: '' }
  }

  /** The finger is over a place, or over none. */
  over(place: PlaceName | null): void {
    if (place === this.#over) return
    this.#over = place
    clearTimeout(this.#lingering)
    if (place === null) return
    if (this.#isMarch && place.includes('/')) this.#lingering = setTimeout(() => this.#to(place), linger)
    else this.#to(place)
  }

  #to(place: PlaceName): void {
    if (!this.now || place === this.now.way.at(-1)) {
      if (this.now?.refused) this.now = { ...this.now, refused: '' }
      return
    }
    const { piece, way } = this.now
    const refused = refusalOf(this.#viewpoint, piece, place)
    if (refused) {
      this.now = { ...this.now, refused }
      return
    }
    const longer = this.#isMarch ? drawnOn(way, place, this.#most(piece)) : this.#straightTo(piece, place)
    this.now = longer ? { piece, way: longer, refused: '' } : { ...this.now, refused: tooFarSaid(place) }
  }
  /** How many steps this overseer can have beside those of the other one. */
  #most(piece: PieceName): number {
    return facts.steps - (this.#viewpoint.table.mine?.march.filter(step => step.piece !== piece).length ?? 0)
  }
  #straightTo(piece: PieceName, place: PlaceName): readonly PlaceName[] | null {
    const at = this.#viewpoint.pieceOf(piece)?.at ?? ''
    if (place === at) return [at]
    const way = this.#intent.ways.get(piece)?.find(({ params }) => params.to === place)?.params
    return way ? [at, ...way.via, way.to] : null
  }

  /** The figure is let go over a place, or over none. */
  async drop(place: PlaceName | null): Promise<void> {
    clearTimeout(this.#lingering)
    if (place !== null) this.#to(place)
    const drawn = this.now
    this.now = null
    this.#over = null
    if (!drawn) return
    const { piece, way } = drawn
    const [from = '', ...steps] = way
    if (!this.#isMarch) {
      const to = steps.at(-1)
      if (to !== undefined && to === place) await this.#intent.carry(piece, to)
      return
    }
    const alike = overseersOf(this.#viewpoint).filter(each => this.#viewpoint.pieceOf(each)?.at === from)
    const { back, steps: written } = rewritingOf(
      this.#viewpoint.table.mine?.march ?? [],
      piece,
      steps,
      from.includes('/') ? [] : alike,
    )
    await this.#intent.rewrite(back, written)
  }
  /** Nothing comes of it. */
  cancel(): void {
    clearTimeout(this.#lingering)
    this.#over = null
    this.now = null
  }
}
