// Pictures of cards that fly above the table while the table itself is already in its new state. A card that is drawn on
// the table is copied; any other is rendered here.
import { mount, unmount } from 'svelte'
import Card from '../card/Card.svelte'
import type { Box } from './paths.ts'

function sized(card: HTMLElement, width: number, ratio: number): HTMLElement {
  card.style.setProperty('--w', `${width}px`)
  card.style.setProperty('--ratio', String(ratio))
  return card
}

/** Copies a drawn card without its button, its state and its labels. */
export function copyOf(card: HTMLElement, { width, height }: Box): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement
  for (const more of copy.querySelectorAll('button, [hidden]')) more.remove()
  for (const name of ['data-state', 'data-card', 'data-place', 'role', 'aria-label', 'aria-hidden', 'style'])
    copy.removeAttribute(name)
  return sized(copy, width, height / width)
}

/** Rendered cards by title. They are rendered once, for a title never changes. */
const made = new Map<string | null, HTMLElement>()

function drawn(title: string | null): HTMLElement {
  const bench = document.createElement('div')
  const card = mount(Card, { target: bench, props: { title, silent: true } })
  const copy = bench.lastElementChild?.cloneNode(true) as HTMLElement
  void unmount(card)
  made.set(title, copy)
  return copy
}

/**
 * Renders a card that is not on the table.
 * @param title null for a card that lies face down
 */
export function cardOf(title: string | null, width: number, ratio = 1.4): HTMLElement {
  return sized((made.get(title) ?? drawn(title)).cloneNode(true) as HTMLElement, width, ratio)
}
