// Passing all questions about reacting to others until the own turn. Apart from the intent: hardly anybody needs it at first.
import type { Intent } from '../table/intent.svelte.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

type Needed = Pick<Viewpoint, 'decision' | 'table' | 'you'>

/** The present turn, by its number in the game. */
const nowIn = ({ table: { round, first, turn, players } }: Needed): number =>
  round * players.length + (((turn ?? first) - first + players.length) % players.length)

/** Begins when it is made, and is over with the viewer's own next turn, also where that is played on another device. */
export class Passing {
  readonly #intent: Pick<Intent, 'busy' | 'choose'>
  readonly #viewpoint: Needed
  readonly #upTo: number
  /** The question that was passed last: a refused pass is not repeated. */
  #passed = ''

  constructor(intent: Pick<Intent, 'busy' | 'choose'>, viewpoint: Needed) {
    const { you, table } = viewpoint
    const { length } = table.players
    const coming = ((you ?? 0) - (table.turn ?? table.first) + length) % length
    this.#intent = intent
    this.#viewpoint = viewpoint
    this.#upTo = nowIn(viewpoint) + (coming || length)
  }

  get isOn(): boolean {
    return nowIn(this.#viewpoint) < this.#upTo
  }

  /** Passes the open question, if it is one of those. */
  async goOn(): Promise<void> {
    const { decision } = this.#viewpoint
    const pass = decision?.kind === 'react' ? decision.options.find(option => option.id === 'pass') : undefined
    if (!decision || !pass || !this.isOn || this.#intent.busy || this.#passed === decision.id) return
    this.#passed = decision.id
    await this.#intent.choose(pass)
  }
}
