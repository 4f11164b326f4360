// Stand-ins for what lies beyond the page: a socket that a test speaks through, a browser's storage, views of a table.
import type { Declarations } from '#shared/message.ts'
import type { AnyTable, Message, View } from '#shared/protocol.ts'
import type { PlayerTable, ValleyTable } from '#shared/valley/table.ts'
import type { SocketLike } from '#web/lib/table/socket.ts'

export class FakeSocket implements SocketLike {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: string[] = []
  readonly protocols: readonly string[]

  constructor(protocols: readonly string[] = []) {
    this.protocols = protocols
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  say(message: Message): void {
    this.sayText(JSON.stringify(message))
  }

  sayText(text: string): void {
    this.onmessage?.({ data: text })
  }

  drop(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

/** A browser's storage that forgets with the test. */
export function fakeStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (n: number) => [...kept.keys()][n] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

/** What lies before a player of the deck-builder who has nothing. */
export const emptyPlayer = (seat: number): PlayerTable => ({
  seat,
  hand: 0,
  deck: 0,
  discard: { count: 0, top: null },
  tomb: [],
  inPlay: [],
  entombedThisTurn: 0,
  turns: 0,
  points: 0,
})

/** A table of the deck-builder on which nothing lies, in the turn of seat 0. */
export const emptyTable: ValleyTable = {
  round: 1,
  first: 0,
  turn: 0,
  step: 'play',
  pyramid: [[null], [null, null], [null, null, null]],
  stock: 0,
  boneyard: { count: 0, top: null },
  aside: [],
  now: { freeEntombing: true, pharaohUsed: false, credits: [], lasting: [], bought: [], executed: [] },
  players: [],
}

/** A view of a table at which one sits and one is waited for, with what differs. */
export const viewOf = <Table extends AnyTable = AnyTable, M extends Declarations = Declarations>(
  changed: Partial<View<Table, M>> = {},
): View<Table, M> => ({
  id: 'table',
  game: 'valley',
  options: {},
  phase: 'lobby',
  version: 1,
  you: null,
  host: 0,
  next: null,
  seats: [
    { seat: 0, name: 'Mira', bot: null, connected: true },
    { seat: 1, name: null, bot: null, connected: false },
  ],
  waitingFor: [],
  waiting: {},
  decisions: [],
  table: null,
  log: [],
  canUndo: false,
  seedHash: '',
  result: null,
  ...changed,
})
