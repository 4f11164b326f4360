// Stand-ins for what surrounds the page: a socket through which a test sends messages, a browser's storage, views of tables.
import type { Declarations } from '#shared/message.ts'
import type { AnyTable, Decision, LogLine, Message, View } from '#shared/protocol.ts'
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

/** A player of the deck-builder who has no cards. */
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

/** A view of a lobby with one of two seats taken, with what differs. */
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

/** A line of some game's log, with what differs. */
export const lineOf = (changed: Partial<LogLine> = {}): LogLine => ({
  n: 1,
  at: '',
  round: 1,
  pick: 1,
  seat: 0,
  text: '',
  key: '',
  params: {},
  ...changed,
})

/** A decision of seat 0 with one option to pick, with what differs. */
export const decisionOf = (changed: Partial<Decision> = {}): Decision => ({
  id: '0-1',
  kind: 'choose-card',
  prompt: '',
  key: '',
  params: {},
  min: 1,
  max: 1,
  ordered: false,
  options: [],
  ...changed,
})
