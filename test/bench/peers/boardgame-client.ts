// A client of boardgame.io, which speaks Socket.IO over a WebSocket, from the first packet on: the same packets as its own client
// sends, without the rules and the store that its own client has beside them.
import { applyPatch } from 'rfc6902'
import type { SeatPick, View } from '#shared/protocol.ts'
import { seats } from './wrapped-game.ts'
import { TableClient, type Heard, type Key, type Kind } from './table-client.ts'
import { called } from './wire.ts'

/** What it is sent of a match. */
interface Sent {
  readonly G: View
  readonly _stateID: number
}

/** Packets of Engine.IO, and of Socket.IO within them. */
const packets = { open: '0', ping: '2', pong: '3', connect: '40', event: '42', connectError: '44' } as const

class BoardgameClient extends TableClient {
  private state: Sent | null = null

  constructor(
    address: string,
    private readonly game: string,
    private readonly key: Key,
    heard: Heard,
  ) {
    const seat = key['seat']
    super(
      seat === undefined ? null : Number(seat),
      heard,
      `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    )
  }

  override pick({ decision, options }: SeatPick): void {
    const { match, seat, credentials } = this.key
    const payload = { type: 'pick', args: [decision, options], playerID: seat, credentials }
    this.emit('update', { type: 'MAKE_MOVE', payload }, this.version, match, seat)
  }

  protected override receive(data: Buffer): void {
    const text = data.toString()
    if (text.startsWith(packets.event)) return this.told(JSON.parse(text.slice(text.indexOf(',') + 1)))
    if (text.startsWith(packets.connectError)) return this.heard.failed(text)
    if (text.startsWith(packets.connect)) {
      const { match, seat, credentials } = this.key
      return this.emit('sync', match, seat ?? null, credentials, seats)
    }
    if (text.startsWith(packets.open)) return this.send(`${packets.connect}/${this.game},`)
    if (text === packets.ping) this.send(packets.pong)
  }

  private told([event, ...args]: readonly [string, ...unknown[]]): void {
    if (event === 'sync') {
      const { state } = args[1] as { readonly state: Sent }
      this.came(state)
    } else if (event === 'update') {
      this.came(args[1] as Sent)
    } else if (event === 'patch' && this.state) {
      const patch = args[3] as readonly object[]
      if (applyPatch(this.state, patch).some(problem => problem !== null)) this.heard.failed('a patch does not fit')
      else this.came(this.state)
    }
  }

  private came(state: Sent): void {
    this.state = state
    this.view = state.G
    if (state._stateID === this.version) return
    this.version = state._stateID
    this.heard.view(this, true)
    this.heard.acknowledged(this)
  }

  private emit(...event: readonly unknown[]): void {
    this.send(`${packets.event}/${this.game},${JSON.stringify(event)}`)
  }
}

export const boardgameIo: Kind = {
  make: async (address, game) => {
    const { matchID: match }: { readonly matchID: string } = await called(`${address}/games/${game}/create`, {
      numPlayers: seats,
    })
    const sit = async (seat: string): Promise<Key> => {
      const sat: { readonly playerCredentials: string } = await called(`${address}/games/${game}/${match}/join`, {
        playerID: seat,
        playerName: 'Anna',
      })
      return { match, seat, credentials: sat.playerCredentials }
    }
    return [await sit('0'), await sit('1'), { match }]
  },
  connect: (address, game, key, heard) => new BoardgameClient(address, game, key, heard),
}
