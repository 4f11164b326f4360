// Bugs in which picks are taken.
import { Referee } from '#shared/engine/referee.ts'
import { Match } from '#shared/engine/match.ts'
import { PickCalls } from '#shared/table/pick-calls.ts'
import type { Newest } from '#shared/table/rows.ts'
import { Seats } from '#shared/table/seats.ts'
import { TableMachine } from '#shared/table/table-machine.ts'
import { TurnClock } from '#shared/table/turn-clock.ts'
import { callOf, inMethod, partOf, type PlantedBug } from '../plant.ts'

export const taking: readonly PlantedBug[] = [
  inMethod(
    'a pick that is sent again is refused',
    PickCalls,
    'picked',
    original =>
      function (seat, pick) {
        if (original.call(this, seat, pick) === true) return true
        return callOf(this['access'], 'seatOf', null)
      },
    834,
  ),
  inMethod(
    'any seat may answer for the seat that is asked',
    PickCalls,
    'picked',
    original =>
      function (_seat, pick) {
        return original.call(this, Number(String(partOf(pick, 'decision')).split('-')[0]), pick)
      },
    119,
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
    'makeAll',
    () =>
      function (first, picks, made) {
        return callOf(this, 'makeInOrder', first, picks, made)
      },
  ),
  inMethod(
    'an option that is offered is refused now and then',
    Referee,
    'makeOne',
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
  inMethod('a clock that was stopped is not started by whoever looks', TurnClock, 'look', () => () => {}, 165),
  inMethod(
    'a clock that was stopped is not started by whoever connects',
    TableMachine,
    'connect',
    original =>
      function (...given) {
        const { turnClock } = this
        this['turnClock'] = { look: () => {} }
        try {
          return original.apply(this, given)
        } finally {
          this['turnClock'] = turnClock
        }
      },
    170,
  ),
  inMethod(
    'the clock is stopped though somebody is connected',
    TurnClock,
    'ring',
    original =>
      function (newest) {
        this['outbox'] = { viewers: [] }
        // After the first late pick: that twelve come while a page is open happens too seldom.
        const { after, ...row } = newest as Newest
        return original.call(this, { ...row, after: { ...after, late: 12 } })
      },
    10,
  ),
]
