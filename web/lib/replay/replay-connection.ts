// Stands where a table's connection would be: a session gets from it what a table would have said, and its calls find a game
// that is over.
import type { View } from '#shared/protocol.ts'
import { Session } from '../table/session.svelte.ts'
import type { SocketLike } from '../table/socket.ts'
import { tableApi, type Fetch } from '../table/table-api.ts'

const over: Fetch = () => Promise.resolve(Response.json({ error: { code: 'over', message: '' } }, { status: 409 }))

/** A session of a replay, from one move on. */
export class ReplayConnection {
  readonly session: Session
  #socket: SocketLike = {
    readyState: 0,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => undefined,
    close: () => undefined,
  }

  /** @param table a name under which this browser holds no seat, for a replay takes no picks */
  constructor(table: string) {
    this.session = new Session(table, { wire: tableApi(over), openSocket: () => this.#socket, past: true })
    this.session.retry()
  }

  /** Shows a view. Its decision is shown, too, as one whose answer is on its way. */
  show(view: View): void {
    this.#socket.onmessage?.({ data: JSON.stringify({ type: 'view', view }) })
    this.session.pending = ''
  }

  end(): void {
    this.session.close()
  }
}
