// Follows a pressed pointer (mouse, pen or finger) wherever it goes on the page.

interface PointerHandlers {
  readonly move: (event: PointerEvent) => void
  /** It is released; null if the browser has cancelled it. */
  readonly end: (event: PointerEvent | null) => void
}

/**
 * Follows a pointer from its press to its release.
 * @returns stops following it
 */
export function followPointer({ pointerId }: PointerEvent, { move, end }: PointerHandlers): () => void {
  const listening = new AbortController()
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', handle: (event: PointerEvent) => void) =>
    addEventListener(
      type,
      event => {
        if (event.pointerId === pointerId) handle(event)
      },
      { signal: listening.signal },
    )
  listen('pointermove', move)
  listen('pointerup', event => {
    listening.abort()
    end(event)
  })
  listen('pointercancel', () => {
    listening.abort()
    end(null)
  })
  return () => listening.abort()
}

/** Suppresses the click that follows a drag by mouse at once. A moved finger causes no click, so its next tap must count. */
export function swallowClick({ pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse') return
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
