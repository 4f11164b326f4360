// That the figures of `npm run balance` can be believed: players find nothing out that their seat may not know, games are the
// same at each run, the greedy player is a better one than chance, errors are standard errors.
import { expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { Deck } from '#shared/valley/deck.ts'
import { valley } from '#shared/valley/game.ts'
import { settle, type ValleyOptions } from '#shared/valley/options.ts'
import { Chance } from '#test/shared/chance.ts'
import { weigh, type Kind } from './count.ts'
import { greedyPlayer } from './greedy.ts'
import { asked, randomPlayer } from './players.ts'
import { Tally } from './tally.ts'

/** For whole games on a machine that does other things too. */
const patience = 60_000
const seats = 3
const options = settle({ edition: 'afterlife' }, seats, () => 0) as ValleyOptions
const deck = new Deck(options, seats)
const random: Kind['player'] = (_deck, _seats, chance) => randomPlayer(chance)
const greedy: Kind['player'] = (cards, many) => greedyPlayer(cards, many)

test('a player finds another hand, other decks and another generator than there are, and leaves no trace', () => {
  const chance = new Chance(3), player = greedyPlayer(deck, seats)
  const match = new Match(valley, options, seats, chance.seed())
  const { state, numbers, lines, journal } = match.run
  const whole = () => JSON.stringify([state, numbers, lines, match.open, journal.mark(), journal.recording, match.run.telling])
  const others = (seat: number) => JSON.stringify(state.players.flatMap(({ hand }, at) => at === seat ? [] : hand.map(card => deck.titles[card]?.id).sort()))
  const own = (seat: number) => JSON.stringify([state.players[seat]?.hand, state.pyramid])
  let exchanged = 0, picks = 0
  for (let ask = match.ask; ask && picks < 150; ask = match.ask, picks++) {
    const { seat } = ask
    const before = whole(), hands = others(seat), seen = own(seat), { position } = state
    const picked = asked(match, ask, (found, question) => {
      expect(own(seat)).toBe(seen)
      expect(state.position).not.toBe(position)
      if (others(seat) !== hands) exchanged++
      return player(found, question)
    }, chance)
    expect(whole()).toBe(before)
    expect(match.isLegal(ask, picked)).toBe(true)
    match.pick(ask, picked)
  }
  // Dealt anew, hands of starters are now and then alike.
  expect(exchanged / picks).toBeGreaterThan(0.7)
}, patience)

test('the same games are played at each run', () => {
  const play = () => JSON.stringify(weigh({ options: { edition: 'base' }, seats, games: 2, player: greedy }))
  expect(play()).toBe(play())
}, patience)

test('the greedy player gets twice the points of chance, and alone comes nearer to the perfect tomb', () => {
  for (const [wanted, many, times] of [[{ edition: 'last-rites' }, 2, 2], [{ solitaire: 'starter' }, 1, 1.3]] as const) {
    const points = (player: Kind['player']) => weigh({ options: wanted, seats: many, games: 4, player }).points.mean
    expect(points(greedy)).toBeGreaterThan(times * points(random))
  }
}, patience)

test('a tally knows its mean and its standard error', () => {
  const tally = new Tally()
  expect([tally.mean, tally.error]).toEqual([0, 0])
  for (const number of [1, 2, 3, 4]) tally.add(number)
  expect(tally.mean).toBe(2.5)
  expect(tally.error).toBeCloseTo(Math.sqrt(5 / 3 / 4), 10)
})
