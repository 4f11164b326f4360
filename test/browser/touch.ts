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

/**
 * A finger comes down and stays there until it looks at what is under it.
 * @param looks resolves once it does
 */
export async function rest(page: Page, [x, y]: At, looks: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await looks()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/**
 * A finger goes from point to point and stays at each for a moment, as one that draws a way.
 * @param drawn looks at what was drawn, before the finger is lifted
 */
export async function draw(
  page: Page,
  [from, ...others]: readonly [At, ...At[]],
  drawn: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove', [x, y]: At) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await send('touchStart', from)
  for (const to of others) {
    await send('touchMove', to)
    await page.waitForTimeout(150)
  }
  await drawn()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
