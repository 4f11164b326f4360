// Picks sent over the socket that have no answer yet. Each is accepted, refused, or lost with its connection.
import type { Trouble } from './table-api.ts'

type PickAnswer = Trouble | 'accepted' | 'lost'

/** How long to wait for an answer, in milliseconds. */
const answerWithin = 6_000

export class PendingPicks {
  #waiting = new Map<string, (answer: PickAnswer) => void>()

  /** Resolves with the table's answer to this decision's pick, or with `lost` if none comes in time. */
  answerTo(decision: string): Promise<PickAnswer> {
    return new Promise(resolve => {
      const timer = setTimeout(() => this.settle(decision, 'lost'), answerWithin)
      this.#waiting.set(decision, answer => {
        clearTimeout(timer)
        this.#waiting.delete(decision)
        resolve(answer)
      })
    })
  }

  settle(decision: string, answer: PickAnswer): void {
    this.#waiting.get(decision)?.(answer)
  }

  loseAll(): void {
    for (const answered of this.#waiting.values()) answered('lost')
  }
}
