// Beginning a game in this browser by one tap.
import { whyPartFailed } from '#web/lib/messages/part-failed.ts'
import { openDevice } from './open-device.ts'

/** Begins a game in this browser, once at a time, and knows whether that is under way and why it was refused. */
export class LocalStart {
  isUnderWay = $state(false)
  /** Why the game was refused; empty if it was not. */
  refused = $state('')

  /** @param begin begins the game with what was fetched for it, and says why it was refused; empty if it was not */
  async run(begin: (device: Awaited<ReturnType<typeof openDevice>>) => Promise<string>): Promise<void> {
    if (this.isUnderWay) return
    this.isUnderWay = true
    this.refused = await openDevice().then(begin).catch(whyPartFailed)
    this.isUnderWay = false
  }
}
