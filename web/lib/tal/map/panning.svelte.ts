// The valley under one or two fingers: dragged, drawn together and apart, tapped twice. What is seen by hand stays until
// the question leads elsewhere.
import type { Point } from '#shared/tal/board.ts'
import { startsDrag, dragThreshold } from '../../table/drag.ts'
import { followPointer } from '../../table/pointer.ts'
import { framed, moved, scaled, tooWide, type Camera } from './camera.ts'

/** How wide a part is that was tapped in the whole valley, and how much nearer two taps come. */
const tapped = 330
const nearer = 0.6

interface Finger extends Point {
  readonly id: number
}

export class Panning {
  /** What is seen by hand; null where the question decides. */
  hand: Camera | null = $state.raw(null)
  /** Whether the fingers are on it: then it follows at once. */
  held = $state(false)
  /** What is seen now, and the box on the screen in which. */
  readonly #seen: () => Camera
  readonly #box: () => DOMRect
  #fingers: readonly Finger[] = []
  #dragging = false

  constructor(seen: () => Camera, box: () => DOMRect) {
    this.#seen = seen
    this.#box = box
  }

  letGo(): void {
    this.hand = null
  }

  /** A finger comes down: on a figure that can be carried, or on a button, it is not ours. */
  down(event: PointerEvent): void {
    if (this.#fingers.length === 0) this.#dragging = false
    if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest('button') || startsDrag(event))
      return
    this.#fingers = [...this.#fingers, { id: event.pointerId, x: event.clientX, y: event.clientY }]
    followPointer(event, {
      move: moving => this.#move(moving),
      end: () => {
        this.#fingers = this.#fingers.filter(({ id }) => id !== event.pointerId)
        if (this.#fingers.length === 0) this.held = false
      },
    })
  }

  #move({ pointerId, clientX, clientY }: PointerEvent): void {
    const before = this.#fingers.find(({ id }) => id === pointerId)
    if (!before) return
    const now: Finger = { id: pointerId, x: clientX, y: clientY }
    if (!this.#dragging && this.#fingers.length === 1 && Math.hypot(now.x - before.x, now.y - before.y) < dragThreshold)
      return
    this.#dragging = true
    this.held = true
    this.#fingers = this.#fingers.map(finger => (finger.id === pointerId ? now : finger))
    const seen = this.#seen()
    const unit = seen[2] / this.#box().width
    const other = this.#fingers.find(({ id }) => id !== pointerId)
    if (!other) {
      this.hand = moved(seen, { x: (before.x - now.x) * unit, y: (before.y - now.y) * unit })
      return
    }
    const apart = (finger: Point) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y))
    const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }
    this.hand = moved(scaled(seen, apart(before) / apart(now), this.#onLand(middle)), {
      x: ((before.x - now.x) / 2) * unit,
      y: ((before.y - now.y) / 2) * unit,
    })
  }

  /** What the keyboard comes to is seen: the picture follows where it must. */
  follow(box: DOMRect): void {
    const frame = this.#box()
    if (box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom) return
    const seen = this.#seen()
    const unit = seen[2] / frame.width
    this.hand = moved(seen, {
      x: ((box.left + box.right - frame.left - frame.right) / 2) * unit,
      y: ((box.top + box.bottom - frame.top - frame.bottom) / 2) * unit,
    })
  }

  #onLand({ x, y }: Point): Point {
    const [left, top, width] = this.#seen()
    const box = this.#box()
    const unit = width / box.width
    return { x: left + (x - box.left) * unit, y: top + (y - box.top) * unit }
  }

  /**
   * A tap, before anything else hears it: true where it was the end of a drag, or only brought the valley nearer.
   * @param twice whether it is the second of two taps on the ground
   */
  takesTap(event: MouseEvent, twice: boolean): boolean {
    if (this.#dragging) {
      this.#dragging = false
      return true
    }
    // Pressed by a key or a screen reader: they need nothing larger.
    const isByPointer = event.detail !== 0 && !(event instanceof PointerEvent && event.pointerType === '')
    if (!isByPointer || !(event.target instanceof Element) || event.target.closest('button')) return false
    const at = { x: event.clientX, y: event.clientY }
    const seen = this.#seen()
    const shape = seen[2] / seen[3]
    if (seen[2] > tooWide) {
      const { x, y } = this.#onLand(at)
      this.hand = framed([x - tapped / 2, y - tapped / shape / 2, tapped, tapped / shape], shape)
      return true
    }
    if (!twice) return false
    this.hand = scaled(seen, nearer, this.#onLand(at))
    return true
  }
}
