// Opens sockets. The first one to a table is opened by the page's first lines, while the scripts are still on their way
// (`first.ts`): by the time there is somebody to listen, the table has answered. What it said until then is told anew.
import { takeSeatFromAddress, tableAt } from './personal.ts'
import { linkToken, tokenFor } from './memory.ts'
import type { OpenSocket, SocketLike } from './socket.ts'
import { live, lineNames } from './wire.ts'

interface Dialled {
  readonly line: string
  readonly socket: WebSocket
  readonly heard: MessageEvent[]
}

// Left in the page by a script of its own, so there is no other place where both would find it.
declare global {
  var dialled: Dialled | undefined
}

const nameOf = (path: string, protocols: readonly string[]) => [path, ...protocols].join()

function dial(path: string, protocols: string[]): WebSocket {
  const address = new URL(path, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address, protocols)
}

/** Opens the line of the table at whose address the page stands, as whoever this browser is there. */
export function dialAhead(): void {
  takeSeatFromAddress()
  const table = tableAt(location.pathname)
  if (table === null) return
  const path = live(table)
  const protocols = lineNames(tokenFor(table) ?? linkToken(table))
  const heard: MessageEvent[] = []
  const socket = dial(path, protocols)
  socket.onmessage = event => heard.push(event)
  globalThis.dialled = { line: nameOf(path, protocols), socket, heard }
}

/** Takes the socket that was opened ahead, once, if it leads to the same place and still stands; else opens one. */
export const openInBrowser: OpenSocket = (path, protocols) => {
  const ahead = globalThis.dialled
  globalThis.dialled = undefined
  if (!ahead) return dial(path, protocols) as SocketLike
  const { line, socket, heard } = ahead
  if (line !== nameOf(path, protocols) || socket.readyState > WebSocket.OPEN) {
    socket.close()
    return dial(path, protocols) as SocketLike
  }
  if (socket.readyState === WebSocket.OPEN) {
    const listener = socket as SocketLike
    queueMicrotask(() => {
      listener.onopen?.()
      for (const event of heard) listener.onmessage?.(event)
    })
  }
  return socket as SocketLike
}
