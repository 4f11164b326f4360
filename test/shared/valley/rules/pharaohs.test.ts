// Pharaohs: how they are dealt, chosen at the same time and turned up, and what holds of every power.
import { setIds } from '#shared/valley/editions.ts'
import { describe, expect, test } from 'vitest'
import { paramsFor } from '#shared/engine/log-lines.ts'
import type { Referee } from '#shared/engine/referee.ts'
import { valley } from '#shared/valley/index.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { pharaohIds } from '#shared/valley/card-definition.ts'
import { knownTo } from '../../known-view.ts'
import { base, scene } from '../scenario.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'
import { TestTable } from '#test/shared/test-table.ts'
import { accepted } from '#test/shared/accepted-options.ts'

/** A table at which pharaohs were dealt to each player, and nothing was chosen yet. */
function dealtTable(seats: number, seed = 1, more: Readonly<Record<string, unknown>> = {}): TestTable<ValleyState> {
  const options = accepted(valley.settle({ sets: [...setIds], pharaohs: true, ...more }, seats, () => 0))
  return new TestTable<ValleyState>({
    game: valley,
    options,
    seats,
    seed: Uint8Array.from({ length: 16 }, (_, at) => seed + at),
  })
}

function dealt(seats: number, seed = 1, more: Readonly<Record<string, unknown>> = {}): Referee {
  return dealtTable(seats, seed, more).referee
}

const offered = (referee: Referee, seat: number) =>
  referee.decisions(seat).flatMap(({ options }) => options.map(({ id }) => id))
const tableOf = (referee: Referee, viewer: number | null) => valleyTable(referee.table(viewer))
const keep = (referee: Referee, seat: number, at = 0) => {
  const taken = referee.pick(seat, referee.openFor(seat)[0] ?? '', [offered(referee, seat)[at] ?? ''])
  if ('code' in taken) throw new Error(taken.reason)
  return taken
}
/** All that a viewer gets, but for the log. */
const seenBy = (referee: Referee, viewer: number | null) =>
  JSON.stringify([
    tableOf(referee, viewer),
    viewer === null ? [] : [referee.decisions(viewer), referee.canUndo(viewer)],
    referee.round,
    referee.checkpoint,
  ])

describe.each([2, 3, 4, 5])('with %i players', seats => {
  test('before the first turn each player is dealt two, seen by that player alone', () => {
    const referee = dealt(seats)
    expect(referee.waitingFor).toEqual(Array.from({ length: seats }, (_, seat) => seat))
    const all = referee.waitingFor.flatMap(seat => offered(referee, seat))
    expect(all).toHaveLength(2 * seats)
    expect(new Set(all).size).toBe(2 * seats)
    for (const viewer of [null, ...referee.waitingFor]) {
      const own = viewer === null ? [] : offered(referee, viewer)
      const seen = JSON.stringify([
        seenBy(referee, viewer),
        referee.dealLines.map(line => paramsFor(line, viewer)),
        referee.waitingFor.map(seat => referee.waiting(seat)),
      ])
      for (const id of pharaohIds) expect(seen.includes(id), `${viewer} and ${id}`).toBe(own.includes(id))
    }
  })

  test('all choose at the same time, in whatever order; the kept ones are turned up when the last has chosen', () => {
    const referee = dealt(seats)
    const kept = Array.from({ length: seats }, (_, seat) => offered(referee, seat)[1])
    for (let seat = seats - 1; seat > 0; seat--) expect(keep(referee, seat, 1).lines).toEqual([])
    const { lines } = keep(referee, 0, 1)
    expect(lines.map(({ seat, key, params }) => [seat, key, params])).toEqual(
      kept.map((pharaoh, seat) => [seat, 'pharaoh', { pharaoh }]),
    )
    for (const viewer of [null, 0, 1])
      expect(tableOf(referee, viewer).players.map(({ pharaoh }) => pharaoh)).toEqual(kept)
    expect(tableOf(referee, null).step).toBe('play')
    expect(referee.waitingFor).toEqual([tableOf(referee, null).first])
  })

  test('the others go back unseen', () => {
    const { referee, context } = dealtTable(seats)
    const back = Array.from({ length: seats }, (_, seat) => offered(referee, seat)[0] ?? '')
    const lines = referee.waitingFor.flatMap(seat => keep(referee, seat, 1).lines)
    for (const viewer of [null, 0, 1]) {
      const seen = seenBy(referee, viewer) + JSON.stringify(lines.map(line => paramsFor(line, viewer)))
      for (const id of back) expect(seen).not.toContain(id)
    }
    expect(context.state.players.every(player => player.dealt.length === 0)).toBe(true)
  })
})

