// Sends requests of all kinds at tables of all phases, many at the same time, and judges every answer. Each request is drawn from
// its number and the seed alone, and from what the tables look like then.
import { setTimeout as wait } from 'node:timers/promises'
import { Chance } from '#shared/chance.ts'
import type { Message } from '#shared/protocol.ts'
import { codeIn, faultOf, faultOfError } from './judge.ts'
import { requestKinds } from './requests.ts'
import { send } from './send.ts'
import { openSocket, opcodes, RawSocket } from './socket.ts'
import { oddFrames, oddOpening, type FuzzTalk } from './talks.ts'
import type { Target, Targets } from './targets.ts'

/** What became of the requests of one kind. */
export interface Tally {
  sent: number
  /** By class of status, as `2xx`; of sockets and their frames by what came of them. */
  readonly answers: Map<string, number>
  readonly codes: Map<string, number>
  slowest: number
}

const frames = 'frames'
const openings = 'openings of sockets'
/** The kinds with how often they are sent. Frames are sent several over one socket. */
const weights: Readonly<Record<string, number>> = { [openings]: 4, [frames]: 4, 'values of bodies': 12, methods: 3 }
const usualWeight = 8
export const kinds = [...Object.keys(requestKinds), openings, frames]

const atOnce = 16
/** After so many requests the tables are looked after. */
const batch = 1000
const maxFailures = 5
/** Close codes that we never mean. */
const accident = 1011

/** One request or talk, before it is made. */
interface Draw {
  readonly kind: string
  /** Which it is: with the seed, all that it is drawn from. */
  readonly number: number
  readonly chance: Chance
}

export class Fuzzer {
  readonly tallies = new Map<string, Tally>(
    kinds.map(kind => [kind, { sent: 0, answers: new Map(), codes: new Map(), slowest: 0 }]),
  )
  /** What went wrong, with all that is needed to send it again. */
  readonly failures: string[] = []
  private number = 0

  constructor(
    private readonly address: string,
    private readonly targets: Pick<Targets, 'renew' | 'any' | 'learn'>,
    private readonly seed: number,
  ) {}

  /** How many were sent in all. */
  get sent(): number {
    return [...this.tallies.values()].reduce((sum, { sent }) => sum + sent, 0)
  }

  /** Sends so many more. */
  async run(count: number): Promise<void> {
    const end = this.sent + count
    while (this.sent < end && this.failures.length < maxFailures) {
      await this.targets.renew()
      const until = Math.min(end, this.sent + batch)
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (this.sent < until && this.failures.length < maxFailures) await this.one()
        }),
      )
    }
  }

  private async one(): Promise<void> {
    const number = ++this.number
    const chance = new Chance(this.seed * 10_000_019 + number)
    const target = this.targets.any(chance)
    const kind = chance.weighed(kinds, each => weights[each] ?? usualWeight)
    const draw = { kind, number, chance }
    if (kind === frames) return this.talk(draw, oddFrames(target, chance))
    if (kind === openings) return this.talk(draw, oddOpening(target, chance))
    await this.request(draw, target)
  }

  private async request(draw: Draw, target: Target): Promise<void> {
    const { kind, chance } = draw
    const request = requestKinds[kind]?.(target, chance)
    if (!request) return
    const began = performance.now()
    const told = () => ({
      ...request,
      target: undefined,
      body: request.body && Buffer.from(request.body).toString('base64'),
    })
    try {
      this.counted(kind)
      const answer = await send(this.address, request)
      this.took(kind, began)
      if (answer === null) return this.count(kind, 'cut off')
      const { fault, body, isBelow } = faultOf(answer, request)
      this.count(kind, isBelow ? 'below the worker' : `${Math.floor(answer.status / 100)}xx`)
      if (fault !== null) this.fail(draw, `${fault}: ${answer.text.slice(0, 300)}`, told())
      if (answer.status >= 400 && body) this.countCode(kind, codeIn(body))
      else this.targets.learn(target, body)
    } catch (thrown) {
      this.fail(draw, String(thrown), told())
    }
  }

  private async talk(draw: Draw, talk: FuzzTalk): Promise<void> {
    const { kind } = draw
    const began = performance.now()
    const told = () => ({
      ...talk,
      target: undefined,
      frames: talk.frames.map(frame => ({ ...frame, payload: Buffer.from(frame.payload).toString('base64') })),
    })
    this.counted(kind)
    try {
      const opened = await openSocket(this.address, talk.path, talk.headers)
      if (opened instanceof RawSocket) await this.converse(draw, opened, talk)
      else {
        const { fault, body, isBelow } = faultOf(opened, { ...talk, method: 'GET' })
        this.count(kind, isBelow ? 'below the worker' : 'refused')
        if (fault !== null) this.fail(draw, fault, told())
        if (body) this.countCode(kind, codeIn(body))
      }
      this.took(kind, began)
    } catch (thrown) {
      this.fail(draw, String(thrown), told())
    }
  }

  /** Sends the frames and then one that has to be answered, unless the socket is closed before. */
  private async converse(draw: Draw, socket: RawSocket, talk: FuzzTalk): Promise<void> {
    const { kind, number, chance } = draw
    const last = `9-${number}`
    for (const frame of talk.frames) {
      this.counted(kind)
      socket.send(frame)
      if (chance.once(4)) await wait(0)
    }
    socket.sendText(JSON.stringify({ type: 'pick', decision: last, options: [] }))
    const isAnswered = () => socket.received.some(text => text.includes(`"decision":"${last}"`))
    await socket.until(isAnswered)
    for (const text of socket.received) this.judge(draw, text, talk)
    this.count(kind, socket.closed === null ? 'answered' : `closed ${socket.closed}`)
    if (socket.closed === accident) this.fail(draw, 'closed after an accident', talk)
    if (chance.once(2))
      socket.send({ opcode: opcodes.close, payload: Buffer.from([3, 232]), isLast: true, isMasked: true, reserved: 0 })
    socket.destroy()
  }

  private judge(draw: Draw, text: string, talk: FuzzTalk): void {
    if (text === 'pong') return
    const message = JSON.parse(text) as Message
    if (message.type !== 'error') return
    this.countCode(draw.kind, codeIn(message))
    const fault = faultOfError(message)
    if (fault !== null) this.fail(draw, `${fault}: ${text.slice(0, 300)}`, talk)
  }

  private tally(kind: string): Tally {
    const tally = this.tallies.get(kind)
    if (!tally) throw new Error(`no kind of request is called ${kind}`)
    return tally
  }

  private counted(kind: string): void {
    this.tally(kind).sent++
  }

  private took(kind: string, began: number): void {
    const tally = this.tally(kind)
    tally.slowest = Math.max(tally.slowest, performance.now() - began)
  }

  private count(kind: string, what: string): void {
    const { answers } = this.tally(kind)
    answers.set(what, (answers.get(what) ?? 0) + 1)
  }

  private countCode(kind: string, code: string): void {
    const { codes } = this.tally(kind)
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }

  private fail({ kind, number }: Draw, what: string, request: object): void {
    this.failures.push(`${kind}, number ${number}: ${what}\n  ${JSON.stringify(request).slice(0, 20_000)}`)
  }
}
