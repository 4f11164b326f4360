// Bugs in what is shown.
import { Dealing } from '#shared/table/dealing.ts'
import { LobbyCalls } from '#shared/table/lobby-calls.ts'
import { TableMachine } from '#shared/table/table-machine.ts'
import { Views } from '#shared/table/views.ts'
import { callOf, inGames, inMethod, partOf, type PlantedBug } from '../plant.ts'

export const showing: readonly PlantedBug[] = [
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
        const sitters = partOf(partOf(callOf(this['access'], 'loaded'), 'seats'), 'sitters') as object[]
        Object.assign(sitters[Number(partOf(sat, 'seat'))] ?? {}, person)
        return sat
      },
    67,
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
    3,
  ),
  inGames('a table shows how often its generator was used', (instance, context) => ({
    table: viewer => ({ ...instance.table(viewer), drawn: context.random.below(1000) }),
  })),
  inGames('every seat is shown the table of the first', instance => ({ table: viewer => instance.table(viewer ?? 0) })),
]
