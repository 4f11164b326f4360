// Finds what a step points at, where it is drawn now and nothing lies over it.
import type { Pointed } from './steps.ts'

/** Where an element is tried, as parts of its width and height: cards of a hand overlap, so its middle may be covered. */
const spots = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.15, 0.2],
  [0.75, 0.5],
  [0.85, 0.2],
] as const

function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  return spots.some(([across, down]) => {
    const hit = document.elementFromPoint(left + across * width, top + down * height)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
}

/**
 * The first of these names that is drawn where one can see it, with its element; null where none is. A figure counts until it
 * is taken: then what leads on is where it goes.
 */
export function findPointed(names: readonly Pointed[]): { readonly name: Pointed; readonly element: Element } | null {
  for (const name of names) {
    const [attribute = '', value = ''] = name.split('=')
    const drawn = [
      ...document.querySelectorAll(`[data-${attribute}="${CSS.escape(value)}"]:not([data-piece][aria-pressed="true"])`),
    ]
    const element = drawn.find(isSeen)
    if (element) return { name, element }
  }
  return null
}
