// An own tablet under the finger: taken from the hand or from the group on which it lies, and where it would go. Beside the
// tap: all of it can be done by pressing as well.
import { createContext } from 'svelte'
import { carry, under } from '../../table/carry.ts'
import type { Intent } from '../table/intent.svelte.ts'

type Ground = number | 'hand'
export interface Carried {
  readonly tablet: number
  /** The group on which it lay, or the hand, and what it is over now: null where it cannot be laid. */
  readonly from: Ground
  readonly over: Ground | null
  readonly x: number
  readonly y: number
}

/** What groups and the hand are known by in the page. */
const groundUnder = (event: PointerEvent): Ground | null => {
  const { group, tablets } = under(event, '[data-group], [data-tablets]')?.dataset ?? {}
  return tablets !== undefined ? 'hand' : group === undefined ? null : Number(group)
}

export class Laying {
  carried: Carried | null = $state.raw(null)
  readonly #mind: Pick<Intent, 'takeTablet' | 'lay' | 'lift'>

  constructor(mind: Pick<Intent, 'takeTablet' | 'lay' | 'lift'>) {
    this.#mind = mind
  }

  /** A press on a tablet, in the hand or on a group: it may be carried from there. */
  grab(tablet: number, from: Ground, begun: PointerEvent): void {
    carry(begun, {
      lift: () => {
        if (from === 'hand') this.#mind.takeTablet(tablet)
      },
      move: event => {
        this.carried = { tablet, from, over: groundUnder(event), x: event.clientX, y: event.clientY }
      },
      end: event => {
        this.carried = null
        const over = event && groundUnder(event)
        if (over !== null && over !== from) void this.#letGo(tablet, from, over)
      },
    })
  }

  async #letGo(tablet: number, from: Ground, over: Ground): Promise<void> {
    if (from === 'hand') {
      // What was chosen by key meanwhile is not what is let go.
      this.#mind.takeTablet(tablet)
      if (over !== 'hand') await this.#mind.lay(over)
    } else await this.#mind.lift(tablet, from, over === 'hand' ? undefined : over)
  }
}

export const [laying, provideLaying] = createContext<Laying>()
