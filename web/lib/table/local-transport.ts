// Where calls and sockets of local tables go: into web/lib/local, which only those fetch who have such a table.
import { isLocal } from '#shared/table/local-id.ts'
import { part } from '../platform/part.ts'
import type { SocketLike } from '../platform/socket-like.ts'

/** Fetches what answers for local tables. Pure, so that the script at the top of the page can do without. */
export const openTableWorker = /* @__PURE__ */ part(() => import('../local/table-worker.ts'))

const idIn = (path: string): string => path.split(/[/?]/)[3] ?? ''

/** Whether a path of the API names a local table, or the place where these are made. */
export const isLocalPath = (path: string): boolean => isLocal(idIn(path))

/** Opens a socket to a local table. */
export function openLocal(path: string, protocols: readonly string[]): SocketLike {
  const socket: SocketLike = {
    readyState: 0,
    onopen: null,
    onmessage: null,
    onclose: null,
    send() {},
    close: () => {
      socket.readyState = 3
    },
  }
  openTableWorker().then(
    ({ connectLocal }) => connectLocal(socket, idIn(path), protocols),
    () => socket.onclose?.({ code: 0 }),
  )
  return socket
}
