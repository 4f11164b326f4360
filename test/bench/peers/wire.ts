// One WebSocket of a client of any server, by the same library for all: what is sent and heard over it, and how many bytes.
import type { Socket } from 'node:net'
import WebSocket from 'ws'

/** A connection that is open. */
export class Wire {
  private stream: Socket | null = null
  private readonly socket: WebSocket

  /**
   * Connects.
   * @param heard told of each message as it came, text and binary alike
   * @param lost told when the connection has ended, or could not be made
   */
  constructor(
    address: string,
    heard: (data: Buffer) => void,
    lost: (why: string) => void,
    protocols: readonly string[] = [],
  ) {
    this.socket = new WebSocket(address, protocols)
      .on('upgrade', ({ socket }) => {
        this.stream = socket
      })
      .on('message', heard)
      .on('close', code => {
        lost(`closed with ${code}`)
      })
      .on('error', error => {
        lost(String(error))
      })
  }

  send(data: string | Uint8Array): void {
    this.socket.send(data)
  }

  /** Bytes over the wire so far, in both directions, the handshake and all frames included. */
  get bytes(): { readonly sent: number; readonly received: number } {
    return { sent: this.stream?.bytesWritten ?? 0, received: this.stream?.bytesRead ?? 0 }
  }

  close(): void {
    this.socket.terminate()
  }
}

/** A call that answers JSON. @throws Error for any other status than 2xx */
export async function called<Answer>(address: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${text}`)
  return JSON.parse(text) as Answer
}
