// Pictures of cards that fly above the table, while the table itself is already in its new state. A card that is drawn
// somewhere is copied; one that is drawn nowhere is made.
import { mount, unmount } from 'svelte'
import Card from '../card/Card.svelte'
import type { Box } from './paths.ts'

/** A copy of a drawn card that says nothing of what can be done with it. */
export function copyOf(card: HTMLElement, { width, height }: Box): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement
  for (const more of copy.querySelectorAll('.press, [hidden], .nth')) more.remove()
  for (const name of ['data-state', 'data-card', 'data-place', 'role', 'aria-label', 'aria-hidden']) copy.removeAttribute(name)
  copy.style.setProperty('--w', `${width}px`)
  copy.style.setProperty('--ratio', String(height / width))
  return copy
}

/** Makes cards that are drawn nowhere, and forgets them. */
export class Workshop {
  readonly #made: Record<string, unknown>[] = []
  readonly #bench = document.createElement('div')
  #back: HTMLElement | null = null

  /** @param title null for a card that lies face down: all of them are alike, so one is made and copied */
  make(title: string | null, width: number, ratio = 1.4): HTMLElement {
    const card = title === null ? (this.#back ??= this.#mounted(null)).cloneNode(true) as HTMLElement : this.#mounted(title)
    card.style.setProperty('--w', `${width}px`)
    card.style.setProperty('--ratio', String(ratio))
    return card
  }

  #mounted(title: string | null): HTMLElement {
    this.#made.push(mount(Card, { target: this.#bench, props: { title, silent: true } }))
    return this.#bench.lastElementChild as HTMLElement
  }

  clear(): void {
    for (const each of this.#made.splice(0)) void unmount(each)
  }
}
