// Finds the registered name of an element or a point of the page.
import type { ElementMap } from './element-map.ts'

type Names<Name extends string> = Pick<ElementMap<Name, HTMLElement | SVGElement>, 'names'>

/** The name of an element, or of the nearest registered one around it; null where there is none. */
export function nameAround<Name extends string>({ names }: Names<Name>, target: EventTarget | null): Name | null {
  for (let element = target; element; element = (element as Partial<Node>).parentNode ?? null) {
    const name = names.get(element)
    if (name !== undefined) return name
  }
  return null
}

/** The name of what lies under a pointer; null where nothing is registered. */
export const nameUnder = <Name extends string>(
  elements: Names<Name>,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Name | null => nameAround(elements, document.elementFromPoint(clientX, clientY))
