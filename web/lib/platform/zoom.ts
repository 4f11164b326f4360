// What browsers make of `zoom`. By the standard a zoomed element is measured in pixels of the screen. Safari measures it in its own
// pixels, which do not fit those of a pointer, and does not say how far it is zoomed.

/** Whether this browser measures what is zoomed by the standard, so that a table can be zoomed and still be hit. */
export const zoomsByStandard: boolean = 'currentCSSZoom' in (globalThis.Element?.prototype ?? {})

/** By how much an element is larger on the screen than in its own pixels; 1 in Safari, where all measures are its own. */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1
