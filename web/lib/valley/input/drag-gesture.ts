// When a press on a card becomes a drag. Pure; lengths in pixels, times in milliseconds.

import { dragThreshold, type Gesture } from '../../table/drag.ts'

export interface PressStart {
  readonly touch: boolean
  readonly x: number
  readonly y: number
  readonly at: number
}

/** A finger that rested this long may drag in any direction. */
const rested = 220
/** A press this short was meant as a tap, even if it has begun a drag. */
const tap = { way: 14, time: 300 } as const

const wayFrom = (grip: PressStart, x: number, y: number) => Math.hypot(x - grip.x, y - grip.y)

/**
 * What a press is, now that the pointer is at a point.
 * @returns `none` for a finger that swipes along the hand: it drags nothing any more
 */
export function gestureOf(grip: PressStart, x: number, y: number, now: number): Gesture {
  if (wayFrom(grip, x, y) < dragThreshold) return 'still'
  const isUpOrDown = Math.abs(y - grip.y) > Math.abs(x - grip.x) / 3
  return !grip.touch || isUpOrDown || now - grip.at >= rested ? 'lift' : 'none'
}

/** Whether a press that ends now, here, was a tap: short, and hardly moved. Times in milliseconds. */
export const isTap = (grip: PressStart, x: number, y: number, now: number): boolean =>
  wayFrom(grip, x, y) < tap.way && now - grip.at < tap.time
