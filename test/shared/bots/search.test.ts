// Playing plans on: what they come to is judged at the same moment for all of them.
import { expect, test, vi } from 'vitest'
import type { Plan } from '#shared/bots/bot-rules.ts'
import { Judge } from '#shared/bots/judge.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import { playedOn } from '#shared/bots/search.ts'
import { Chance } from '#shared/chance.ts'
import { Referee } from '#shared/engine/referee.ts'
import type { Thought } from '#shared/engine/thought.ts'
import { games } from '#shared/games.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { required } from '#test/shared/required.ts'

test.each([
  { seats: 1, wanted: { solitaire: 'starter' } },
  { seats: 2, wanted: {} },
])('whether a plan ends the turn or not, it is played on up to the own next one ($seats)', ({ seats, wanted }) => {
  const chance = new Chance(2)
  const options = accepted(games.valley.settle(wanted, seats, count => chance.below(count)))
  const bots = required(games.valley.bots)
  const judge = new Judge(bots.rules(options, seats), new Net(unpack(bots.weights(options, seats))))
  const referee = new Referee(games.valley, options, seats, chance.seed())
  let judgedAt = 0
  const worth = judge.worth.bind(judge)
  vi.spyOn(judge, 'worth').mockImplementation(({ match }, seat) => {
    judgedAt = match.instance.checkpoint
    return worth({ match }, seat)
  })
  const endsTurn = ({ match, point }: Thought, plan: Plan) => {
    const { checkpoint } = match.instance
    judge.tryPlan(match, point, plan)
    return match.instance.checkpoint > checkpoint
  }
  let endings = 0
  for (let picks = 0; picks < 20; picks++) {
    const { checkpoint } = referee
    const seat = required(referee.waitingFor[0])
    const thought = referee.thought(seat, chance.seed())
    const { match, point } = thought
    for (const plan of point.kind === 'play' ? judge.rules.choices(match, point) : []) {
      if (thought.withRollback(() => endsTurn(thought, plan))) endings++
      playedOn(judge, thought, plan, Infinity)
      expect(judgedAt - checkpoint).toBe(seats)
    }
    const [picked = []] = judge.bestHere(thought, point)
    referee.pick(seat, required(referee.openFor(seat)[0]), referee.idsOf(seat, picked))
  }
  expect(endings).toBeGreaterThan(0)
})

test('of plans that are compared in many worlds at least two are left', () => {
  const chance = new Chance(3)
  const options = accepted(games.tal.settle({}, 2, count => chance.below(count)))
  const bots = required(games.tal.bots)
  const judge = new Judge(bots.rules(options, 2), new Net(unpack(bots.weights(options, 2))))
  const referee = new Referee(games.tal, options, 2, chance.seed())
  const left: number[] = []
  for (let picks = 0; left.length < 6; picks++) {
    expect(picks).toBeLessThan(40)
    const seat = required(referee.waitingFor[0])
    const thought = referee.thought(seat, chance.seed())
    if (judge.rules.choices(thought.match, thought.point).length > 1) left.push(judge.weigh(thought, 16).length)
    const [picked = []] = judge.bestHere(thought, thought.point)
    referee.pick(seat, required(referee.openFor(seat)[0]), referee.idsOf(seat, picked))
  }
  expect(Math.min(...left)).toBe(2)
})