test('What is chosen is nothing that anybody else sees, before the last has chosen', () => {
  for (const at of [0, 1]) {
    const referee = dealt(3)
    const others = [null, 1, 2].map(viewer => seenBy(referee, viewer))
    const [picks, lines] = [referee.saved.numbers.picks, referee.saved.numbers.lines]
    keep(referee, 0, at)
    expect([null, 1, 2].map(viewer => seenBy(referee, viewer))).toEqual(others)
    expect([referee.saved.numbers.picks, referee.saved.numbers.lines]).toEqual([picks, lines])
    expect(referee.waitingFor).toEqual([1, 2])
    expect(tableOf(referee, 0).players[0]?.pharaoh).toBeDefined()
  }
})

test('Which one is kept makes no difference to what others see', () => {
  const [one, other] = [dealt(3), dealt(3)]
  keep(one, 0, 0)
  keep(other, 0, 1)
  for (const viewer of [null, 1, 2]) expect(knownTo(viewer, one)).toBe(knownTo(viewer, other))
})

test('In whatever order they choose, the same game begins', () => {
  const [one, other] = [dealt(3), dealt(3)]
  for (const seat of [0, 1, 2]) keep(one, seat)
  for (const seat of [2, 0, 1]) keep(other, seat)
  expect(seenBy(one, null)).toBe(seenBy(other, null))
})

test('With six seats one is dealt to each, and nothing is chosen', () => {
  const referee = dealt(6)
  const { players, first, step } = tableOf(referee, null)
  expect(new Set(players.map(({ pharaoh }) => pharaoh)).size).toBe(6)
  for (const { pharaoh } of players) expect(pharaohIds).toContain(pharaoh)
  expect([step, referee.waitingFor]).toEqual(['play', [first]])
})

test('In solitaire Cleopatra VII is left out', () => {
  const dealtAlone = new Set(
    Array.from({ length: 60 }, (_, seed) => offered(dealt(1, seed, { solitaire: 'starter' }), 0)).flat(),
  )
  expect([...dealtAlone].sort()).toEqual(pharaohIds.filter(id => id !== 'cleopatra-vii').sort())
  const referee = dealt(1, 3, { solitaire: 'starter' })
  keep(referee, 0)
  expect(referee.waitingFor).toEqual([0])
})

test('Without the option there are no pharaohs', () => {
  const referee = dealt(2, 1, { pharaohs: false })
  expect(tableOf(referee, null).players.every(player => !('pharaoh' in player))).toBe(true)
  expect(offered(referee, referee.waitingFor[0] ?? 0)).not.toContain('power')
})

test('A power works once per own turn, in the step of playing cards', () => {
  const { anna, ben } = scene({
    anna: { pharaoh: 'hatshepsut' },
    ben: { pharaoh: 'hatshepsut' },
    pyramid: base('Ring'),
  })
  anna.usesPower()
  anna.isFree()
  expect(anna.sees.now.pharaohUsed).toBe(true)
  anna.cannot('power')
  anna.ends()
  anna.chooses('Ring')
  expect(ben.sees.now.pharaohUsed).toBe(false)
  ben.can('power')
})

test('It is not an action: it cannot be repeated or called, and it never counts as your first action', () => {
  const { anna, table } = scene({
    anna: { hand: ['Tyet Amulet', 'Priest of Horus', 'Urn', 'Ring'], pharaoh: 'hatshepsut' },
  })
  anna.usesPower()
  expect(table.executed).toEqual([])
  anna.cannot('play Tyet Amulet', 'play Priest of Horus')
  anna.plays('Urn', 'Ring')
  expect(table.executed).toEqual(['Urn'])
})

test('Nobody is protected from it, for it is no action', () => {
  const { anna } = scene({ anna: { hand: ['Shabti'], pharaoh: 'akhenaten' }, ben: { hand: ['Sphinx'] } })
  anna.usesPower('Shabti')
  anna.isFree()
})

test('It happens between actions, never inside one or inside a purchase', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Ring', 'Shabti'], pharaoh: 'hatshepsut' }, pyramid: base('Sling') })
  anna.plays('Urn')
  expect(anna.options).not.toContain('power')
  anna.chooses('Shabti')
  anna.chooses('buy Sling')
  expect(anna.options).not.toContain('power')
})

test('A power can be taken back, where nothing unknown was seen', () => {
  const { anna, table } = scene({ anna: { pharaoh: 'ramesses-ii' }, pyramid: base('Ring', 'Bow', 'Axe') })
  anna.usesPower('Ring', 'Axe')
  for (const _ of [1, 2, 3]) anna.takesBack()
  expect(table.pyramid).toEqual(base('Ring', 'Bow', 'Axe'))
  anna.can('power')
  const drawn = scene({ anna: { pharaoh: 'amenhotep-iii', deck: ['Urn', 'Ring'] } })
  drawn.anna.usesPower()
  drawn.anna.cannotTakeBack()
})
