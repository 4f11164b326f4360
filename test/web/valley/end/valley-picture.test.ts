// The picture of a finished game: what it says and draws of the winner.
import { expect, test } from 'vitest'
import type { ValleyDeclarations, ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { reckon } from '#web/lib/valley/end/score-table.ts'
import { pictureOf } from '#web/lib/valley/end/valley-picture.ts'
import { emptyPlayer, emptyTable } from '#test/shared/valley/wire-fixtures.ts'
import { viewOf } from '#test/shared/wire-records.ts'

const won = (...tomb: readonly string[]): ValleyView =>
  viewOf<ValleyTable, ValleyDeclarations>({
    phase: 'over',
    seats: [{ seat: 0, name: 'Mira', bot: null, standIn: null, connected: true }],
    result: { scores: [{ seat: 0, total: tomb.length, parts: [] }], winners: [0] },
    table: {
      ...emptyTable,
      players: [{ ...emptyPlayer(0), tomb: tomb.map((card, k) => ({ id: `t${k}`, card })) }],
    },
  })
const drawingOf = (view: ValleyView) => pictureOf(view, reckon(view), null, '', { withNames: true, what: '' }).drawing

test('a picture shows the tomb of the winner', () => {
  expect(drawingOf(won('urn'))?.caption).toContain('Mira')
})

test('where the winner has entombed nothing, the points have the whole width', () => {
  expect(drawingOf(won())).toBeNull()
})
