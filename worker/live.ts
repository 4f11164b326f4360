// The live lines to one table: WebSockets that hibernate, so that an idle table costs nothing. Knows who listens and
// what a frame may be; what is sent is decided by the table.
import { changed, type Known } from '#shared/change.ts'
import { frameSchema, largestBody, type Frame, type Message, type View } from '#shared/protocol.ts'
import { checked, parsed } from './body.ts'
import type { Viewer } from './memory.ts'
import { Refused, refusalOf } from './refusals.ts'

/** Why a line is closed by the table. */
export const closing = { badFrames: 4400, badToken: 4401, noGame: 4404, tooMany: 4429 } as const

const subprotocol = 'table'
/** Asks for changes in place of whole views. */
const changesToo = 'changes'
const watchersTag = 's'
const mostWatchers = 64
const mostOfOneSeat = 8
const badFramesBorne = 3
const framesBorne = 1000
const frameWindow = 10_000
const connectedEvery = 1000

/** What a line keeps through hibernation. */
interface Attached { readonly viewer: Viewer, readonly changes: boolean, readonly opened: number, readonly bad: number }

/** All lines to one table. */
export class Live {
  /** Which seats have a line, as everybody was last told. */
  private told: readonly boolean[] | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  /** What each line was last sent; nothing of it outlasts the table's sleep. */
  private readonly sent = new WeakMap<WebSocket, Known>()
  private readonly frames = new WeakMap<WebSocket, { since: number, count: number }>()

  /** @param known what a viewer knows of the table as it stands */
  constructor(private readonly ctx: DurableObjectState, private readonly known: (viewer: Viewer) => Known) {}

  /** Takes a line; refuses a spectator too many, and lets a seat's oldest line go for a newer one. */
  accept(request: Request, viewer: Viewer): { readonly response: Response, readonly socket: WebSocket } {
    const lines = this.lines(viewer)
    if (viewer === null && lines.length >= mostWatchers) throw new Refused('too-many')
    if (viewer !== null && lines.length >= mostOfOneSeat) this.dismissOldest(lines)
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    this.ctx.acceptWebSocket(server, [tagOf(viewer)])
    server.serializeAttachment({ viewer, changes: protocolsOf(request).includes(changesToo), opened: Date.now(), bad: 0 } satisfies Attached)
    return { response: switching(request, client), socket: server }
  }

  /** Whose views somebody listens to. */
  get listening(): readonly Viewer[] {
    return [...new Set(this.ctx.getWebSockets().filter(isOpen).map(socket => attached(socket).viewer))]
  }

  /**
   * To be called before anything changes: notes what lines know that have slept with the table. Each was sent whatever
   * changed, so it knows the table as it stands.
   */
  note(): void {
    const knowing = new Map<Viewer, Known>()
    for (const line of this.ctx.getWebSockets().filter(isOpen)) {
      if (this.sent.has(line)) continue
      const { viewer } = attached(line)
      const known = knowing.get(viewer) ?? this.known(viewer)
      knowing.set(viewer, known)
      this.sent.set(line, known)
    }
  }

  /** Sends a view, or what has changed, to every line of a viewer that does not have this version yet, or all the same where `again`. */
  view(viewer: Viewer, version: number, see: () => View, again = false): void {
    const due = this.lines(viewer).filter(line => again || (this.sent.get(line)?.version ?? -1) < version)
    if (due.length === 0) return
    const view = see()
    const texts = new Map<Known | undefined, string | null>()
    for (const line of due) {
      const known = attached(line).changes ? this.sent.get(line) : undefined
      if (!texts.has(known)) texts.set(known, textOf(view, known))
      this.send(line, texts.get(known) ?? null, view)
    }
  }

  /** Sends one line a view whole. */
  whole(line: WebSocket, view: View): void {
    this.send(line, textOf(view), view)
  }

  private send(line: WebSocket, text: string | null, view: View): void {
    this.sent.set(line, view)
    if (text !== null) line.send(text)
  }

  /** Sends one line a message that is no view. */
  tell(line: WebSocket, message: Message): void {
    line.send(JSON.stringify(message))
  }

  /** Who is at the other end. */
  viewer(line: WebSocket): Viewer {
    return attached(line).viewer
  }

  /**
   * What a frame says.
   * @throws Refused too-many, too-large, bad-json or bad-body
   */
  hear(line: WebSocket, frame: string | ArrayBuffer): Frame {
    this.count(line)
    if (typeof frame !== 'string') throw new Refused('bad-json')
    if (frame.length > largestBody || new TextEncoder().encode(frame).length > largestBody) throw new Refused('too-large')
    parsed(frame)
    return checked(frame, frameSchema)
  }

