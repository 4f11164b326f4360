// A table at any server with everybody at it: two seats and one who watches. One pick is under way at a time.
import type { Chance } from '#shared/chance.ts'
import type { GameName } from '#shared/protocol.ts'
import { anyPick } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import type { Heard, Key, Kind, TableClient } from './table-client.ts'

/** A pick that was sent. */
interface UnderWay {
  readonly picker: TableClient
  /** From when on its time counts. */
  readonly from: number
  /** Who has no new view yet. */
  readonly missing: Set<TableClient>
  isAcknowledged: boolean
  /** Null until the picker has its view, which says it. */
  isShared: boolean | null
  /** When somebody else was the last to get a view so far. */
  last: number
  readonly resolve: (took: number | null) => void
  readonly reject: (why: Error) => void
}

/** One table. */
export class PlayedTable {
  readonly clients: TableClient[] = []
  private underWay: UnderWay | null = null
  private connecting: { readonly resolve: () => void; readonly reject: (why: Error) => void } | null = null

  private constructor(
    private readonly kind: Kind,
    private readonly address: string,
    private readonly game: GameName,
    readonly keys: readonly Key[],
  ) {}

  /** Makes a table and connects everybody, one after the other. */
  static async make(kind: Kind, address: string, game: GameName): Promise<PlayedTable> {
    return PlayedTable.join(kind, address, game, await kind.make(address, game))
  }

  /** Connects everybody to a table that was made before. @throws Error where it does not take them */
  static async join(kind: Kind, address: string, game: GameName, keys: readonly Key[]): Promise<PlayedTable> {
    const table = new PlayedTable(kind, address, game, keys)
    for (const key of keys) await table.connect(key)
    return table
  }

  get isOver(): boolean {
    return this.clients.some(({ view }) => view?.phase === 'over')
  }

  /** Bytes over the wires of all its clients. */
  get bytes(): { readonly sent: number; readonly received: number } {
    const all = this.clients.map(({ bytes }) => bytes)
    return {
      sent: all.reduce((sum, { sent }) => sum + sent, 0),
      received: all.reduce((sum, { received }) => sum + received, 0),
    }
  }

  /**
   * Makes a legal pick at random. Resolves when it is acknowledged and everybody has the view that it has led to.
   * @param from when it was due: its time counts from then
   * @returns how long it took, in milliseconds, until the last of the others had the new view; null where they are shown nothing
   */
  pick(chance: Chance, from = performance.now()): Promise<number | null> {
    const asked = this.clients.filter(({ view }) => (view?.decisions.length ?? 0) > 0)
    const picker = chance.one(asked)
    return new Promise((resolve, reject) => {
      const missing = new Set(this.clients)
      this.underWay = { picker, from, missing, isAcknowledged: false, isShared: null, last: from, resolve, reject }
      picker.pick(anyPick(chance.one(required(picker.view).decisions), chance))
    })
  }

  /** Everybody leaves. */
  close(): void {
    for (const client of this.clients) client.close()
  }

  private connect(key: Key): Promise<void> {
    return new Promise((resolve, reject) => {
      this.connecting = { resolve, reject }
      this.clients.push(this.kind.connect(this.address, this.game, key, this.heard))
    })
  }

  private readonly heard: Heard = {
    view: (client, isShared) => {
      this.connecting?.resolve()
      this.connecting = null
      const pick = this.underWay
      if (!pick?.missing.delete(client)) return
      if (client === pick.picker) pick.isShared = isShared
      else pick.last = performance.now()
      this.settle(pick)
    },
    acknowledged: client => {
      const pick = this.underWay
      if (pick?.picker !== client) return
      pick.isAcknowledged = true
      this.settle(pick)
    },
    failed: why => {
      const error = new Error(why)
      this.connecting?.reject(error)
      this.underWay?.reject(error)
      this.underWay = null
    },
  }

  private settle(pick: UnderWay): void {
    const { isAcknowledged, isShared, missing, last, from, resolve } = pick
    if (!isAcknowledged || isShared === null || (isShared && missing.size > 0)) return
    this.underWay = null
    resolve(isShared ? last - from : null)
  }
}
