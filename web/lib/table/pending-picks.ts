// Picks sent over the connection that have no answer yet. Each is answered, refused, or lost with its connection.
import type { Trouble } from './table-api.ts'

type PickAnswer = Trouble | 'accepted' | 'lost'

const answerWithin = 6_000

export class PendingPicks {
  #waiting = new Map<string, (answer: PickAnswer) => void>()

  /** What the table says to this decision's pick; `lost` where it says nothing for long. */
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
