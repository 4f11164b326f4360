// Whom a table waits for, and what these players are doing.
import { expect, test } from 'vitest'
import { plain, waitingPieces } from '#web/lib/messages/telling.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import '#test/web/load-texts.ts'

test('players who are waited for are named with what they are doing', () => {
  const view = viewOf({
    game: 'tal',
    phase: 'playing',
    seats: ['Mira', 'Anna', 'Tom'].map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true })),
    waiting: {
      1: { since: '', key: 'waiting.march', params: {} },
      2: { since: '', key: 'waiting.march', params: {} },
    },
  })
  const waitingFor = (seats: readonly number[]) => plain(waitingPieces(view, 1, '', seats))
  expect([waitingFor([1]), waitingFor([1, 2])]).toEqual([
    'Anna is moving overseers',
    'Anna and Tom are moving overseers',
  ])
})
