// Stand-ins for what surrounds the page: a socket through which a test sends messages, and a browser's storage.
import type { Message } from '#shared/protocol.ts'
import type { SocketLike } from '#web/lib/platform/socket-like.ts'

export class FakeSocket implements SocketLike {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: string[] = []
  readonly protocols: readonly string[]

  constructor(protocols: readonly string[] = []) {
    this.protocols = protocols
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  say(message: Message): void {
    this.sayText(JSON.stringify(message))
  }

  sayText(text: string): void {
    this.onmessage?.({ data: text })
  }

  drop(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

/** A browser's storage that forgets with the test. */
export function fakeStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (n: number) => [...kept.keys()][n] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}
