// What a tap on the board is besides a tap: the second of two, or the end of a press that only looked at something.
import { followPointer } from '../../table/pointer.ts'
import { dragThreshold } from '../../table/drag.ts'

/** How soon and near a second tap follows, in milliseconds and pixels. */
const soon = 320
const near = 20
/** How long a finger rests before it looks, in milliseconds. */
const resting = 450

/** Tells the second of two taps from a tap of its own. */
export class Twice {
  #last = { x: 0, y: 0, time: -Infinity }

  isSecond({ clientX: x, clientY: y, timeStamp: time }: MouseEvent): boolean {
    const is = time - this.#last.time < soon && Math.hypot(x - this.#last.x, y - this.#last.y) < near
    this.#last = { x, y, time: is ? -Infinity : time }
    return is
  }
}

/** Looks at what a finger rests on, at what is clicked with the right button, and at what the menu key is pressed on. */
export class Resting {
  readonly #look: (target: EventTarget | null) => boolean
  /** Whether the finger that is down has looked: lifting it presses nothing. */
  #looked = false

  /** @param look gives false where there is nothing to look at */
  constructor(look: (target: EventTarget | null) => boolean) {
    this.#look = look
  }

  down(event: PointerEvent): void {
    this.#looked = false
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    const rest = setTimeout(() => {
      stop()
      this.#looked = this.#look(event.target)
    }, resting)
    const stop = followPointer(event, {
      move: ({ clientX, clientY }) => {
        if (Math.hypot(clientX - event.clientX, clientY - event.clientY) < dragThreshold) return
        clearTimeout(rest)
        stop()
      },
      end: () => clearTimeout(rest),
    })
  }
  /** A right click, the menu key, or what some phones send for a finger that rests. */
  menu(event: Event): void {
    if (this.#looked || this.#look(event.target)) event.preventDefault()
  }
  /** Whether a tap is the end of a look. */
  takesTap(): boolean {
    const looked = this.#looked
    this.#looked = false
    return looked
  }
}
