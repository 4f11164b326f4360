// The end, taken apart for the eye: squares of sets, the rest title by title, who comes first and why.
import { expect, test } from 'vitest'
import type { ValleyDeclarations, ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { decidedByFewer, reckon } from '#web/lib/valley/end/score-table.ts'
import { emptyPlayer, emptyTable } from '#test/shared/valley/wire-fixtures.ts'
import { viewOf } from '#test/shared/wire-records.ts'

interface Tomb {
  readonly name: string
  readonly total: number
  readonly won?: boolean
  readonly tomb: readonly string[]
}

const over = (...tombs: readonly Tomb[]): ValleyView =>
  viewOf<ValleyTable, ValleyDeclarations>({
    phase: 'over',
    seats: tombs.map(({ name }, seat) => ({ seat, name, bot: null, standIn: null, connected: true })),
    result: {
      scores: tombs.map(({ total }, seat) => ({ seat, total, parts: [] })),
      winners: tombs.flatMap(({ won }, seat) => (won ? [seat] : [])),
    },
    table: {
      ...emptyTable,
      players: tombs.map(({ tomb }, seat) => ({
        ...emptyPlayer(seat),
        tomb: tomb.map((card, k) => ({ id: `t${k}`, card })),
      })),
    },
  })

test('a set counts its different titles, not its cards', () => {
  const [mira] = reckon(
    over({ name: 'Mira', total: 4, won: true, tomb: ['statue-of-thoth', 'statue-of-thoth', 'statue-of-isis'] }),
  )
  expect(mira?.sets.find(set => set.id === 'statues')?.have.length).toBe(2)
  expect(mira?.sets.reduce((sum, set) => sum + set.points, 0)).toBe(4)
})

test('uniques are named, starters counted', () => {
  const [mira] = reckon(over({ name: 'Mira', total: 7, won: true, tomb: ['boat', 'urn', 'urn', 'shabti'] }))
  expect(mira?.uniques).toEqual([{ card: 'boat', points: 4 }])
  expect(mira?.starters).toEqual({ count: 3, points: 3 })
  expect(mira?.others).toBe(7)
})

test('winners come first, then the others by points', () => {
  const names = reckon(
    over(
      { name: 'Tom', total: 3, tomb: [] },
      { name: 'Anna', total: 9, tomb: [] },
      { name: 'Mira', total: 12, won: true, tomb: [] },
    ),
  ).map(({ name }) => name)
  expect(names).toEqual(['Mira', 'Anna', 'Tom'])
})

test('with as many points the smaller tomb has decided, and that is said', () => {
  const players = reckon(
    over(
      { name: 'Anna', total: 4, tomb: ['boat', 'urn'] },
      { name: 'Mira', total: 4, won: true, tomb: ['boat'] },
      { name: 'Tom', total: 1, tomb: ['urn'] },
    ),
  )
  expect(decidedByFewer(players).map(({ name, cards }) => [name, cards])).toEqual([
    ['Mira', 1],
    ['Anna', 2],
  ])
})

test('of a shared victory nothing has to be explained', () => {
  const players = reckon(
    over({ name: 'Anna', total: 4, won: true, tomb: ['boat'] }, { name: 'Mira', total: 4, won: true, tomb: ['boat'] }),
  )
  expect(decidedByFewer(players)).toEqual([])
})
