// The state of a form with a player's name: the name, what is wrong with it, whether a request is running, and why it was
// refused.
import { tidyName } from '#shared/name.ts'
import { whyPartFailed } from '#web/lib/messages/part-failed.ts'
import { yourName } from '#web/lib/table/your-name.ts'
import { complaintAbout } from './check-name.ts'

export class NameForm {
  name = $state(yourName())
  /** What is wrong with the name; empty if nothing is. */
  complaint = $state('')
  /** Why the request was refused; empty if it was not. */
  refused = $state('')
  underWay = $state(false)
  /** The input field. */
  field = $state<Pick<HTMLInputElement, 'focus'>>()

  /**
   * Submits the form: not while a request is running, nor with an invalid name.
   * @param ask is given the name as it will stand at the table, and says why it was refused, or nothing; it rejects where a
   *   part of the page did not come
   */
  async submit(event: Pick<SubmitEvent, 'preventDefault'>, ask: (name: string) => Promise<string>): Promise<void> {
    event.preventDefault()
    if (this.underWay) return
    this.refused = ''
    this.complaint = complaintAbout(this.name)
    if (this.complaint) return this.field?.focus()
    this.underWay = true
    this.refused = await ask(tidyName(this.name)).catch(whyPartFailed)
    this.underWay = false
  }
}
