// A table that answers when it is told to, and what its page makes of the view that each answer brings.
import type { Session } from '#web/lib/table/session.svelte.ts'
import { Intent } from '#web/lib/tal/table/intent.svelte.ts'
import { Viewpoint } from '#web/lib/tal/table/viewpoint.svelte.ts'

type Seen = Viewpoint['view']

/**
 * The page of a table that keeps its answers back.
 * @param first what is seen first
 * @param after what is seen once an option was taken
 */
export function answeredLate(first: Seen, after: (option: string) => Seen) {
  let view = $state.raw(first)
  const viewpoint = new Viewpoint(
    () => view,
    () => [],
  )
  const sent: string[] = []
  let answer: () => void = () => undefined
  const session: Pick<Session, 'pick' | 'undo' | 'pending' | 'refusal'> = {
    pending: null,
    refusal: null,
    undo: async () => null,
    pick: (decision, [option = '']) => {
      sent.push(option)
      session.pending = decision
      return new Promise(resolve => {
        answer = () => {
          view = after(option)
          session.pending = null
          resolve(null)
        }
      })
    },
  }
  return {
    intent: new Intent(session, viewpoint),
    viewpoint,
    session,
    sent,
    /** Has everything answered that waits, one after the other. */
    answers: async (): Promise<void> => {
      while (session.pending !== null) {
        answer()
        await new Promise(resolve => setTimeout(resolve))
      }
    },
  }
}
