// The page's way to its local tables: answers its calls and sockets out of a Web Worker, in the form of a server's.
import type { Reply } from '#shared/table/reply.ts'
import type { SocketLike } from '../platform/socket-like.ts'
import { unstored } from '../platform/storage.ts'
import type { FromWorker, LocalCall, ToWorker } from './wire.ts'

const open = 1
const closed = 3
/** With what sockets are closed whose worker has failed: they connect again. */
const failed = 1011

/** One worker, with all that waits for it. */
class TableWorker {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' })
  readonly #calls = new Map<number, { answered(reply: Reply): void; failed(thrown: unknown): void }>()
  readonly #sockets = new Map<number, SocketLike>()
  #count = 0
  /** Resolves with whether this browser keeps tables, as soon as it can be asked for anything. */
  readonly ready: Promise<boolean>

  constructor(gone: () => void) {
    this.ready = new Promise((resolve, fail) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'ready') resolve(data.isKept)
        else this.#hear(data)
      }
      this.#worker.onerror = event => {
        event.preventDefault()
        const thrown = new Error(event.message)
        gone()
        fail(thrown)
        for (const call of this.#calls.values()) call.failed(thrown)
        for (const n of [...this.#sockets.keys()]) this.#closed(n, failed)
        this.#worker.terminate()
      }
    })
  }

  /** Rejects once the signal says so, also where the worker was never ready: then it does not hear of the call. */
  call(call: LocalCall, signal: AbortSignal | null): Promise<Reply> {
    const n = ++this.#count
    return new Promise<Reply>((answered, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason))
      this.ready.then(() => {
        if (signal?.aborted) return
        this.#calls.set(n, { answered, failed: fail })
        this.#say({ type: 'call', n, ...call })
      }, fail)
    }).finally(() => this.#calls.delete(n))
  }

  async connect(socket: SocketLike, id: string, protocols: readonly string[]): Promise<void> {
    if (!(await this.ready)) unstored.table = true
    if (socket.readyState === closed) return
    const n = ++this.#count
    this.#sockets.set(n, socket)
    socket.send = text => this.#say({ type: 'frame', n, text })
    socket.close = () => {
      socket.readyState = closed
      this.#sockets.delete(n)
      this.#say({ type: 'close', n })
    }
    this.#say({ type: 'open', n, id, protocols })
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  #hear(message: Exclude<FromWorker, { type: 'ready' }>): void {
    const { n } = message
    if (message.type === 'reply') return this.#calls.get(n)?.answered(message.reply)
    const socket = this.#sockets.get(n)
    if (!socket) return
    if (message.type === 'frame') socket.onmessage?.({ data: message.text })
    else if (message.type === 'closed') this.#closed(n, message.code)
    else {
      socket.readyState = open
      socket.onopen?.()
    }
  }

  #closed(n: number, code: number): void {
    const socket = this.#sockets.get(n)
    this.#sockets.delete(n)
    if (!socket) return
    socket.readyState = closed
    socket.onclose?.({ code })
  }
}

let running: TableWorker | null = null
/** The worker; another one after it has failed. */
const tableWorker = (): TableWorker =>
  (running ??= new TableWorker(() => {
    running = null
  }))

/** Whether this browser keeps its tables beyond this visit. Rejects if the worker does not start. */
export const keepsTables = (): Promise<boolean> => tableWorker().ready

/** `fetch`, for the calls of local tables. */
export async function fetchLocal(
  path: string,
  { method = 'GET', headers, body, signal }: RequestInit,
): Promise<Response> {
  const given = new Headers(headers)
  const { status, text, tag } = await tableWorker().call(
    {
      method,
      path,
      token: /^Bearer (.+)$/.exec(given.get('authorization') ?? '')?.[1] ?? null,
      tag: given.get('if-none-match'),
      body: typeof body === 'string' ? body : null,
    },
    signal ?? null,
  )
  return new Response(status === 304 ? null : text, { status, headers: tag ? { etag: tag } : {} })
}

/** Connects a socket that is not open yet to a local table. */
export function connectLocal(socket: SocketLike, id: string, protocols: readonly string[]): void {
  tableWorker()
    .connect(socket, id, protocols)
    .catch(() => socket.onclose?.({ code: failed }))
}
