// A client of Colyseus: its matchmaking, and the frames of its protocol that a room without a synchronised state sends.
import { pack, unpack } from 'msgpackr'
import type { SeatPick, View } from '#shared/protocol.ts'
import { TableClient, type Heard, type Key, type Kind } from './table-client.ts'
import { called } from './wire.ts'

interface Reservation {
  readonly processId: string
  readonly roomId: string
  readonly sessionId: string
}

/** The first byte of a frame. */
const frames = { joined: 10, error: 11, message: 13 } as const
/** A short text is one byte of length and its letters. */
const shortText = 0xa0
const textOf = (text: string) => Buffer.concat([Buffer.from([shortText | text.length]), Buffer.from(text)])
const pickHead = Buffer.concat([Buffer.from([frames.message]), textOf('pick')])

class ColyseusClient extends TableClient {
  constructor(address: string, { seat, process, room, session }: Key, heard: Heard) {
    const path = `${address.replace('http', 'ws')}/${process}/${room}?sessionId=${session}`
    super(seat === undefined ? null : Number(seat), heard, path)
  }

  override pick(pick: SeatPick): void {
    this.send(Buffer.concat([pickHead, pack(pick)]))
  }

  protected override receive(data: Buffer): void {
    const [code, head = 0] = data
    if (code === frames.joined) return this.send(Buffer.from([frames.joined]))
    if (code === frames.error) return this.heard.failed(data.toString())
    if (code !== frames.message) return
    const start = 2 + (head & ~shortText)
    const type = data.toString('utf8', 2, start)
    if (type !== 'view') return this.heard.failed(type)
    this.view = unpack(data.subarray(start)) as View
    this.version = this.view.version
    this.heard.view(this, true)
    this.heard.acknowledged(this)
  }
}

const keyOf = ({ processId, roomId, sessionId }: Reservation) => ({
  process: processId,
  room: roomId,
  session: sessionId,
})

export const colyseus: Kind = {
  make: async (address, game) => {
    const host = keyOf(await called<Reservation>(`${address}/matchmake/create/${game}`, {}))
    const join = (options: object) => called<Reservation>(`${address}/matchmake/joinById/${host.room}`, options)
    return [{ ...host, seat: '0' }, { ...keyOf(await join({})), seat: '1' }, keyOf(await join({ watches: true }))]
  },
  connect: (address, _, key, heard) => new ColyseusClient(address, key, heard),
}
