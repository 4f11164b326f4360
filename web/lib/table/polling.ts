// Polls a table for as long as there is no connection to it: less and less often while nothing
// changes, and never before the table has said that it may be asked.
import type { View } from '#shared/protocol.ts'
import type { Answer } from './table-api.ts'

/** Pauses in milliseconds: the first after a change, the following ones after each answer without news or error in a row. */
const pauses = [2_000, 5_000, 15_000, 60_000]
/** The shortest pause for a viewer who has nothing to do, in milliseconds. */
const patient = 15_000

export interface Polling {
  readonly begin: () => void
  readonly end: () => void
  /** A person wants news: asks as soon as the table allows it, and begins with short pauses again. */
  readonly hurry: () => void
}

/**
 * @param ask asks for a view, if it is another than that with this tag
 * @param heard hears every answer; may end the polling
 * @param canWait whether this viewer has nothing to do at the table
 */
export function polling(
  ask: (tag: string | null) => Promise<Answer<View>>,
  heard: (answer: Answer<View>) => void,
  canWait: () => boolean,
): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Number of the present polling: answers to an earlier one are ignored. */
  let going: object | null = null
  let tag: string | null = null
  /** How often in a row nothing has changed. */
  let still = 0
  let earliest = 0

  async function poll(mine: object): Promise<void> {
    const answer = await ask(tag)
    if (mine !== going) return
    heard(answer)
    if (mine !== going) return
    still = answer.ok ? 0 : still + 1
    if (answer.ok) tag = answer.tag
    const told = 'trouble' in answer ? (answer.trouble.wait ?? 0) : 0
    const least = Math.max(told, canWait() ? patient : 0)
    earliest = Date.now() + Math.max(least, pauses[0] ?? 0)
    plan(Math.max(least, pauses[Math.min(still, pauses.length - 1)] ?? 0))
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
  const soon = () => (earliest > Date.now() ? plan(earliest - Date.now()) : askNow())

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
