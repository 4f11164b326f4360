// Asking a table how it stands, again and again, for as long as no line to it holds.
import type { View } from '#shared/protocol.ts'
import type { Answer } from './wire.ts'

const every = { seen: 2_000, hidden: 10_000 }

export interface Polling { readonly begin: () => void, readonly end: () => void }

/**
 * @param ask asks for a view, if it is another than that with this tag
 * @param heard hears every answer; may end the polling
 */
export function polling(ask: (tag: string | null) => Promise<Answer<View>>, heard: (answer: Answer<View>) => void): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The polling that goes on: what comes back to an earlier one is not heard. */
  let going: object | null = null

  async function poll(mine: object, tag: string | null): Promise<void> {
    const answer = await ask(tag)
    if (mine !== going) return
    heard(answer)
    if (mine === going) timer = setTimeout(() => void poll(mine, answer.ok ? answer.tag : tag), document.hidden ? every.hidden : every.seen)
  }

  return {
    begin() {
      if (!going) void poll(going = {}, null)
    },
    end() {
      going = null
      clearTimeout(timer)
    },
  }
}
