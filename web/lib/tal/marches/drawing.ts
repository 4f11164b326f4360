// Drawing where a figure goes: a march that is written, place by place as the finger or the mouse leads; where a figure moves
// openly, the shortest way to where it is. What is refused on the way is said.
import { facts } from '#shared/tal/board.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import type { Intent } from '../table/intent.svelte.ts'
import { overseersOf } from '../table/naming.ts'
import { refusalOf, tooFarSaid } from './refusals.ts'
import { talText } from '../table/tal-texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { drawnOn, rewritingOf, type Rewriting } from './drawn-way.ts'

/** How long a finger stays on a build space that it means, in milliseconds: a quicker one only crosses it. */
const linger = 90

export class Drawing {
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
    this.#show(piece, [at, ...(anew ? [] : this.#written(piece))])
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
    const { drawn } = this.#intent
    if (!drawn) return
    const { piece, way } = drawn
    if (place === way.at(-1)) {
      this.#show(piece, way)
      return
    }
    const refused = refusalOf(this.#viewpoint, piece, place)
    const longer = refused
      ? null
      : this.#isMarch
        ? drawnOn(way, place, this.#most(piece))
        : this.#straightTo(piece, place)
    this.#show(piece, longer ?? way, longer ? '' : refused || tooFarSaid(place))
  }
  #show(piece: PieceName, way: readonly PlaceName[], refused = ''): void {
    const rewriting = this.#isMarch ? this.#rewriting(piece, way) : null
    const isKept = rewriting !== null && rewriting.back > 0 && this.#viewpoint.isKept
    this.#intent.drawn = { piece, way, refused: isKept ? talText('refused.kept') : refused, rewriting }
  }
  /** What becomes of the written march where this overseer goes this way. */
  #rewriting(piece: PieceName, [from = '', ...steps]: readonly PlaceName[]): Rewriting {
    const alike = overseersOf(this.#viewpoint).filter(each => this.#viewpoint.pieceOf(each)?.at === from)
    return rewritingOf(this.#viewpoint.table.mine?.march ?? [], piece, steps, from.includes('/') ? [] : alike)
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
    const { drawn } = this.#intent
    this.cancel()
    if (!drawn) return
    const { piece, way, rewriting } = drawn
    if (rewriting) await this.#intent.inTurn(() => this.#intent.rewrite(this.#rewriting(piece, way)))
    else if (way.length > 1 && way.at(-1) === place) await this.#intent.carry(piece, place)
  }
  /** Nothing comes of it. */
  cancel(): void {
    clearTimeout(this.#lingering)
    this.#over = null
    this.#intent.drawn = null
  }
}
