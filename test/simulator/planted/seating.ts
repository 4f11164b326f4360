// Bugs in who sits where, and when something happens.
import { Alarm } from '#shared/table/alarm.ts'
import { BotDriver } from '#shared/table/bot-driver.ts'
import { TableAccess } from '#shared/table/table-access.ts'
import { LobbyCalls } from '#shared/table/lobby-calls.ts'
import { NextWakeUp } from '#shared/table/next-wake-up.ts'
import { Seats } from '#shared/table/seats.ts'
import { StoredTable } from '#shared/table/stored-table.ts'
import { TableMachine } from '#shared/table/table-machine.ts'
import { Waits } from '#shared/table/waits.ts'
import { callOf, inMethod, partOf, type Method, type PlantedBug } from '../plant.ts'

/** Whoever makes a call is taken for the host. */
const asHost = (original: Method): Method =>
  function (...given) {
    const { access } = this
    this['access'] = Object.create(access as object, { seatOf: { value: () => 0 } })
    try {
      return original.apply(this, given)
    } finally {
      this['access'] = access
    }
  }

export const seating: readonly PlantedBug[] = [
  inMethod(
    'a taken seat is given away again',
    Seats,
    'freeFrom',
    original =>
      function (wished) {
        const seat = original.call(this, wished)
        return typeof seat === 'number' && seat > 1 ? seat - 1 : seat
      },
    51,
  ),
  inMethod(
    'who sits down again with the same key gets a second seat',
    LobbyCalls,
    'seated',
    original =>
      function (name, token, followed) {
        const { access } = this
        const state = callOf(access, 'loaded')
        const seats = Object.create(partOf(state, 'seats') as object, { of: { value: () => null } }) as unknown
        const blind = Object.create(state as object, { seats: { value: seats, writable: true } }) as unknown
        const isFree = callOf(partOf(state, 'seats'), 'freeFrom', undefined) !== null
        if (!isFree) return original.call(this, name, token, followed)
        Reflect.set(this, 'access', Object.create(access as object, { loaded: { value: () => blind } }))
        try {
          return original.call(this, name, token, followed)
        } finally {
          this['access'] = access
        }
      },
    18,
  ),
  inMethod(
    'whoever has left a seat can still open it',
    Seats,
    'of',
    original =>
      function (token) {
        this['opened'] ??= new Map<unknown, unknown>()
        const opened = this['opened'] as Map<unknown, unknown>
        const seat = original.call(this, token)
        if (seat !== null) opened.set(token, seat)
        return seat ?? opened.get(token) ?? null
      },
    3,
  ),
  inMethod('the wake-up of a new table is set after its first row, not with it', Alarm, 'first', () => () => {}, 269),
  inMethod(
    'a table is deleted whenever it is woken',
    TableMachine,
    'wake',
    () =>
      async function () {
        callOf(this['alarm'], 'rang')
        await callOf(this, 'forget')
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
    9,
  ),
  inMethod(
    'bots do not go on after the table was loaded',
    BotDriver,
    'start',
    original =>
      function () {
        const n = (this['table'] as StoredTable).newest?.n
        this['loadedAt'] ??= n
        // They wait until somebody has done something, whatever wakes the table before.
        if (n !== this['loadedAt']) original.call(this)
      },
    60,
  ),
  inMethod(
    'bots wait for a wake-up that nobody sets',
    NextWakeUp,
    'setAtLast',
    original =>
      function () {
        this['areBotsWaiting'] = () => false
        return original.call(this)
      },
  ),
  inMethod(
    'a wake-up that cannot set the next one is done all the same',
    NextWakeUp,
    'setAtLast',
    original =>
      async function () {
        await (original.call(this) as Promise<void>).catch(() => undefined)
      },
    9,
  ),
  inMethod('nobody looks after bots where everybody has left', NextWakeUp, 'isLeftToBots', () => () => false, 66),
  inMethod('bots that a wake-up finds asked stay away', BotDriver, 'takeUp', () => async () => {}, 66),
  inMethod(
    'bots are started while they think',
    BotDriver,
    'start',
    original =>
      function () {
        this['isPlaying'] = false
        original.call(this)
      },
    264,
  ),
  inMethod(
    'what bots have thought of an older position is stored',
    StoredTable,
    'isAt',
    () =>
      function (state) {
        return this['state'] === state
      },
    3,
  ),
  inMethod(
    'everybody who leaves takes the table along',
    TableAccess,
    'broadcastFreed',
    () =>
      async function () {
        await callOf(this, 'forget')
      },
    10,
  ),
  inMethod('anybody can delete the table', LobbyCalls, 'remove', asHost, 24),
  inMethod('anybody can seat a bot', LobbyCalls, 'seatBot', asHost, 4),
  inMethod(
    'a wake-up in which nothing is stored sets no other',
    TableMachine,
    'wake',
    original =>
      async function () {
        const { nextWakeUp, table } = this
        const n = () => partOf(partOf(table, 'newest') ?? {}, 'n')
        const before = n()
        const setAtLast = async () => (n() === before ? undefined : callOf(nextWakeUp, 'setAtLast'))
        this['nextWakeUp'] = Object.create(nextWakeUp as object, { setAtLast: { value: setAtLast } })
        try {
          return await (original.call(this) as Promise<void>)
        } finally {
          this['nextWakeUp'] = nextWakeUp
        }
      },
  ),
]
