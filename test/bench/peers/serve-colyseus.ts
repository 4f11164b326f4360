// A Colyseus server with our games: `node serve-colyseus.ts`, which says where it answers. A room holds a game and sends each client
// its view as a message after each pick. Its state synchronisation is for states that everybody sees with a few fields hidden by a
// filter, and sends at a fixed rate, 20 times a second unless told otherwise; a view that is made for each viewer anew, at the moment
// of a pick, is what its messages are for.
import { createServer } from 'node:http'
import { Room, Server, type Client } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { gameNames } from '#shared/game-names.ts'
import { portOf } from '#test/port-of.ts'
import type { GameName, SeatPick } from '#shared/protocol.ts'
import { freshGame, seats, WrappedGame } from './wrapped-game.ts'

const roomOf = (name: GameName) =>
  class extends Room {
    // Nothing is synchronised, so no timer is needed for it.
    override patchRate = null
    override maxClients = seats + 1
    private readonly game = new WrappedGame(
      name,
      freshGame(Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex')),
    )
    /** By session, the seat; null of who only watches. */
    private readonly seats = new Map<string, number | null>()

    onCreate(): void {
      this.onMessage<SeatPick>('pick', (client, { decision, options }) => {
        const seat = this.seatOf(client)
        if (seat === null || !this.game.pick({ seat, decision, options })) return client.send('refused', decision)
        for (const each of this.clients) this.tell(each)
      })
    }

    onJoin(client: Client, { watches }: { readonly watches?: boolean }): void {
      this.seats.set(client.sessionId, watches ? null : this.seats.size)
      this.tell(client)
    }

    private tell(client: Client): void {
      client.send('view', this.game.view(this.seatOf(client)))
    }

    private seatOf(client: Client): number | null {
      return this.seats.get(client.sessionId) ?? null
    }
  }

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
for (const name of gameNames) server.define(name, roomOf(name))
await server.listen(0, '127.0.0.1')
console.log(`Ready on http://127.0.0.1:${portOf(http)}`)
