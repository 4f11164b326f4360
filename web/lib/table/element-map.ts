// Where named things of a table are drawn: whoever draws one registers it (`{@attach map.at('stock')}`), and whoever moves,
// drags or focuses it looks it up here. So neither depends on the classes and the nesting of the other.
import type { Attachment } from 'svelte/attachments'

/** What of an element is needed here: HTML and SVG have all of it. */
interface Drawn extends EventTarget {
  readonly dataset: DOMStringMap
}

export class ElementMap<Name extends string = string, Element extends Drawn = HTMLElement> {
  readonly #attribute: string | undefined
  readonly #elements = new Map<Name, Element>()
  /** The name of every element that was registered. */
  readonly names = new WeakMap<object, Name>()
  /** One for each name, so that a new view does not register again what stays where it is. */
  readonly #attachments = new Map<Name, Attachment<Element>>()

  /** @param attribute the data attribute in which the element carries its name, for styles and for tests */
  constructor(attribute?: string) {
    this.#attribute = attribute
  }

  /** Registers an element by this name for as long as it is drawn. */
  at(name: Name): Attachment<Element> {
    const known = this.#attachments.get(name)
    if (known) return known
    const attachment: Attachment<Element> = element => {
      this.#elements.set(name, element)
      this.names.set(element, name)
      if (this.#attribute !== undefined) element.dataset[this.#attribute] = name
      return () => {
        // The same thing may be drawn elsewhere by now.
        if (this.#elements.get(name) === element) this.#elements.delete(name)
      }
    }
    this.#attachments.set(name, attachment)
    return attachment
  }

  /** The element of this name; null where it is not drawn. */
  find(name: Name): Element | null {
    return this.#elements.get(name) ?? null
  }

  /** Everything that is drawn now. */
  get drawn(): ReadonlyMap<Name, Element> {
    return this.#elements
  }
}
