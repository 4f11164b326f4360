/** The part of a WebSocket that a page uses, so that others can stand in for it: a local table, a test. */
export interface SocketLike {
  readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}
