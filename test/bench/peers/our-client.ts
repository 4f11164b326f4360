// A client of our own tables, as the page is one: it follows changes.
import type { MadeTable, Message, SeatPick, SatDown } from '#shared/protocol.ts'
import { followed } from '#shared/simulator/connection.ts'
import { TableClient, type Heard, type Key, type Kind } from './table-client.ts'
import { called } from './wire.ts'

/** What may change in a view without anybody else seeing it, or because somebody has come or gone. */
const ownKeys = ['version', 'decisions', 'canUndo', 'seats', 'watching']

class OurClient extends TableClient {
  /** Whether what it has picked last stays sealed. */
  private isSealed = false

  constructor(address: string, { id, seat, token }: Key, heard: Heard) {
    const protocols = ['table', 'changes', ...(token === undefined ? [] : [`token.${token}`])]
    super(
      seat === undefined ? null : Number(seat),
      heard,
      `${address.replace('http', 'ws')}/api/games/${id}/live`,
      protocols,
    )
  }

  override pick(pick: SeatPick): void {
    const asked = this.view?.decisions.find(({ id }) => id === pick.decision)
    // (API.md, View): a bid and a march are nobody else's to see before they are sealed.
    this.isSealed = (asked?.kind === 'bid' || asked?.key === 'march') && pick.options[0] !== 'seal'
    this.send(JSON.stringify({ type: 'pick', ...pick }))
  }

  protected override receive(data: Buffer): void {
    const message: Message = JSON.parse(data.toString())
    if (message.type === 'accepted') return this.heard.acknowledged(this)
    if (message.type === 'error') return this.heard.failed(message.error.message)
    const before = this.version
    this.view = followed(this.view, message)
    this.version = this.view?.version ?? before
    // Who is there is told without a new version.
    if (this.version === before) return
    const changed = message.type === 'change' ? Object.keys(message.view) : []
    this.heard.view(this, !this.isSealed && changed.some(key => !ownKeys.includes(key)))
  }
}

export const ours: Kind = {
  make: async (address, game) => {
    const { id, token }: MadeTable = await called(`${address}/api/games`, { game, seats: 2, name: 'Anna' })
    const sat: SatDown = await called(`${address}/api/games/${id}/seats`, { name: 'Player 1' })
    return [{ id, seat: '0', token }, { id, seat: '1', token: sat.token }, { id }]
  },
  connect: (address, _, key, heard) => new OurClient(address, key, heard),
}
