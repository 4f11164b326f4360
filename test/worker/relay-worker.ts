// The least that a table could be in workerd: an object that stores a row of a table's usual length for each frame and sends
// everybody connected a few bytes. It knows no game and no seats. What it takes no table can undercut (test/bench/peers).
import { DurableObject } from 'cloudflare:workers'

/** Characters of a row, as a random game of two has them on average. */
const rowLength = 800
/** A message has so many ids of 36 characters: about as much as a compressed change of such a game. */
const messageIds = 3

interface RelayEnv {
  readonly TABLES: DurableObjectNamespace<Table>
}

/** Under the name that the product's class has, so that both are served alike. */
export class Table extends DurableObject<RelayEnv> {
  constructor(ctx: DurableObjectState, env: RelayEnv) {
    super(ctx, env)
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS rows (n INTEGER PRIMARY KEY, text TEXT)')
  }

  override fetch(): Response {
    const [client, server] = Object.values(new WebSocketPair())
    if (!client || !server) throw new Error('no pair')
    this.ctx.acceptWebSocket(server)
    server.send('open')
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(): void {
    this.ctx.storage.sql.exec('INSERT INTO rows (text) VALUES (?)', 'x'.repeat(rowLength))
    // Nothing that compresses well.
    const text = Array.from({ length: messageIds }, () => crypto.randomUUID()).join('')
    for (const socket of this.ctx.getWebSockets()) socket.send(text)
  }
}

/** `/api/games/ID/live` is a socket to that object. */
export default {
  fetch(request: Request, { TABLES }: RelayEnv): Response | Promise<Response> {
    const id = /^\/api\/games\/(\w+)\/live$/.exec(new URL(request.url).pathname)?.[1]
    return id === undefined ? new Response('a relay') : TABLES.get(TABLES.idFromName(id)).fetch(request)
  },
}
