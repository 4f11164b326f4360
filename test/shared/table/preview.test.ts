// What a link to a table tells anybody: of a finished game the places.
import { expect, test } from 'vitest'
import { games } from '#shared/games.ts'
import { previewOf } from '#shared/table/preview.ts'
import type { After } from '#shared/table/rows.ts'

test('of players with equal points the link to a finished game names the one who has won first', () => {
  const sitters = ['Mira', 'Anna', 'Tom'].map(name => ({ name }))
  const scores = [40, 40, 52].map((total, seat) => ({ seat, total, parts: [] }))
  const about = (winners: readonly number[], of: typeof scores) =>
    previewOf(
      {
        preview: { game: 'valley', version: games.valley.version, variant: 'base', host: 'Mira' },
        versions: [1, 1, 1, 1],
        begun: 1,
        lobby: { sitters },
        result: { scores: of, winners },
      } as unknown as After,
      games,
    )
  expect(about([1], scores.slice(0, 2))).toMatchObject({ scores: [{ name: 'Anna' }, { name: 'Mira' }] })
  expect(about([2], scores)).toMatchObject({ scores: [{ name: 'Tom' }, { name: 'Mira' }, { name: 'Anna' }] })
})
