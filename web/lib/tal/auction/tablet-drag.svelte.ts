// Dragging one of the viewer's tablets from the hand or from a group to another place. Everything can be done by tapping too.
import { createContext } from 'svelte'
import { startDrag } from '../../table/drag.ts'
import { nameUnder } from '../../table/element-names.ts'
import type { Intent } from '../table/intent.svelte.ts'
import type { TableElements } from '../table/table-elements.ts'

type Ground = number | 'hand'
export interface Carried {
  readonly tablet: number
  /** Where it lay, a group or the hand; and where it would be laid now, null if nowhere. */
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

  /** To be called when a tablet is pressed, in the hand or on a group: a drag may begin. */
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
      // Meanwhile another tablet may have been chosen with the keyboard.
      this.#intent.takeTablet(tablet)
      if (over !== 'hand') await this.#intent.lay(over)
    } else await this.#intent.lift(tablet, from, over === 'hand' ? undefined : over)
  }
}

export const [laying, provideLaying] = createContext<Laying>()
