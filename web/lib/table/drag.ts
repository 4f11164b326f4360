// Something carried across a table by mouse, finger or pen: from the press that may become it to where it is let go. Beside
// the tap, never instead of it; what is carried, and what letting it go does, is the business of whoever calls.
//
//   pressed --far enough--> carried --up--> let go
//   pressed --up, wiped, another finger, taken away--> nothing was called
//   carried --Escape, another finger, taken away, the window left--> spent: it goes back, and the pointer does nothing more
import { followPointer, swallowClick } from './pointer.ts'

/** How far a pointer goes, in pixels, before it is meant to go: shorter ways are the trembling of a hand. */
export const dragThreshold = 8

/** What a press is when its pointer has moved. `none`: it lifts nothing any more, wherever it goes. */
export type Gesture = 'still' | 'lift' | 'none'

interface DragHandlers {
  /** What decides when a press lifts; else it does where it is no trembling. */
  readonly gestureOf?: (now: PointerEvent) => Gesture
  /** Whether what was lifted was a tap all the same: it goes back, and its click is meant. */
  readonly isTap?: (up: PointerEvent) => boolean
  /** What keeps hearing of the pointer beyond the window's edge. */
  readonly captor?: Element | null
  /** It has left its place: once, before the first `move`. */
  readonly lift: (event: PointerEvent) => void
  readonly move: (event: PointerEvent) => void
  /** It is let go where the event says; null where it goes back. */
  readonly end: (event: PointerEvent | null) => void
}

/** Presses that may become a carrying. */
const taken = new WeakSet<Event>()
/** Whether a pointer that comes down is for carrying something: whatever lies around that leaves it alone. */
export const startsDrag = (down: PointerEvent): boolean => taken.has(down)

/**
 * Follows a pointer from where it came down. A press that goes nowhere stays a tap, and nothing is called.
 * @returns what lets go of the pointer: it carries nothing any more, and nothing more is called
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
  /** What was pressed is over; what was carried is followed on until it is up: that is no click. */
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
      // It was lifted where nobody heard it.
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
      // While something is carried no key does anything else.
      event.stopPropagation()
      if (event.key === 'Escape') back()
    },
    { signal, capture: true },
  )
  return letGo
}
