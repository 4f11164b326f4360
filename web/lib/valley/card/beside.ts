// Going from card to card: which lies beside the open one, and the swipe that goes there.
import type { Attachment } from 'svelte/attachments'

/** What lies so many places further in a row that goes round; null where nothing else is in it. */
export function besideIn<T>(row: readonly T[], at: number, by: 1 | -1): T | null {
  return at < 0 || row.length < 2 ? null : (row.at((at + by) % row.length) ?? null)
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
