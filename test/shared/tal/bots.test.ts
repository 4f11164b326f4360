// Bots of Tal der Könige: they pick what is legal, the same whenever they know the same, play whole games and waste little.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levels, type Level } from '#shared/bot-levels.ts'
import { Bot } from '#shared/bots/bot.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import { Stream } from '#shared/engine/random.ts'
import { Thought } from '#shared/engine/thought.ts'
import { factsOfBoard } from '#shared/tal/bot/facts.ts'
import { botRules } from '#shared/tal/bot/index.ts'
import { inputCount } from '#shared/tal/bot/inputs.ts'
import { styles } from '#shared/tal/bot/styles.ts'
import { weights } from '#shared/tal/bot/weights/all.ts'
import { tal } from '#shared/tal/index.ts'
import { matchUp } from '#test/arena/match-up.ts'
import { playerOf } from '#test/arena/players.ts'
import { kindOf } from '#test/training/kinds.ts'
import { playGame, quietly } from '#test/training/self-play.ts'
import { required } from '#test/shared/required.ts'
import { Chance } from '../chance.ts'
import { longTimeout, runs } from '../properties/tested-game.ts'
import { randomTalGames, tableOf } from './tal-games.ts'

const net = new Net(unpack(weights))
const botOf = (level: Level, seats: number) => new Bot(botRules(seats), net, styles[level])

test('the weights were made with the present rules and board', () => {
  expect(weights.version).toBe(tal.version)
  expect(weights.facts).toBe(bytesToHex(sha256(utf8ToBytes(factsOfBoard()))))
  expect(weights.inputs).toBe(inputCount)
})

test.each(levels)('a %s picks what is legal, the same whatever its seat may not know', longTimeout, level => {
  let twins = 0
  fc.assert(
    fc.property(randomTalGames, game => {
      const { setting } = tableOf(game)
      const bot = botOf(level, setting.seats)
      const match = quietly(setting.game.prepare(setting.options, setting.seats), setting.seed)
      const { journal, random, state } = match.game
      const chance = new Chance(game.picking)
      for (let made = 0; made < Math.min(game.picks, level === 'master' ? 60 : 200) && match.open.length > 0; made++) {
        // Of several seats that write their marches any may be first.
        const { point } = chance.one(match.open)
        const seed = chance.seed()
        const planned = () => {
          const thought = new Thought(match, point, new Stream(seed))
          const found = bot.plan(thought)
          thought.end()
          return found
        }
        const plan = planned()
        if (chance.once(4)) {
          const before = JSON.stringify(state)
          journal.recording = true
          const mark = journal.mark()
          match.instance.redraw(point.seat, random)
          if (JSON.stringify(state) !== before) twins++
          expect(planned()).toEqual(plan)
          journal.rollback(mark)
          journal.recording = false
          journal.forget()
        }
        for (const picked of plan.slice(0, chance.once(2) ? 1 : undefined)) {
          const next = match.open.find(open => open.point.seat === point.seat && open.point.key === point.key)
          if (!next) break
          expect(match.isLegal(next.point, picked)).toBe(true)
          match.pick(next.point, picked)
        }
      }
    }),
    runs(level === 'master' ? 2 : 5),
  )
  expect(twins).toBeGreaterThan(0)
})

test('bots of any levels play every game to its end, the same from the same seeds', longTimeout, () => {
  fc.assert(
    fc.property(
      randomTalGames,
      fc.array(fc.constantFrom(...levels), { minLength: 4, maxLength: 4 }),
      (game, seated) => {
        const { setting } = tableOf(game)
        const played = () => {
          const match = quietly(setting.game.prepare(setting.options, setting.seats), setting.seed)
          const bots = seated.map(level => botOf(level === 'master' ? 'strong' : level, setting.seats))
          playGame(
            match,
            bots.map(bot => thought => bot.plan(thought)),
            new Chance(game.picking),
          )
          expect(match.instance.result?.winners.length).toBeGreaterThan(0)
          return JSON.stringify(match.game.state)
        }
        expect(played()).toBe(played())
      },
    ),
    runs(2),
  )
})

test('a strong bot beats the greedy player, a greedy one chance', longTimeout, () => {
  const setting = required(kindOf('tal').tables(2)[0])
  const wins = (one: 'strong' | 'greedy', other: 'greedy' | 'random') => {
    const player = (name: typeof one | typeof other) => playerOf(name, setting, weights, styles)
    const { games, wins } = matchUp(setting.prepared, [player(one), player(other)], 8, 3)
    return wins / games
  }
  expect(wins('strong', 'greedy')).toBeGreaterThan(0.6)
  expect(wins('greedy', 'random')).toBeGreaterThan(0.8)
})
