// Opens sockets. The first one to a table is opened by a script at the top of the page, while the others are still being
// fetched (`open-ahead.ts`). Messages received until they run are delivered to them then.
import { takeSeatFromAddress, tableAt } from './personal-link.ts'
import { linkToken, tokenFor } from './seat-storage.ts'
import type { SocketLike } from '../platform/socket-like.ts'
import { isLocalPath, openLocal } from './local-transport.ts'
import type { OpenSocket } from './socket.ts'
import { socketPath, protocolNames } from './table-api.ts'

interface OpenedAhead {
  readonly key: string
  readonly socket: WebSocket
  readonly received: MessageEvent[]
}

// Global, because the script at the top of the page shares no module with the others.
declare global {
  var openedAhead: OpenedAhead | undefined
}

const keyOf = (path: string, protocols: readonly string[]) => [path, ...protocols].join()

function open(path: string, protocols: string[]): WebSocket {
  const address = new URL(path, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address, protocols)
}

/** Opens a socket to the table of this page's address, with this browser's token for it. */
export function openAhead(): void {
  takeSeatFromAddress()
  const table = tableAt(location.pathname)
  if (table === null) return
  const path = socketPath(table)
  const protocols = protocolNames(tokenFor(table) ?? linkToken(table))
  const received: MessageEvent[] = []
  const socket = open(path, protocols)
  socket.onmessage = event => received.push(event)
  globalThis.openedAhead = { key: keyOf(path, protocols), socket, received }
}

/** Returns the socket that was opened ahead, once, if it is for the same table and token and not closed; else opens one. */
export const openInBrowser: OpenSocket = (path, protocols) => {
  if (isLocalPath(path)) return openLocal(path, protocols)
  const ahead = globalThis.openedAhead
  globalThis.openedAhead = undefined
  if (!ahead) return open(path, protocols) as SocketLike
  const { key, socket, received } = ahead
  if (key !== keyOf(path, protocols) || socket.readyState > WebSocket.OPEN) {
    socket.close()
    return open(path, protocols) as SocketLike
  }
  if (socket.readyState === WebSocket.OPEN) {
    const listener = socket as SocketLike
    queueMicrotask(() => {
      listener.onopen?.()
      for (const event of received) listener.onmessage?.(event)
    })
  }
  return socket as SocketLike
}
