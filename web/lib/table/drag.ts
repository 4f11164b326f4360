// Dragging by mouse, finger or pen, from the press that may become a drag to the drop. A press that does not move stays a
// tap. What is dragged and what dropping it does is decided by the caller.
//
//   pressed --moved far enough--> carried --up--> dropped
//   pressed --up, swipe, another finger, pointer cancelled--> nothing was called
//   carried --Escape, another finger, pointer cancelled, window left--> spent: dropped nowhere; the pointer does nothing more
import { followPointer, swallowClick } from './pointer.ts'

/** How far a pointer must move, in pixels, before it counts as moved: hands tremble. */
export const dragThreshold = 8

/** What a press is, by how its pointer has moved: still a press, a drag (`lift`), or neither from now on (`none`). */
export type Gesture = 'still' | 'lift' | 'none'

interface DragHandlers {
  /** Decides when a press becomes a drag; by default when it has moved `dragThreshold`. */
  readonly gestureOf?: (now: PointerEvent) => Gesture
  /** Whether a drag was meant as a tap: then it is dropped nowhere, and its click counts. */
  readonly isTap?: (up: PointerEvent) => boolean
  /** The element that captures the pointer, so that events arrive beyond the window's edge. */
  readonly captor?: Element | null
  /** The drag begins: called once, before the first `move`. */
  readonly lift: (event: PointerEvent) => void
  readonly move: (event: PointerEvent) => void
  /** It is dropped where the event says; null if it is dropped nowhere. */
  readonly end: (event: PointerEvent | null) => void
}

/** Presses that may become a drag. */
const taken = new WeakSet<Event>()
/** Whether a press may become a drag: elements around the dragged one should then ignore it. */
export const startsDrag = (down: PointerEvent): boolean => taken.has(down)

/**
 * Follows a pointer from its press on. If it does not move it stays a tap, and nothing is called.
 * @returns cancels the drag: nothing more is called
 */
export function startDrag(begun: PointerEvent, carrying: DragHandlers): () => void {
  if (begun.button !== 0 || !begun.isPrimary) return () => undefined
  taken.add(begun)
  const { isTap = () => false, captor, lift, move, end } = carrying
  const isFarther = ({ clientX, clientY }: PointerEvent): Gesture =>
    Math.hypot(clientX - begun.clientX, clientY - begun.clientY) < dragThreshold ? 'still' : 'lift'
  const { gestureOf = isFarther } = carrying
  const listening = new AbortController()
  const { signal } = listening
  let now: 'pressed' | 'carried' | 'spent' = 'pressed'

  const stop = followPointer(begun, {
    move: event => {
      if (now === 'spent') return
      if (now === 'pressed') {
        const gesture = gestureOf(event)
        if (gesture === 'still') return
        if (gesture === 'none') return letGo()
        now = 'carried'
        captor?.setPointerCapture(begun.pointerId)
        lift(event)
      }
      move(event)
    },
    end: event => {
      listening.abort()
      if (!event) return back()
      const isMeant = now === 'pressed' || (now === 'carried' && isTap(event))
      if (!isMeant) swallowClick(event)
      if (now === 'carried') end(isMeant ? null : event)
    },
  })
  function over() {
    stop()
    listening.abort()
  }
  /** Ends a press. After a drag the pointer is followed until it is up, so that its click can be suppressed. */
  function letGo() {
    if (now === 'pressed') over()
    else now = 'spent'
  }
  function back() {
    const isCarried = now === 'carried'
    letGo()
    if (isCarried) end(null)
  }

  addEventListener(
    'pointerdown',
    ({ pointerId }) => {
      back()
      // The same pointer: its earlier `pointerup` was missed.
      if (pointerId === begun.pointerId) over()
    },
    { signal, capture: true },
  )
  addEventListener('blur', back, { signal })
  captor?.addEventListener('lostpointercapture', back, { signal })
  addEventListener(
    'keydown',
    event => {
      if (now !== 'carried') return
      // During a drag no key does anything else.
      event.stopPropagation()
      if (event.key === 'Escape') back()
    },
    { signal, capture: true },
  )
  return letGo
}
