// A WebSocket client that can send what a proper one cannot: frames in pieces, unmasked, with bits that are reserved, and closes
// with any code.
import { randomBytes } from 'node:crypto'
import { request as open } from 'node:http'
import type { Duplex } from 'node:stream'
import { longestHead, longestWait, type Answer } from './send.ts'

/** What the first byte of a frame says it is. */
export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

/** A frame as it is sent. */
export interface RawFrame {
  readonly opcode: number
  readonly payload: Uint8Array
  /** Whether it is the last piece of its message. */
  readonly isLast: boolean
  readonly isMasked: boolean
  /** Bits that mean nothing. */
  readonly reserved: number
}

/** One end of a socket that was accepted. */
export class RawSocket {
  /** What was received as text. */
  readonly received: string[] = []
  /** The code of the close; null while it is open, and 0 where the connection broke. */
  closed: number | null = null
  private rest: Buffer<ArrayBufferLike> = Buffer.alloc(0)
  private waiting: (() => void)[] = []

  constructor(
    private readonly stream: Duplex,
    head: Buffer,
  ) {
    stream.on('data', (bytes: Buffer) => this.read(bytes))
    for (const end of ['close', 'error', 'end'] as const)
      stream.on(end, () => {
        this.closed ??= 0
        this.wake()
      })
    this.read(head)
  }

  send({ opcode, payload, isLast, isMasked, reserved }: RawFrame): void {
    if (this.closed !== null) return
    const size = payload.length
    const length =
      size < 126 ? [size] : size < 65536 ? [126, size >> 8, size & 255] : [127, 0, 0, 0, 0, ...bytesOf(size)]
    const mask = isMasked ? randomBytes(4) : Buffer.alloc(0)
    const [first = 0, ...more] = length
    const head = [(isLast ? 128 : 0) | reserved | opcode, (isMasked ? 128 : 0) | first, ...more]
    const body = isMasked ? payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : payload
    this.stream.write(Buffer.concat([Buffer.from(head), mask, body]))
  }

  sendText(text: string): void {
    this.send({ opcode: opcodes.text, payload: Buffer.from(text), isLast: true, isMasked: true, reserved: 0 })
  }

  /** Waits until something holds or it is closed. @throws Error where neither happens */
  async until(holds: () => boolean): Promise<void> {
    const end = Date.now() + longestWait
    while (!holds() && this.closed === null) {
      if (Date.now() > end) throw new Error(`nothing was received for ${longestWait / 1000} s`)
      let late: NodeJS.Timeout | undefined
      await new Promise<void>(resolve => {
        this.waiting.push(resolve)
        late = setTimeout(resolve, longestWait)
      })
      clearTimeout(late)
    }
  }

  destroy(): void {
    this.stream.destroy()
  }

  private read(bytes: Buffer): void {
    this.rest = Buffer.concat([this.rest, bytes])
    for (;;) {
      const { rest } = this
      if (rest.length < 2) break
      const short = (rest[1] ?? 0) & 127
      const start = short < 126 ? 2 : short === 126 ? 4 : 10
      if (rest.length < start) break
      const size = short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : rest.readUInt32BE(6)
      if (rest.length < start + size) break
      this.rest = rest.subarray(start + size)
      this.take((rest[0] ?? 0) & 15, rest.subarray(start, start + size))
    }
    this.wake()
  }

  private take(opcode: number, payload: Buffer): void {
    if (opcode === opcodes.text) this.received.push(payload.toString())
    if (opcode === opcodes.close) this.closed ??= payload.length > 1 ? payload.readUInt16BE(0) : 1005
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve()
  }
}

const bytesOf = (size: number) => [size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255]

/** Asks for a socket. Gives it, or the answer that refuses it. */
export function openSocket(
  address: string,
  path: string,
  headers: readonly (readonly [name: string, value: string])[],
): Promise<RawSocket | Answer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = open({ agent: false, hostname, port, path, timeout: longestWait, maxHeaderSize: longestHead })
    for (const [name, value] of headers) asked.appendHeader(name, value)
    asked.on('timeout', () => asked.destroy(new Error(`no answer for ${longestWait / 1000} s`)))
    asked.on('error', reject)
    asked.on('upgrade', (_answer, stream, head) => {
      stream.setTimeout(0)
      resolve(new RawSocket(stream, head))
    })
    asked.on('response', answer => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(pieces).toString() })
      })
    })
    asked.end()
  })
}
