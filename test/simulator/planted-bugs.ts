// Bugs of every kind that a table could have. The simulator must find each of them.
import { Referee } from '#shared/engine/referee.ts'
import { Match } from '#shared/engine/match.ts'
import type { Row } from '#shared/table/rows.ts'
import { Alarm } from '#shared/table/alarm.ts'
import { BotDriver } from '#shared/table/bot-driver.ts'
import { Broadcaster } from '#shared/table/broadcaster.ts'
import { Changes } from '#shared/table/changes.ts'
import { Dealing } from '#shared/table/dealing.ts'
import { LobbyCalls } from '#shared/table/lobby-calls.ts'
import { Outbox } from '#shared/table/outbox.ts'
import { Seats } from '#shared/table/seats.ts'
import { StoredTable } from '#shared/table/stored-table.ts'
import { TableMachine } from '#shared/table/table-machine.ts'
import { TableState } from '#shared/table/table-state.ts'
import { Views } from '#shared/table/views.ts'
import { Waits } from '#shared/table/waits.ts'
import { callOf, inGames, inMethod, type Open, type PlantedBug } from './plant.ts'

const partOf = (object: unknown, name: string): unknown => (object as Open)[name]

/** Bugs in who is told what. */
const telling: readonly PlantedBug[] = [
  inMethod(
    'spectators are told nothing',
    Broadcaster,
    'sendOrClose',
    original =>
      function (viewer) {
        return viewer === null ? undefined : original.call(this, viewer)
      },
  ),
  inMethod(
    'what everybody knows is noted once, not before each change',
    Broadcaster,
    'noteKnown',
    original =>
      function () {
        if (this['noted']) return
        this['noted'] = true
        original.call(this)
      },
  ),
  inMethod(
    'changes start from the view that they lead to',
    Outbox,
    'sendView',
    original =>
      function (viewer, _before, view, except) {
        return original.call(this, viewer, view, view, except)
      },
  ),
  inMethod(
    'spectators are sent the view of the first seat',
    Broadcaster,
    'view',
    original =>
      function (viewer) {
        return original.call(this, viewer ?? 0)
      },
  ),
  inMethod(
    'what was told is told again',
    Broadcaster,
    'send',
    original =>
      function (viewer, except) {
        const behind = partOf(this, 'behind') as Map<unknown, unknown>
        const path = behind.get(viewer)
        original.call(this, viewer, except)
        if (path) behind.set(viewer, path)
      },
  ),
  inMethod(
    'a pick is acknowledged before its view is sent',
    TableMachine,
    'pickOver',
    original =>
      async function (connection, pick) {
        const seat = partOf(partOf(connection, 'attachment'), 'viewer')
        const version = Number(callOf(callOf(this, 'loaded'), 'version', seat))
        const message = { type: 'accepted', decision: partOf(pick, 'decision'), version: version + 1 }
        callOf(partOf(this, 'outbox'), 'send', connection, message)
        return original.call(this, connection, pick)
      },
  ),
  inMethod(
    'the number of a view does not grow',
    Views,
    'advance',
    original =>
      function (before) {
        original.call(this, before)
        return []
      },
  ),
  inMethod(
    'the number of every view grows, whatever its viewer may know',
    Views,
    'advance',
    original =>
      function (before) {
        original.call(this, before)
        const kept = partOf(this, 'kept') as Map<unknown, { readonly version: number }>
        for (const [viewer, view] of before as Map<unknown, { readonly version: number }>)
          kept.set(viewer, { ...kept.get(viewer), version: view.version + 1 })
        return [...(before as Map<unknown, unknown>).keys()]
      },
  ),
]

/** Bugs in what is shown. */
const showing: readonly PlantedBug[] = [
  inMethod(
    'the seed is in every view',
    Views,
    'make',
    original =>
      function (viewer, last) {
        return {
          ...(original.call(this, viewer, last) as object),
          seed: partOf(partOf(partOf(partOf(this, 'state'), 'dealing'), 'dealt') ?? {}, 'seed'),
        }
      },
  ),
  inMethod(
    'the shares are opened as soon as the game begins',
    Dealing,
    'view',
    original =>
      function (shares, isOver) {
        return original.call(this, shares, isOver || this['dealt'] !== null)
      },
  ),
  inMethod(
    'a share that comes once more takes the place of the first',
    LobbyCalls,
    'seated',
    original =>
      function (person, token, followed) {
        const sat = original.call(this, person, token, followed)
        const sitters = partOf(partOf(callOf(this['changes'], 'loaded'), 'seats'), 'sitters') as object[]
        Object.assign(sitters[Number(partOf(sat, 'seat'))] ?? {}, person)
        return sat
      },
  ),
  inMethod(
    'the log is shown as the first seat may read it',
    Views,
    'log',
    original =>
      function (viewer, known) {
        return original.call(this, viewer ?? 0, known)
      },
  ),
  inMethod(
    'spectators are shown what the first seat is asked',
    Views,
    'whole',
    original =>
      function (viewer) {
        const view = original.call(this, viewer) as object
        return viewer === null ? { ...view, decisions: partOf(original.call(this, 0), 'decisions') } : view
      },
  ),
  inMethod(
    'the history can be read before the end',
    TableMachine,
    'history',
    () =>
      async function () {
        const { seed } = partOf(callOf(this, 'loaded'), 'dealing') as { readonly seed: string }
        return { status: 200, text: JSON.stringify({ seed }) }
      },
  ),
  inGames('a table shows how often its generator was used', (instance, context) => ({
    table: viewer => ({ ...instance.table(viewer), drawn: context.random.below(1000) }),
  })),
  inGames('every seat is shown the table of the first', instance => ({ table: viewer => instance.table(viewer ?? 0) })),
]