  /** Tells of a refused frame; one who goes on sending what cannot be read is dismissed. */
  refuse(line: WebSocket, thrown: unknown, decision?: string): void {
    const refused = refusalOf(thrown)
    line.send(JSON.stringify({ type: 'error', ...(decision === undefined ? {} : { decision }), ...refused.body }))
    const { code } = refused.refusal
    if (code === 'too-many') line.close(closing.tooMany, code)
    if (code !== 'bad-json' && code !== 'too-large') return
    const now = attached(line)
    line.serializeAttachment({ ...now, bad: now.bad + 1 } satisfies Attached)
    if (now.bad + 1 >= badFramesBorne) line.close(closing.badFrames, code)
  }

  /** Closes a viewer's lines, or all, with a reason. */
  dismiss(thrown: Refused, code: number, viewer?: Viewer): void {
    for (const line of viewer === undefined ? this.ctx.getWebSockets().filter(isOpen) : this.lines(viewer)) dismissed(line, thrown, code)
  }

  /** Which seats have a line, as everybody was last told: so that it cannot be lined up with picks. */
  connected(seats: number): readonly boolean[] {
    this.told ??= this.present(seats)
    return this.told
  }

  /** A seat's line was opened or closed: who has one is told in a moment, at most once a second. */
  changed(seats: number, seat: number, tell: () => void): void {
    // Just woken up by this very change: before it the seat was there, or else it would not have been a change.
    this.told ??= this.present(seats).map((here, each) => here || each === seat)
    this.timer ??= setTimeout(() => {
      this.timer = null
      const now = this.present(seats)
      if (now.every((here, each) => here === this.told?.[each])) return
      this.note()
      this.told = now
      tell()
    }, connectedEvery)
  }

  private present(seats: number): readonly boolean[] {
    return Array.from({ length: seats }, (_, seat) => this.lines(seat).length > 0)
  }

  private lines(viewer: Viewer): WebSocket[] {
    return this.ctx.getWebSockets(tagOf(viewer)).filter(isOpen)
  }

  private dismissOldest(lines: readonly WebSocket[]): void {
    const [oldest] = [...lines].sort((one, other) => attached(one).opened - attached(other).opened)
    if (oldest) dismissed(oldest, new Refused('too-many'), closing.tooMany)
  }

  private count(line: WebSocket): void {
    const now = Date.now()
    const known = this.frames.get(line)
    const counted = known && now - known.since < frameWindow ? known : { since: now, count: 0 }
    counted.count++
    this.frames.set(line, counted)
    if (counted.count > framesBorne) throw new Refused('too-many')
  }
}

/** The token that a line comes with, or null. */
export function tokenOf(request: Request): string | null {
  const token = protocolsOf(request).find(protocol => protocol.startsWith('token.'))
  return token?.slice('token.'.length) ?? null
}

/** Answers a line that is not to be: it is accepted, told why, and closed. */
export function turnAway(request: Request, thrown: unknown): Response {
  const refused = refusalOf(thrown)
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  const { code } = refused.refusal
  dismissed(server, refused, code === 'bad-token' ? closing.badToken : code === 'too-many' ? closing.tooMany : closing.noGame)
  return switching(request, client)
}

function dismissed(line: WebSocket, refused: Refused, code: number): void {
  line.send(JSON.stringify({ type: 'error', ...refused.body }))
  line.close(code, refused.refusal.code)
}

/** A view as it is sent to whoever knows another one, or none; null where nothing has changed. */
function textOf(view: View, known?: Known): string | null {
  const change = known && changed(known, view)
  if (change === null) return null
  return JSON.stringify((change ? { type: 'change', ...change } : { type: 'view', view }) satisfies Message)
}

function switching(request: Request, client: WebSocket): Response {
  const headers = protocolsOf(request).includes(subprotocol) ? { 'Sec-WebSocket-Protocol': subprotocol } : {}
  return new Response(null, { status: 101, webSocket: client, headers })
}

function protocolsOf(request: Request): readonly string[] {
  return (request.headers.get('Sec-WebSocket-Protocol') ?? '').split(',').map(protocol => protocol.trim())
}

function isOpen(line: WebSocket): boolean {
  return line.readyState === WebSocket.READY_STATE_OPEN
}

function attached(line: WebSocket): Attached {
  return line.deserializeAttachment() as Attached
}

function tagOf(viewer: Viewer): string {
  return viewer === null ? watchersTag : `${viewer}`
}
