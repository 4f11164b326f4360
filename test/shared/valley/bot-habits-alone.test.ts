// No level of the deck-builder's bots plays absurdly alone, and the better ones get more points: what they do in whole games,
// counted.
import { describe, expect, test } from 'vitest'
import { levels, type Level } from '#shared/bot-levels.ts'
import { required } from '#test/shared/required.ts'
import { longTimeout } from '../properties/tested-game.ts'
import { Habits } from './bot-habits.ts'

/** Masters take long. */
const gamesOf = (level: Level) => (level === 'master' ? 2 : 8)

const played = levels.map(level => ({
  level,
  starter: new Habits(level, { solitaire: 'starter' }, 1, gamesOf(level)),
  master: new Habits(level, { solitaire: 'master' }, 1, gamesOf(level)),
}))
const pointsOf = ({ points, seats }: Habits) => points / seats

describe.each(played)('$level', longTimeout, ({ starter, master }) => {
  test.each([starter, master])('it does not swap without end', found => {
    // A swap keeps a card that would have to be sacrificed. After three turns in succession that keep them all, one may not.
    expect(found.stalled).toBeLessThan(4)
    // 37 to 67 turns for 55 cards.
    expect(found.turns / found.seats).toBeLessThan(85)
  })

  test('it makes points of what it gets, and entombs in its last turn', () => {
    // 132 to 170 points of 170.
    expect(pointsOf(starter)).toBeGreaterThan(100)
    expect(starter.wasted).toBeLessThanOrEqual(starter.seats / 5)
  })
})

test('strong bots get more points than club ones, these more than newcomers', () => {
  const [newcomer, club, strong, master] = played.map(({ starter }) => pointsOf(starter))
  expect(required(club)).toBeGreaterThan(required(newcomer))
  expect(required(strong)).toBeGreaterThan(required(club))
  // Nearly all of both tombs are perfect, or short of it by a point.
  expect(required(master)).toBeGreaterThan(160)
})
