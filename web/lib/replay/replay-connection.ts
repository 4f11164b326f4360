// In place of a table's connection: gives a session the messages that the table would have sent, and refuses its calls because
// the game is over.
import type { View } from '#shared/protocol.ts'
import { Session } from '../table/session.svelte.ts'
import type { SocketLike } from '../table/socket.ts'
import { tableApi, type Fetch } from '../table/table-api.ts'

const over: Fetch = () => Promise.resolve(Response.json({ error: { code: 'over', message: '' } }, { status: 409 }))

/** The connection of a replay's session, from one move on. */
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

  /** @param table an id for which this browser stores no token, because a replay takes no picks */
  constructor(table: string) {
    this.session = new Session(table, { wire: tableApi(over), openSocket: () => this.#socket, past: true })
    this.session.retry()
  }

  /** Shows a view, with its decision as one whose pick is being sent. */
  show(view: View): void {
    this.#socket.onmessage?.({ data: JSON.stringify({ type: 'view', view }) })
    this.session.pending = ''
  }

  end(): void {
    this.session.close()
  }
}
