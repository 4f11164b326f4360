// Opens sockets. The first one to a table is opened by the page's first lines, while the scripts are still on their way
// (`open-ahead.ts`): by the time the scripts run, the table has answered. Messages that came until then are delivered again.
import { takeSeatFromAddress, tableAt } from './personal-link.ts'
import { linkToken, tokenFor } from './seat-storage.ts'
import type { OpenSocket, SocketLike } from './socket.ts'
import { socketPath, protocolNames } from './table-api.ts'

interface OpenedAhead {
  readonly key: string
  readonly socket: WebSocket
  readonly received: MessageEvent[]
}

// Left in the page by a script of its own, so there is no other place where both would find it.
declare global {
  var openedAhead: OpenedAhead | undefined
}

const keyOf = (path: string, protocols: readonly string[]) => [path, ...protocols].join()

function open(path: string, protocols: string[]): WebSocket {
  const address = new URL(path, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address, protocols)
}

/** Opens a socket to the table of this page's address, with the seat that this browser has there. */
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

/** Returns the socket that was opened ahead, once, if it is to the same table with the same token and not closed; else opens one. */
export const openInBrowser: OpenSocket = (path, protocols) => {
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
