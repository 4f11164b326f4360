// Turning from one card to the next, as pages are turned: by a swipe, by arrows, and where the focus is then.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Sheets } from '../table/sheets.svelte.ts'
import { besideIn } from './beside.ts'

/** Goes from the card whose details are open to the one beside it. */
export function turnDetails(open: Sheets, by: 1 | -1): void {
  const next = besideIn(open.row, open.row.indexOf(open.shownCard ?? ''), by)
  if (next !== null) open.shownCard = next
}

/**
 * Goes from the open card to another one, after which the focus is on its picture (class `shown`), so that a screen reader
 * reads it.
 * @param frame what the picture is in; none once it is closed
 */
export const turning =
  <To = 1 | -1>(frame: () => HTMLElement | undefined, go: (to: To) => void) =>
  (to: To): void => {
    go(to)
    void tick().then(() => frame()?.querySelector<HTMLElement>('.shown')?.focus({ preventScroll: true }))
  }

/** How far a finger goes for a swipe, in pixels, and how much further across than up or down. */
const swipe = { least: 44, slant: 1.5 } as const

/** Which way a finger has swiped: 1 to the next card, as if the row were pulled along; null if it was no swipe. */
export function swiped(dx: number, dy: number): 1 | -1 | null {
  if (Math.abs(dx) < swipe.least || Math.abs(dx) < swipe.slant * Math.abs(dy)) return null
  return dx < 0 ? 1 : -1
}

/** Calls back with each swipe of one finger across an element. */
export const swiping =
  (step: (by: 1 | -1) => void): Attachment<HTMLElement> =>
  element => {
    let began: { readonly id: number; readonly x: number; readonly y: number } | null = null
    const down = ({ pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
      began = pointerType === 'touch' && isPrimary ? { id, x, y } : null
    }
    const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
      const by = began?.id === pointerId ? swiped(clientX - began.x, clientY - began.y) : null
      began = null
      if (by !== null) step(by)
    }
    const cancel = () => {
      began = null
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', cancel)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', cancel)
    }
  }
