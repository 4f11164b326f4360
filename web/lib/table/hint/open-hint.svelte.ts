// Whether a hint is shown at the open table, and whether one can be asked for there.
import type { View } from '#shared/protocol.ts'
import { givesHints } from '#shared/table/hints.ts'
import { lookingBack } from '../missed/looking-back.svelte.ts'
import { ownDecision } from '../own-decision.ts'
import { led } from '../tutorial/led-table.svelte.ts'

class OpenHint {
  isOpen = $state(false)

  /**
   * Whether a hint can be asked for now: not while the past is shown. A tutorial says itself what to do, unless it was put
   * aside.
   */
  canAsk(view: View): boolean {
    const isFree = !led.isLeading && lookingBack.shown === null
    return isFree && view.phase === 'playing' && givesHints(view) && ownDecision(view) !== null
  }
}

export const openHint = new OpenHint()
