// Views, log lines, decisions and options of whatever game, as a table sends them: each whole, with what differs.
import type { Declarations } from '#shared/message.ts'
import type { AnyTable, Decision, LogLine, Option, View } from '#shared/protocol.ts'

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
  series: null,
  seats: [
    { seat: 0, name: 'Mira', bot: null, standIn: null, connected: true },
    { seat: 1, name: null, bot: null, standIn: null, connected: false },
  ],
  watching: 0,
  waitingFor: [],
  waiting: {},
  decisions: [],
  table: null,
  log: [],
  canUndo: false,
  seedHash: '',
  shuffle: null,
  result: null,
  keptUntil: null,
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

/** An option, with what differs. */
export const optionOf = (changed: Partial<Option> = {}): Option => ({
  id: '',
  label: '',
  key: '',
  params: {},
  ...changed,
})
