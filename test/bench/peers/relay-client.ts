// A client of the least that a table could be (test/worker/relay-worker.ts). There is no game: seat 0 is asked the same again
// and again, and whatever comes is a new view.
import { randomUUID } from 'node:crypto'
import type { View } from '#shared/protocol.ts'
import { decisionOf, viewOf } from '#test/shared/wire-records.ts'
import { TableClient, type Heard, type Key, type Kind } from './table-client.ts'

class RelayClient extends TableClient {
  override view: View

  constructor(address: string, { id, seat }: Key, heard: Heard) {
    super(seat === undefined ? null : Number(seat), heard, `${address.replace('http', 'ws')}/api/games/${id}/live`)
    this.view = viewOf({ decisions: this.seat === 0 ? [decisionOf()] : [] })
  }

  override pick(): void {
    this.send('pick')
  }

  protected override receive(): void {
    this.version++
    this.heard.view(this, true)
    this.heard.acknowledged(this)
  }
}

export const relay: Kind = {
  make: async () => {
    const id = randomUUID().replaceAll('-', '')
    return [{ id, seat: '0' }, { id, seat: '1' }, { id }]
  },
  connect: (address, _, key, heard) => new RelayClient(address, key, heard),
}
