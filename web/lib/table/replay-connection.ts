// In place of a table's connection: gives a session the views that the table would have sent, and refuses its calls because the
// game is over.
import type { View } from '#shared/protocol.ts'
import { reuseUnchanged } from './reuse-unchanged.ts'
import { Session } from './session.svelte.ts'
import type { OlderLines } from './session-transport.ts'
import type { SocketLike } from '../platform/socket-like.ts'
import { tableApi, type Fetch } from './table-api.ts'

const over: Fetch = () => Promise.resolve(Response.json({ error: { code: 'over', message: '' } }, { status: 409 }))
/** Never opened: a replay's session does not connect. */
const noSocket: SocketLike = {
  readyState: 3,
  onopen: null,
  onmessage: null,
  onclose: null,
  send: () => undefined,
  close: () => undefined,
}

/** The connection of a replay's session, from one moment on. */
export class ReplayConnection {
  readonly session: Session

  /**
   * @param table its id; the session gets another one, under which this browser stores nothing: a replay takes no picks
   * @param older lines of the log than the one with this number
   */
  constructor(table: string, older: OlderLines) {
    this.session = new Session(`${table} again`, { api: tableApi(over), openSocket: () => noSocket, olderLines: older })
    this.session.status = 'live'
    this.session.pending = ''
  }

  /** Shows a view, with its decision as one whose pick is being sent. It is copied: the game goes on in the same objects. */
  show(view: View): void {
    const { session } = this
    session.show(reuseUnchanged(session.view, JSON.parse(JSON.stringify(view)) as View))
  }

  /** Shows a view of any other moment: nothing moves there, or is announced, as it would from one move to the next. */
  leap(view: View): void {
    this.session.jumps++
    this.show(view)
  }

  end(): void {
    this.session.close()
  }
}
