// Polls a table while there is no connection to it: less and less often while nothing changes, and never before the time
// that the table has told to wait.
import type { View } from '#shared/protocol.ts'
import type { Answer } from './table-api.ts'

/** Pauses in milliseconds: the first after a change, the others after one or more answers in a row without a change. */
const pauses = [2_000, 5_000, 15_000, 60_000]
/** The shortest pause for a viewer who has nothing to do, in milliseconds. */
const patient = 15_000

export interface Polling {
  readonly begin: () => void
  readonly end: () => void
  /** Polls as soon as the table allows it, and starts with short pauses again: somebody is waiting for news. */
  readonly hurry: () => void
}

/**
 * @param ask fetches the view unless it is still the one with this tag
 * @param heard called with every answer; may end the polling
 * @param canWait whether this viewer has nothing to do at the table
 */
export function polling(
  ask: (tag: string | null) => Promise<Answer<View>>,
  heard: (answer: Answer<View>) => void,
  canWait: () => boolean,
): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Identifies the present polling: answers to an earlier one are ignored. */
  let going: object | null = null
  let tag: string | null = null
  /** How often in a row nothing has changed. */
  let still = 0
  /** When the table has last answered, in milliseconds since 1970, and how long it said then to wait, in milliseconds. */
  let answered = 0
  let told = 0
  /** How long after an answer the table is not asked again, in milliseconds: less as soon as the viewer has something to do. */
  const rest = () => Math.max(told, canWait() ? patient : 0, pauses[0] ?? 0)

  async function poll(mine: object): Promise<void> {
    const answer = await ask(tag)
    if (mine !== going) return
    heard(answer)
    if (mine !== going) return
    still = answer.ok ? 0 : still + 1
    if (answer.ok) tag = answer.tag
    told = 'trouble' in answer ? (answer.trouble.wait ?? 0) : 0
    answered = Date.now()
    plan(Math.max(rest(), pauses[Math.min(still, pauses.length - 1)] ?? 0))
  }

  function plan(pause: number): void {
    clearTimeout(timer)
    timer = setTimeout(askNow, pause)
  }
  function askNow(): void {
    clearTimeout(timer)
    timer = undefined
    if (going) void poll(going)
  }
  function soon(): void {
    const left = answered + rest() - Date.now()
    // A device's clock may be set back meanwhile: nobody waits longer for that.
    if (left > 0) plan(Math.min(rest(), left))
    else askNow()
  }

  return {
    begin() {
      if (going) return
      going = {}
      tag = null
      still = 0
      soon()
    },
    end() {
      going = null
      clearTimeout(timer)
      timer = undefined
    },
    hurry() {
      if (timer === undefined) return
      still = 0
      soon()
    },
  }
}
