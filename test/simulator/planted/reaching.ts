// Bugs in what reaches people beside the views of a table: what others say, messages to browsers that are closed, and the
// next table.
import { LobbyCalls } from '#shared/table/lobby-calls.ts'
import { Outbox } from '#shared/table/outbox.ts'
import { PushNotices } from '#shared/table/push-notices.ts'
import type { PushTargets } from '#shared/table/push-rows.ts'
import type { Seats } from '#shared/table/seats.ts'
import { PushDriver } from '#shared/table/push-driver.ts'
import { callOf, inMethod, partOf, type PlantedBug } from '../plant.ts'

export const reaching: readonly PlantedBug[] = [
  inMethod(
    'everybody is told what is said, wished or not',
    Outbox,
    'sendTalk',
    () =>
      function (message) {
        callOf(
          this,
          'writeAll',
          (callOf(this, 'open') as { readonly connection: unknown }[]).map(({ connection }) => connection),
          message,
        )
      },
    24,
  ),
  inMethod(
    'what is said is said by the next seat',
    Outbox,
    'sendTalk',
    original =>
      function (message) {
        const said = message as { readonly seat: number }
        return original.call(this, { ...said, seat: said.seat + 1 })
      },
    3,
  ),
  inMethod(
    'browsers are told also while their players are there',
    PushDriver,
    'stored',
    original =>
      function (row) {
        const { outbox } = this
        this['outbox'] = { isInSight: () => false, passOver: () => {} }
        original.call(this, row)
        this['outbox'] = outbox
      },
    8,
  ),
  inMethod(
    'whoever has only hidden pages open is not told',
    Outbox,
    'isInSight',
    () =>
      function (viewer) {
        return callOf(this, 'isConnected', viewer)
      },
    24,
  ),
  inMethod(
    'browsers are told of each call twice',
    PushDriver,
    'tell',
    original =>
      function (...given) {
        original.apply(this, given)
        original.apply(this, given)
      },
    284,
  ),
  inMethod(
    'browsers are told only of the beginning',
    PushDriver,
    'tell',
    original =>
      function (state, seat, reason) {
        return reason === 'begun' ? original.call(this, state, seat, reason) : undefined
      },
    18,
  ),
  inMethod(
    'the browser of whoever sat here before is told',
    PushNotices,
    'next',
    original =>
      function (...given) {
        const all = () => partOf(this, 'all') as PushTargets
        const former = { ...(partOf(this, 'former') as PushTargets | undefined), ...all() }
        this['former'] = former
        this['of'] = (seat: number, seats: Seats) =>
          seats.standInOn(seat) === null ? ({ ...former, ...all() }[seat]?.targets ?? []) : []
        return original.apply(this, given)
      },
    118,
  ),
  inMethod('whoever comes back with the same key is told as before', PushNotices, 'freedBy', () => () => [], 8),
  inMethod(
    'browsers are told while a bot stands in',
    PushNotices,
    'of',
    () =>
      function (...given) {
        return callOf(this, 'keptOf', ...given)
      },
    215,
  ),
  inMethod(
    'another browser of a seat takes the place of the first',
    PushDriver,
    'change',
    original =>
      function (state, seat, targets, isWished) {
        return original.call(this, state, seat, (targets as readonly unknown[]).slice(-1), isWished)
      },
    8,
  ),
  inMethod(
    'only one browser of a seat is told',
    PushNotices,
    'of',
    original =>
      function (...given) {
        return (original.apply(this, given) as readonly unknown[]).slice(0, 1)
      },
    18,
  ),
  inMethod(
    'where a browser is gone all others of its seat are forgotten',
    PushDriver,
    'forget',
    original =>
      function (state, seat, endpoint, isWished) {
        if (isWished) return original.call(this, state, seat, endpoint, isWished)
        return callOf(this, 'change', state, seat, [], false)
      },
    46,
  ),
  inMethod(
    'the next table gives another seat than it says',
    LobbyCalls,
    'follow',
    original =>
      async function (request) {
        const answer = (await original.call(this, request)) as { readonly status: number; readonly text: string }
        if (answer.status !== 201) return answer
        const seated = JSON.parse(answer.text) as { readonly seat: number }
        return { ...answer, text: JSON.stringify({ ...seated, seat: Math.min(1, seated.seat) }) }
      },
    198,
  ),
  inMethod(
    'anybody can be told of the turns of a seat',
    PushDriver,
    'checked',
    original =>
      function (_by, seat) {
        return original.call(this, seat, seat)
      },
    96,
  ),
]
