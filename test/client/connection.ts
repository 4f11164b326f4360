// A live socket from the outside: follows what one viewer sees, and sends picks.
import type { Message, SeatPick, View } from '#shared/protocol.ts'
import { difference, isAlike } from '#shared/simulator/checks.ts'
import { followed } from '#shared/simulator/connection.ts'
import type { Site } from './site.ts'

type Answer = Extract<Message, { type: 'accepted' | 'error' }>

/** One socket. */
export class TestConnection {
  /** What its viewer sees; null before the first message. */
  view: View | null = null
  private isClosed = false
  private waiting: (() => void)[] = []
  /** Views that came another way and that this line has to come to, too. */
  private expected: View[] = []
  private readonly answers = new Map<string, Answer>()

  private constructor(
    private readonly socket: WebSocket,
    private readonly site: Site,
  ) {
    socket.addEventListener('message', ({ data }) => {
      this.received(JSON.parse(String(data)) as Message)
      this.wake()
    })
    for (const end of ['close', 'error'] as const)
      socket.addEventListener(end, () => {
        this.isClosed = true
        this.wake()
      })
  }

  /** Connects as a client's seat. The line may be closed already. */
  static async open(
    { id, token }: { readonly id: string; readonly token: string | null },
    site: Site,
  ): Promise<TestConnection> {
    const address = (site.address ?? 'http://127.0.0.1:9').replace('http', 'ws')
    const protocols = ['table', 'changes', ...(token === null ? [] : [`token.${token}`])]
    const line = new TestConnection(new WebSocket(`${address}/api/games/${id}/live`, protocols), site)
    await line.until(() => true)
    return line
  }

  /** Waits until something holds of what is seen. Null: the line was cut off, or closed. */
  async until(holds: (view: View) => boolean): Promise<View | null> {
    for (;;) {
      if (this.isClosed) return null
      if (this.view && holds(this.view)) return this.view
      await this.news()
    }
  }

  /** Makes a pick. Null: the line was cut off before it was answered. */
  async pick(pick: SeatPick): Promise<Answer | null> {
    this.socket.send(JSON.stringify({ type: 'pick', ...pick }))
    for (;;) {
      const answer = this.answers.get(pick.decision)
      this.answers.delete(pick.decision)
      if (answer) return answer
      if (this.isClosed) return null
      await this.news()
    }
  }

  /** Has this line come to a view that came another way, or past it. */
  expect(view: View): void {
    this.expected.push(view)
    this.compare()
  }

  close(): void {
    this.socket.close()
  }

  private received(message: Message): void {
    if (message.type === 'accepted' || message.type === 'error') {
      if (message.decision !== undefined) this.answers.set(message.decision, message)
      else if (message.type === 'error') this.site.fault(`a line was told ${JSON.stringify(message.error)}`)
      return
    }
    try {
      this.view = followed(this.view, message) ?? this.view
      this.compare()
    } catch (thrown) {
      this.site.fault(`a line broke: ${String(thrown)}`)
    }
  }

  private compare(): void {
    const { view } = this
    if (!view) return
    for (const other of this.expected)
      if (other.version === view.version && !isAlike(other, view))
        this.site.fault(`table ${view.id}, seat ${view.you}: ${difference(other, view)}`)
    this.expected = this.expected.filter(({ version }) => version > view.version)
  }

  private news(): Promise<void> {
    return new Promise(resolve => this.waiting.push(resolve))
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve()
  }
}