/** Bugs in what is stored and read. */
const storing: readonly PlantedBug[] = [
  inMethod(
    'a failed write is not noticed',
    StoredTable,
    'append',
    original =>
      function (row) {
        try {
          original.call(this, row)
        } catch {
          // Swallowed: that is the bug.
        }
      },
  ),
  inMethod(
    'the state is kept after a failed write',
    StoredTable,
    'afterAccident',
    original =>
      function (thrown, call) {
        const state = this['state']
        original.call(this, thrown, call)
        this['state'] = state
        return thrown
      },
  ),
  inMethod(
    'a move is stored twice',
    StoredTable,
    'append',
    original =>
      function (row) {
        original.call(this, row)
        const { n, event } = row as Row
        if (event.kind === 'pick') callOf(this['rows'], 'append', { ...(row as Row), n: n + 1 })
      },
  ),
  inMethod(
    'the newest move is forgotten where a table is loaded',
    TableState,
    'rehydrate',
    original =>
      function (needed) {
        const { tail } = needed as { readonly tail: readonly Row[] }
        original.call(this, { ...(needed as object), tail: tail.length > 3 ? tail.slice(0, -1) : tail })
      },
  ),
  inMethod(
    'the numbers of views begin anew where a table is loaded',
    TableState,
    'rehydrate',
    original =>
      function (needed) {
        original.call(this, needed)
        this['versions'] = (this['versions'] as readonly number[]).map(() => 1)
      },
  ),
  inMethod('no moves are ever summed up', TableState, 'isSummed', () => () => false),
]

/** Bugs in which picks are taken. */
const taking: readonly PlantedBug[] = [
  inMethod(
    'a pick that is sent again is refused',
    TableMachine,
    'picked',
    original =>
      function (seat, pick) {
        if (original.call(this, seat, pick) === true) return true
        return callOf(this, 'seatOf', null)
      },
  ),
  inMethod(
    'any seat may answer for the seat that is asked',
    TableMachine,
    'picked',
    original =>
      function (_seat, pick) {
        return original.call(this, Number(String(partOf(pick, 'decision')).split('-')[0]), pick)
      },
    41,
  ),
  inMethod(
    'an answer to an old question is taken for the new one',
    Referee,
    'openFor',
    original =>
      function (seat) {
        const open = original.call(this, seat) as readonly string[]
        return open.length > 0 ? Object.assign([...open], { includes: () => true }) : open
      },
  ),
  inMethod(
    'half of a refused batch is kept',
    Referee,
    'all',
    () =>
      function (first, picks, made) {
        return callOf(this, 'inTurn', first, picks, made)
      },
  ),
  inMethod(
    'an option that is offered is refused now and then',
    Referee,
    'one',
    original =>
      function (question, ids, made) {
        return JSON.stringify(ids).length % 7 === 3
          ? { code: 'illegal-pick', reason: 'not-offered' }
          : original.call(this, question, ids, made)
      },
  ),
  inMethod('questions are numbered anew after an undo', Match, 'askAgain', () => () => {}),
  inMethod(
    'an unknown token is taken for that of the host',
    Seats,
    'of',
    original =>
      function (token) {
        return original.call(this, token) ?? 0
      },
  ),
]

/** Bugs in who sits where, and when something happens. */
const seating: readonly PlantedBug[] = [
  inMethod(
    'a taken seat is given away again',
    Seats,
    'freeFrom',
    original =>
      function (wished) {
        const seat = original.call(this, wished)
        return typeof seat === 'number' && seat > 1 ? seat - 1 : seat
      },
  ),
  inMethod(
    'who sits down again with the same key gets a second seat',
    LobbyCalls,
    'seated',
    original =>
      function (name, token, followed) {
        const { changes } = this
        const state = callOf(changes, 'loaded')
        const seats = Object.create(partOf(state, 'seats') as object, { of: { value: () => null } }) as unknown
        const blind = Object.create(state as object, { seats: { value: seats, writable: true } }) as unknown
        const isFree = callOf(partOf(state, 'seats'), 'freeFrom', undefined) !== null
        if (!isFree) return original.call(this, name, token, followed)
        Reflect.set(this, 'changes', Object.create(changes as object, { loaded: { value: () => blind } }))
        try {
          return original.call(this, name, token, followed)
        } finally {
          this['changes'] = changes
        }
      },
  ),
  inMethod('the wake-up of a new table is set after its first row, not with it', Alarm, 'first', () => () => {}, 91),
  inMethod(
    'a table is deleted whenever it is woken',
    TableMachine,
    'wake',
    () =>
      async function () {
        callOf(this['alarm'], 'rang')
        await callOf(this['changes'], 'forget')
      },
  ),
  inMethod(
    'the clock strikes for everybody who is asked',
    Waits,
    'until',
    original =>
      function (seat) {
        const until = original.call(this, seat)
        return typeof until === 'number' ? until - 20_000 : until
      },
  ),
  inMethod(
    'bots do not go on after the table was loaded',
    BotDriver,
    'start',
    original =>
      function () {
        this['calls'] = Number(this['calls'] ?? 0) + 1
        if (this['calls'] !== 1) original.call(this)
      },
    39,
  ),
  inMethod(
    'bots are started while they think',
    BotDriver,
    'start',
    original =>
      function () {
        this['isPlaying'] = false
        original.call(this)
      },
  ),
  inMethod(
    'what bots have thought of an older position is stored',
    StoredTable,
    'isAt',
    () =>
      function (state) {
        return this['state'] === state
      },
  ),
  inMethod(
    'everybody who leaves takes the table along',
    Changes,
    'tellFreed',
    () =>
      async function () {
        await callOf(this, 'forget')
      },
  ),
]

export const plantedBugs: readonly PlantedBug[] = [...telling, ...showing, ...storing, ...taking, ...seating]
