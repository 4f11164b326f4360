// Where the terms in a drawn card's text lie on the screen.
import { zoomOf } from '../../../platform/zoom.ts'
import type { Term } from '../../rules/terms.ts'
import { wordsIn } from './words-in.ts'

/** A box in pixels of the layer that it is drawn in. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export interface WordPlace {
  readonly term: Term
  /** As it is written there. */
  readonly written: string
  /** One for each piece of it and each line that it stands on, at least one. */
  readonly boxes: readonly [Box, ...Box[]]
}

/** The pieces of a card's text that are words of its own: not the badge before a reaction. */
function textNodes(text: Element): readonly Text[] {
  const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (node instanceof Text && !node.parentElement?.closest('.reaction')) nodes.push(node)
  return nodes
}

/**
 * The places of all terms in a card's text, each where it stands first.
 * @param layer what the boxes are to be drawn in
 */
export function wordPlaces(text: Element, layer: HTMLElement): readonly WordPlace[] {
  const origin = layer.getBoundingClientRect()
  const zoom = zoomOf(layer)
  const range = document.createRange()
  const places = new Map<Term, WordPlace>()
  for (const node of textNodes(text)) {
    const boxesOf = (from: number, to: number): readonly Box[] => {
      range.setStart(node, from)
      range.setEnd(node, to)
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        left: (left - origin.left) / zoom,
        top: (top - origin.top) / zoom,
        width: width / zoom,
        height: height / zoom,
      }))
    }
    for (const { term, pieces } of wordsIn(node.data)) {
      const [first, ...more] = pieces.flatMap(([from, to]) => boxesOf(from, to))
      const written = pieces.map(([from, to]) => node.data.slice(from, to)).join(' … ')
      if (first && !places.has(term)) places.set(term, { term, written, boxes: [first, ...more] })
    }
  }
  return [...places.values()]
}
