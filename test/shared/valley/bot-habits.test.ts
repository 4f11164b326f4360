// No level of the deck-builder's bots plays absurdly: what they do in whole games, counted. What was measured stands beside each
// bound.
import { describe, expect, test } from 'vitest'
import { levels, type Level } from '#shared/bot-levels.ts'
import { boxes } from '#shared/valley/editions.ts'
import { longTimeout } from '../properties/tested-game.ts'
import { Habits } from './bot-habits.ts'

const seats = 2
/** Masters take long. */
const gamesOf = (level: Level) => (level === 'master' ? 4 : 12)

const all = boxes.flatMap(edition => levels.map(level => ({ edition, level })))

describe.each(all)('$edition, $level', longTimeout, ({ edition, level }) => {
  const found = new Habits(level, { edition }, seats, gamesOf(level))

  test('it does not swap without end, nor hold up the game', () => {
    // 0 to 13 % of turns. Ten rounds without progress would owe a sacrifice; it is 1 at most.
    expect(found.swaps).toBeLessThan(found.turns / 5)
    expect(found.stalled).toBeLessThan(3)
    // 16 to 20 turns.
    expect(found.turns / found.seats).toBeLessThan(25)
  })

  test('it buys cards, and makes points of them', () => {
    // In 30 to 89 of 100 turns; 46 to 120 points.
    expect(found.bought).toBeGreaterThan(found.turns / 5)
    expect(found.points / found.seats).toBeGreaterThan(35)
  })

  test('it buries starters with a purpose, not one in each of its first turns', () => {
    // 2.3 to 3.6 of ten starters in the first four rounds; burying one a turn whatever it holds would be 4.
    expect(found.startersBuried / found.seats).toBeLessThan(3.9)
  })

  test('it uses its last turn for what brings points', () => {
    // None but one of 24, of a newcomer. Before turns knew that they were the last, it was a fifth to a third.
    expect(found.wasted).toBeLessThanOrEqual(found.seats / 10)
  })
})

test(
  'of a boneyard that was searched, bots compare only what may lie on top, not each way to lay it',
  longTimeout,
  () => {
    // Comparing 70 ways made a turn of a master take twice its time.
    expect(new Habits('club', { edition: 'last-rites' }, seats, 20).boneyardOrders).toBe(2)
  },
)

test('nobody buries so much gold that it cannot buy anything for the rest of the game', longTimeout, () => {
  // None of 160 seats; before lack of gold was reckoned with, 9.
  const { ruined, seats: all } = new Habits('strong', { edition: 'base' }, 4, 40)
  expect(all).toBe(160)
  expect(ruined).toBeLessThanOrEqual(1)
})

test.each(['newcomer', 'club', 'strong'] as const)(
  '%s keeps off attacks that it can, though not each: a card that answers is worth something too',
  longTimeout,
  level => {
    const { threatened, keptOff } = new Habits(level, { edition: 'afterlife' }, seats, 80)
    expect(threatened).toBeGreaterThan(20)
    // In 200 games 38 of 66, 39 of 77 and 32 of 56: the levels do not differ in it.
    expect(keptOff).toBeGreaterThan(threatened / 3)
    expect(keptOff).toBeLessThan(threatened)
  },
)
