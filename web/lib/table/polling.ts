// Asking a table how it stands, again and again, for as long as no connection to it holds: less and less often where nothing
// changes, and never before the table has said that it may be asked.
import type { View } from '#shared/protocol.ts'
import type { Answer } from './wire.ts'

/** Before it asks again, in milliseconds: after a change, then after nothing new or an error, again and again. */
const pauses = [2_000, 5_000, 15_000, 60_000]
/** At least so long for whoever can wait. */
const patient = 15_000

export interface Polling {
  readonly begin: () => void
  readonly end: () => void
  /** Somebody wants to know: asks as soon as may be, and often again. */
  readonly hurry: () => void
}

/**
 * @param ask asks for a view, if it is another than that with this tag
 * @param heard hears every answer; may end the polling
 * @param canWait whether whoever looks has nothing to do here
 */
export function polling(
  ask: (tag: string | null) => Promise<Answer<View>>,
  heard: (answer: Answer<View>) => void,
  canWait: () => boolean,
): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The polling that goes on: what comes back to an earlier one is not heard. */
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
