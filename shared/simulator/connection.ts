// A connection between a client and a simulated table, both ends of it, and what has been sent over it.
import type { Message, SeatPick, View } from '../protocol.ts'
import type { Attachment, Viewer } from '../table/ports.ts'
import { applyDiff } from '../view-diff.ts'
import type { Network } from './network.ts'

/** The client's end. */
export interface ConnectionClient {
  /** Who it is, for whoever watches. */
  readonly name: string
  heard(line: SimulatedConnection, message: Message): void
  /** The connection is gone, for this reason if the table has closed it. */
  lost(line: SimulatedConnection, code: number): void
}

/** As browsers say that a connection broke. */
const broken = 1006

/** The frame by which a client says whether its page is hidden. */
export const saysHidden = (hidden: boolean): string => JSON.stringify({ type: 'hidden', hidden })

/** The view that a message leads to; null if it leads to none. @throws Error where it starts from another than is known */
export function followed(known: View | null, message: Message): View | null {
  if (message.type === 'view') return message.view
  if (message.type !== 'change') return null
  if (known?.version !== message.from)
    throw new Error(`a change from version ${message.from} for somebody who knows ${known?.version ?? 'none'}`)
  return applyDiff(known, message)
}

/** One connection. */
export class SimulatedConnection {
  /** When it last answered a `ping`. */
  lastPing = 0
  /** The table's end: `closing` once the table has closed it and the client has not answered. */
  state: 'open' | 'closing' | 'closed' = 'open'
  /** Whether its page is out of sight, by what has arrived of it. */
  isHidden = false
  /** Whether the client's end is open. */
  isClientOpen = true
  /** Everything sent so far leads to this view, whether or not it has arrived. */
  sent: View | null = null
  /** The picks that an honest client has sent over it: answers name only their decision. */
  readonly picks: SeatPick[] = []
  /** The lanes to the table and from it. */
  readonly up = {}
  readonly down = {}

  constructor(
    readonly client: ConnectionClient,
    /** The token that the client has connected with. */
    readonly token: string | null,
    readonly viewer: Viewer,
    /** What the table has stored with it. */
    public attachment: Attachment,
    private readonly network: Network,
  ) {}

  /** A message leaves the table. */
  deliver(message: Message): void {
    this.send('message', () => {
      if (this.isClientOpen) this.client.heard(this, message)
    })
  }

  /** The table has closed it: the client learns why, after all that was sent before. */
  deliverClose(code: number): void {
    this.send('close', () => {
      this.breakOff(code)
    })
  }

  private send(what: 'message' | 'close', arrive: () => void): void {
    this.network.send({ what, who: this.client.name, toTable: false, lane: this.down, arrive })
  }

  /** The client's end is gone, and what was under way to it. */
  breakOff(code: number = broken): void {
    this.network.drop([this.down])
    if (!this.isClientOpen) return
    this.isClientOpen = false
    this.client.lost(this, code)
  }
}
