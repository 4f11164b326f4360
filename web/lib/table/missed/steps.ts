// The views that the page of a table goes through when its past is shown, handed from the sheet to what shows them.
import type { View } from '#shared/protocol.ts'
import type { Session } from '../session.svelte.ts'
import { lookingBack, type ShowsPast } from './looking-back.svelte.ts'
import { asPast, shownOf, type ExtentOf, type Moments } from './moments.ts'

/** What is shown, or was shown last. */
export const steps: { views: readonly View[]; extentOf: ExtentOf } = { views: [], extentOf: () => 'move' }

/**
 * Shows what was missed, move by move, in place of the present.
 * @param Shown shows it
 */
export function lookBack(
  { view: now }: Pick<Session, 'view'>,
  moments: Moments,
  extentOf: ExtentOf,
  Shown: ShowsPast,
): void {
  if (!now) return
  steps.views = shownOf(moments, extentOf).map(view => asPast(view, now))
  steps.extentOf = extentOf
  lookingBack.shown = Shown
}
