// Fingers on a screen, one or several at a time: they come down, go their ways together in a few steps, and are lifted.
import type { Page } from 'playwright-core'

export type At = readonly [x: number, y: number]

/** Moves a finger along each of these ways. */
export async function drag(page: Page, ...ways: readonly (readonly [from: At, to: At])[]): Promise<void> {
  const line = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number | null) =>
    line.send('Input.dispatchTouchEvent', {
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
  // They begin to move as they come down: one that rests means something else.
  await Promise.all([send('touchStart', 0), send('touchMove', 0.1)])
  for (const part of [0.4, 0.7, 1]) await send('touchMove', part)
  await send('touchEnd', null)
  await line.detach()
}
