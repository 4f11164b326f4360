// The push services of browsers around a simulated table: messages are lost, come late, or find a browser gone.
import type { Chance } from '../chance.ts'
import type { Network } from './network.ts'

/** A service that is asked a first time is busy once in so many times. */
const busyEvery = 4

/** The services of all browsers. */
export class PushServices {
  private readonly gone = new Set<string>()

  /**
   * @param chance decides what happens in this step
   * @param nameOf whose browser an endpoint is
   */
  constructor(
    private readonly network: Network,
    private readonly chance: () => Chance,
    private readonly nameOf: (endpoint: string) => string,
  ) {}

  /** The browser behind an endpoint is gone for good. */
  forget(endpoint: string): void {
    this.gone.add(endpoint)
  }

  /** Takes a message, as `Environment.push` says. A service that is busy is asked a second time where the message is still due. */
  send(endpoint: string, isDue: () => boolean, done: (isKnown: boolean) => void, isSecond = false): void {
    this.network.send({
      what: 'push',
      who: this.nameOf(endpoint),
      toTable: false,
      lane: null,
      // Whoever gets no answer does not know that the browser is gone.
      isLost: () => {
        done(true)
      },
      arrive: () => {
        if (this.gone.has(endpoint)) done(false)
        else if (isSecond || !this.chance().once(busyEvery)) done(true)
        else if (isDue()) this.send(endpoint, isDue, done, true)
        else done(true)
      },
    })
  }
}
