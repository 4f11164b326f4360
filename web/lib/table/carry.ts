// Something carried across a table by mouse, finger or pen: from the press that may become it to where it is let go. Beside
// the tap, never instead of it; what is carried, and what letting it go does, is the business of whoever calls.

/** How far a pointer goes, in pixels, before it is meant to go: shorter ways are the trembling of a hand. */
export const steady = 8

interface Carrying {
  /** It has left its place: once, before the first `move`. */
  readonly lift: () => void
  readonly move: (event: PointerEvent) => void
  /** It is let go where the event says; null where it goes back, by Escape or because the pointer was taken away. */
  readonly end: (event: PointerEvent | null) => void
}

/** Follows a pointer from where it came down. A press that goes nowhere stays a tap, and nothing is called. */
export function carry(begun: PointerEvent, { lift, move, end }: Carrying): void {
  if (begun.button !== 0) return
  const listening = new AbortController()
  const { signal } = listening
  let now: 'pressed' | 'carried' | 'back' = 'pressed'
  const isOurs = ({ pointerId }: PointerEvent) => pointerId === begun.pointerId
  const back = () => {
    if (now === 'carried') end(null)
    now = 'back'
  }
  addEventListener(
    'pointermove',
    event => {
      if (!isOurs(event) || now === 'back') return
      if (now === 'pressed') {
        if (Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) < steady) return
        now = 'carried'
        lift()
      }
      move(event)
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    event => {
      if (!isOurs(event)) return
      listening.abort()
      if (now !== 'pressed') swallowClick(event)
      if (now === 'carried') end(event)
    },
    { signal },
  )
  addEventListener(
    'pointercancel',
    event => {
      if (!isOurs(event)) return
      listening.abort()
      back()
    },
    { signal },
  )
  addEventListener(
    'keydown',
    event => {
      if (now !== 'carried' || event.key !== 'Escape') return
      event.stopPropagation()
      back()
    },
    { signal, capture: true },
  )
}

/** What is drawn under a pointer, or what it belongs to, that a selector finds. */
export const under = ({ clientX, clientY }: PointerEvent, selector: string): HTMLElement | SVGElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement | SVGElement>(selector) ?? null

/** The click that a mouse makes of the same movement, at once. A finger that has moved makes none: its next tap is meant. */
export function swallowClick({ pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse') return
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
