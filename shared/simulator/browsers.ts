// The browsers of a simulated person, each of which can be told when its person is asked.
import type { Chance } from '../chance.ts'
import { pushLanguages } from '../messages/push-languages.ts'
import type { PushTarget } from '../protocol.ts'

/** One more than a seat can have told. */
const most = 5
/** Once in so many times a browser asks in another language than usual. */
const otherwiseEvery = 8

/** The browsers of one person. */
export class Browsers {
  /** How many there have been. */
  private count = 1
  private numbers = [1]

  constructor(private readonly name: string) {}

  /** Whether the person may take up one more. */
  get mayBeMore(): boolean {
    return this.numbers.length < most
  }

  /** Takes up one more. */
  open(): void {
    this.numbers.push(++this.count)
  }

  /** Has another take the place of one. @returns the endpoint of that one, which is gone for good */
  change(chance: Chance): string {
    const number = chance.one(this.numbers)
    this.numbers = this.numbers.filter(each => each !== number)
    this.open()
    return this.endpoint(number)
  }

  /** How one of them is reached. */
  target(chance: Chance): PushTarget {
    return {
      endpoint: this.endpoint(chance.one(this.numbers)),
      keys: { p256dh: 'p', auth: 'a' },
      language: chance.once(otherwiseEvery) ? chance.one(pushLanguages.slice(1)) : 'en',
    }
  }

  private endpoint(number: number): string {
    return `https://fcm.googleapis.com/${this.name}/${number}`
  }
}
