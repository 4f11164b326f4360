// An own tablet under the finger: taken from the hand or from the group on which it lies, and where it would go. Beside the
// tap: all of it can be done by pressing as well.
import { createContext } from 'svelte'
import { startDrag } from '../../table/drag.ts'
import { nameUnder } from '../../table/element-names.ts'
import type { Intent } from '../table/intent.svelte.ts'
import type { TableElements } from '../table/table-elements.ts'

type Ground = number | 'hand'
export interface Carried {
  readonly tablet: number
  /** The group on which it lay, or the hand, and what it is over now: null where it cannot be laid. */
  readonly from: Ground
  readonly over: Ground | null
  readonly x: number
  readonly y: number
}

export class Laying {
  carried: Carried | null = $state.raw(null)
  readonly #intent: Pick<Intent, 'takeTablet' | 'lay' | 'lift'>
  readonly #grounds: Pick<TableElements['grounds'], 'names'>

  constructor(intent: Pick<Intent, 'takeTablet' | 'lay' | 'lift'>, grounds: Pick<TableElements['grounds'], 'names'>) {
    this.#intent = intent
    this.#grounds = grounds
  }

  /** A press on a tablet, in the hand or on a group: it may be carried from there. */
  grab(tablet: number, from: Ground, begun: PointerEvent): void {
    startDrag(begun, {
      lift: () => {
        if (from === 'hand') this.#intent.takeTablet(tablet)
      },
      move: event => {
        this.carried = { tablet, from, over: this.#groundUnder(event), x: event.clientX, y: event.clientY }
      },
      end: event => {
        this.carried = null
        const over = event && this.#groundUnder(event)
        if (over !== null && over !== from) void this.#letGo(tablet, from, over)
      },
    })
  }

  #groundUnder(event: PointerEvent): Ground | null {
    const ground = nameUnder(this.#grounds, event)
    return ground === null || ground === 'hand' ? ground : Number(ground)
  }

  async #letGo(tablet: number, from: Ground, over: Ground): Promise<void> {
    if (from === 'hand') {
      // What was chosen by key meanwhile is not what is let go.
      this.#intent.takeTablet(tablet)
      if (over !== 'hand') await this.#intent.lay(over)
    } else await this.#intent.lift(tablet, from, over === 'hand' ? undefined : over)
  }
}

export const [laying, provideLaying] = createContext<Laying>()
