// A connection as a phone has it: between this machine's browser and its own server nothing takes long.
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './people.ts'
import { randomFrom } from './play-valley.ts'

/**
 * Lets what a table says arrive late from the next page on, in its order.
 * @param most milliseconds; a quarter of that on average
 */
export async function lateMessages({ context }: Person, most: number, seed: number): Promise<void> {
  const random = randomFrom(seed)
  await context.routeWebSocket('**/api/**', socket => {
    let before = Promise.resolve()
    socket.connectToServer().onMessage(message => {
      const due = pause(random() * random() * most)
      before = before.then(() => due).then(() => socket.send(message))
    })
  })
}
