// Bots, at every level: they pick what is legal, the same whenever they know the same, and better players win.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Bot } from '#shared/bots/bot.ts'
import { levels } from '#shared/bot-levels.ts'
import { styles } from '#shared/bots/levels.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import { Match } from '#shared/engine/match.ts'
import { Stream } from '#shared/engine/random.ts'
import { Thought } from '#shared/engine/thought.ts'
import { botRules } from '#shared/valley/bot/index.ts'
import { weights } from '#shared/valley/bot/weights/base.ts'
import { matchUp } from '#test/arena/match-up.ts'
import { playerOf } from '#test/arena/players.ts'
import { kindOf } from '#test/training/kinds.ts'
import { required } from '#test/shared/required.ts'
import { Chance } from '../chance.ts'
import { longTimeout, runs } from '../properties/tested-game.ts'
import { randomValleyGames, tableOf, valleyOptions } from '../properties/valley-games.ts'

const net = new Net(unpack(weights))

test.each(levels)('a %s picks what is legal, the same whatever its seat may not know', longTimeout, level => {
  let twins = 0
  fc.assert(
    fc.property(randomValleyGames, game => {
      const { setting } = tableOf(game)
      const bot = new Bot(botRules(valleyOptions(setting), setting.seats), net, styles[level])
      const match = new Match(setting.game.prepare(setting.options, setting.seats), setting.seed)
      match.game.logging = false
      const { journal, random, state } = match.game
      const chance = new Chance(game.picking)
      for (let made = 0; made < Math.min(game.picks, level === 'master' ? 40 : 120) && match.open.length > 0; made++) {
        const { point } = chance.one(match.open)
        const seed = chance.seed()
        const picked = () => {
          const thought = new Thought(match, point, new Stream(seed))
          const found = bot.pick(thought)
          thought.end()
          return found
        }
        const first = picked()
        expect(match.isLegal(point, first)).toBe(true)
        if (chance.once(8)) {
          const before = JSON.stringify(state)
          journal.recording = true
          const mark = journal.mark()
          match.instance.redraw(point.seat, random)
          if (JSON.stringify(state) !== before) twins++
          expect(picked()).toEqual(first)
          journal.rollback(mark)
          journal.recording = false
          journal.forget()
        }
        match.pick(point, first)
      }
    }),
    runs(level === 'master' ? 2 : 8),
  )
  expect(twins).toBeGreaterThan(0)
})

test('a strong bot beats the greedy player, a greedy one chance', longTimeout, () => {
  const kind = kindOf('valley', 'base')
  const setting = required(kind.tables(2)[0])
  const wins = (one: 'strong' | 'greedy', other: 'greedy' | 'random') => {
    const { games, wins } = matchUp(
      setting.prepared,
      [playerOf(one, setting, weights), playerOf(other, setting, weights)],
      8,
      3,
    )
    return wins / games
  }
  expect(wins('strong', 'greedy')).toBeGreaterThan(0.7)
  expect(wins('greedy', 'random')).toBeGreaterThan(0.7)
})
