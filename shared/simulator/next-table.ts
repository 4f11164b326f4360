// The table that follows a simulated one: on a server of its own, which the table before asks over the same network, and which
// fails as often.
import { Chance } from '../chance.ts'
import type { NextTableRequest } from '../table/table-requests.ts'
import type { Reply } from '../table/reply.ts'
import { SimulatedServer, type Around } from './simulated-server.ts'
import { Ledger } from './ledger.ts'
import { LinkBroken } from './life.ts'
import type { Violation } from './violations.ts'

/** The next table. */
export class NextTable {
  readonly server: SimulatedServer
  /** Questions of the table before that were not answered, or not with a seat: whoever has asked asks again. */
  unanswered = 0
  private readonly ledger: Ledger
  private readonly waiting = new Set<() => void>()
  private lives = 1

  /** @param around what the table before finds around it, but for what this one draws as secrets */
  constructor(
    private readonly around: Omit<Around, 'watcher' | 'follow' | 'failuresElsewhere' | 'secrets'>,
    seed: number,
  ) {
    this.ledger = new Ledger(() => this.server)
    this.server = new SimulatedServer({
      ...around,
      secrets: new Chance(seed),
      watcher: this.ledger,
      follow: () => Promise.reject(new LinkBroken()),
      failuresElsewhere: () => 0,
    })
  }

  /** Whether it was asked for anything yet. */
  isAsked = false

  get violation(): Violation | null {
    return this.ledger.violation
  }

  /** Carries a request over the network, as `Environment.follow` says. */
  follow(request: NextTableRequest): Promise<Reply> {
    const { network } = this.around
    const who = request.name
    this.isAsked = true
    return new Promise((resolve, reject) => {
      const broken = () => {
        this.unanswered++
        this.waiting.delete(broken)
        reject(new LinkBroken())
      }
      this.waiting.add(broken)
      const send = (what: 'call' | 'answer', arrive: () => void) => {
        network.send({ what, who, toTable: what === 'call', lane: null, arrive, isLost: broken })
      }
      send('call', () => {
        this.server.call({ kind: 'follow', request }, reply => {
          send('answer', () => {
            this.waiting.delete(broken)
            if (reply.status !== 201) this.unanswered++
            resolve(reply)
          })
        })
      })
    })
  }

  /** To be called after each step: whoever waits for a program that has died is told so. */
  afterStep(): void {
    this.ledger.recount()
    if (this.server.lives === this.lives) return
    this.lives = this.server.lives
    for (const broken of [...this.waiting]) broken()
  }

  /**
   * Checks at the end what people were told of their seats there.
   * @returns what is wrong with it; null if nothing is
   */
  async wrongIn(seated: readonly { readonly seat: number; readonly token: string }[]): Promise<string | null> {
    if (new Set(seated.map(({ seat }) => seat)).size < seated.length) return 'two people were given one seat'
    for (const { seat, token } of seated) {
      const { status, text } = await this.server.life.machine.fetchView(token, null)
      const { you }: { readonly you?: number } = JSON.parse(text)
      if (you !== seat) return `seat ${seat} was given, and its token is answered with ${status}, seat ${you}`
    }
    return null
  }
}
