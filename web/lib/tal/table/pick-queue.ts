// Picks one after the other: what is asked for while an answer is on its way is done once that has arrived. Where it cannot be
// done any more by then, the page says so, as it does where the table refuses a pick.
import { doubleUndo } from '../../platform/double-tap.ts'
import type { Session } from '../../table/session.svelte.ts'

type Doors = Pick<Session, 'pick' | 'undo' | 'pending' | 'refusal'>
/** Something that somebody wants done; false where it cannot be done. */
type Act = () => Promise<boolean>

export class PickQueue {
  readonly #session: Doors
  /** What names the present question. */
  readonly #asked: () => string
  #waiting: readonly { readonly asked: string; readonly act: Act }[] = []
  /** When the last undo was made, so that a double tap does not undo two picks. */
  #tookBack = -Infinity

  constructor(session: Doors, asked: () => string) {
    this.#session = session
    this.#asked = asked
  }

  get busy(): boolean {
    return this.#session.pending !== null
  }

  /** Does it now, or after the answer that is on its way. */
  async inTurn(act: Act): Promise<void> {
    if (this.busy) this.#waiting = [...this.#waiting, { asked: this.#asked(), act }]
    else await act()
  }

  /** Answers a decision with one option, and with those that follow it, while nothing else is on its way. */
  async pick(decision: string, option: string, then: readonly string[]): Promise<true> {
    const trouble = await this.#session.pick(
      decision,
      [option],
      then.map(each => [each]),
    )
    await this.#goOn(trouble === null)
    return true
  }

  /** Undoes the last pick, unless something else is on its way. */
  async undo(): Promise<void> {
    if (this.busy || performance.now() - this.#tookBack < doubleUndo) return
    const trouble = await this.#session.undo()
    this.#tookBack = performance.now()
    await this.#goOn(trouble === null)
  }

  /** The table is left: what still waits is not done, for nobody can see any more what is asked there. */
  leave(): void {
    this.#waiting = []
  }

  /** An answer has arrived: what waited for it is done, unless that was refused. */
  async #goOn(accepted: boolean): Promise<void> {
    const [next, ...others] = this.#waiting
    this.#waiting = accepted ? others : []
    if (!accepted || !next) return
    const isAsked = next.asked === this.#asked()
    if (isAsked && (await next.act())) return this.#goOn(true)
    this.#waiting = []
    this.#session.refusal = { code: isAsked ? 'no-longer' : 'stale-decision', message: '' }
  }
}
