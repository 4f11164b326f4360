// What all servers' clients have in common: one of them sits at a table, or watches, and knows its view.
import type { GameName, SeatPick, View } from '#shared/protocol.ts'
import { Wire } from './wire.ts'

/** What a client has learned. */
export interface Heard {
  /** A view that it did not know. `isShared`: the pick that has led to it has changed what the others see, too. */
  view(client: TableClient, isShared: boolean): void
  /** Its pick is made, as the server says: with the view, where it says nothing else. */
  acknowledged(client: TableClient): void
  /** What must not happen while the server runs. */
  failed(why: string): void
}

/** By what a table is found again: each server's own. */
export type Key = Readonly<Record<string, string>>

/** How one server is played on. */
export interface Kind {
  /** Makes a table for two. @returns the keys of seat 0, seat 1, and of who watches */
  make(address: string, game: GameName): Promise<readonly [Key, Key, Key]>
  /** Connects with such a key. */
  connect(address: string, game: GameName, key: Key, heard: Heard): TableClient
}

/** One client. */
export abstract class TableClient {
  /** The newest view. Null before the first. */
  view: View | null = null
  /** Which state of the table it shows, as its server counts them. */
  version = -1
  private readonly wire: Wire
  private isLeaving = false

  /** @param seat null of who watches */
  constructor(
    readonly seat: number | null,
    protected readonly heard: Heard,
    address: string,
    protocols?: readonly string[],
  ) {
    this.wire = new Wire(
      address,
      data => {
        this.receive(data)
      },
      why => {
        if (!this.isLeaving) this.heard.failed(why)
      },
      protocols,
    )
  }

  protected abstract receive(data: Buffer): void
  abstract pick(pick: SeatPick): void

  get bytes(): { readonly sent: number; readonly received: number } {
    return this.wire.bytes
  }

  close(): void {
    this.isLeaving = true
    this.wire.close()
  }

  protected send(data: string | Uint8Array): void {
    this.wire.send(data)
  }
}
