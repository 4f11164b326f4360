// Bugs in who is told what.
import { Broadcaster } from '#shared/table/broadcaster.ts'
import { Outbox } from '#shared/table/outbox.ts'
import { PickCalls } from '#shared/table/pick-calls.ts'
import { Views } from '#shared/table/views.ts'
import { callOf, inMethod, partOf, type PlantedBug } from '../plant.ts'

export const telling: readonly PlantedBug[] = [
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
    PickCalls,
    'pickOver',
    original =>
      async function (connection, pick) {
        const seat = partOf(partOf(connection, 'attachment'), 'viewer')
        const version = Number(callOf(callOf(this['access'], 'loaded'), 'version', seat))
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
