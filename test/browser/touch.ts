// Touches on a screen by one finger or several at once: they come down, move together in a few steps, and are lifted.
import type { Page } from 'playwright-core'

export type At = readonly [x: number, y: number]

/** Moves a finger along each of these straight lines, all at the same time. */
export async function drag(page: Page, ...ways: readonly (readonly [from: At, to: At])[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        part === null
          ? []
          : ways.map(([from, to], id) => ({
              x: from[0] + (to[0] - from[0]) * part,
              y: from[1] + (to[1] - from[1]) * part,
              id,
            })),
    })
  // They begin to move as they come down: a finger that rests first would be a long press.
  await Promise.all([send('touchStart', 0), send('touchMove', 0.1)])
  for (const part of [0.4, 0.7, 1]) await send('touchMove', part)
  await send('touchEnd', null)
  await session.detach()
}
