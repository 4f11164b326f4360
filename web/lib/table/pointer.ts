// A pointer that is down, a mouse, a pen or a finger, wherever on the page it goes.

interface PointerHandlers {
  readonly move: (event: PointerEvent) => void
  /** It is lifted; null where the browser has taken it away. */
  readonly end: (event: PointerEvent | null) => void
}

/**
 * Follows a pointer from where it came down until it is up again.
 * @returns what stops that: nothing more is told of the pointer
 */
export function followPointer({ pointerId }: PointerEvent, { move, end }: PointerHandlers): () => void {
  const listening = new AbortController()
  const hear = (type: 'pointermove' | 'pointerup' | 'pointercancel', told: (event: PointerEvent) => void) =>
    addEventListener(
      type,
      event => {
        if (event.pointerId === pointerId) told(event)
      },
      { signal: listening.signal },
    )
  hear('pointermove', move)
  hear('pointerup', event => {
    listening.abort()
    end(event)
  })
  hear('pointercancel', () => {
    listening.abort()
    end(null)
  })
  return () => listening.abort()
}

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
