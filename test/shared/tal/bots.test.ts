// Bots of Tal der Könige: they go on from whatever they have begun, play sensibly at every level, and better ones win.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levels, type Level } from '#shared/bot-levels.ts'
import { Bot } from '#shared/bots/bot.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import type { Line } from '#shared/engine/log-lines.ts'
import { Stream } from '#shared/engine/random.ts'
import { Thought } from '#shared/engine/thought.ts'
import { botRules } from '#shared/tal/bot/index.ts'
import { styles } from '#shared/tal/bot/styles.ts'
import { weights } from '#shared/tal/bot/weights/all.ts'
import { facts } from '#shared/tal/board.ts'
import { matchUp } from '#test/arena/match-up.ts'
import { playerOf } from '#test/arena/players.ts'
import { required } from '#test/shared/required.ts'
import { isTalLine } from '#test/shared/typed-by-game.ts'
import { kindOf } from '#test/training/kinds.ts'
import { playGame, quietly } from '#test/training/self-play.ts'
import { Chance } from '#shared/chance.ts'
import { longTimeout, runs } from '../properties/tested-game.ts'
import { randomTalGames, tableOf } from './tal-games.ts'

const net = new Net(unpack(weights))
const botOf = (level: Level, seats: number) => new Bot(botRules(seats), net, styles[level])

test('a bot that has forgotten what it meant goes on legally, whoever writes a march first', longTimeout, () => {
  fc.assert(
    fc.property(randomTalGames, fc.constantFrom('newcomer', 'club', 'strong'), (game, level) => {
      const { setting } = tableOf(game)
      const bot = botOf(level, setting.seats)
      const match = quietly(setting.game.prepare(setting.options, setting.seats), setting.seed)
      const chance = new Chance(game.picking)
      while (match.open.length > 0) {
        const { point } = chance.one(match.open)
        const thought = new Thought(match, point, new Stream(chance.seed()))
        const picked = bot.pick(thought)
        thought.end()
        expect(match.isLegal(point, picked)).toBe(true)
        match.pick(point, picked)
      }
    }),
    runs(3),
  )
})

/** What bots of a level log in whole games of two among themselves, game by game. */
function logsOf(level: Level, games: number): readonly (readonly Line[])[] {
  const setting = required(kindOf('tal').tables(2)[0])
  const player = playerOf(level, setting, weights, styles)
  return Array.from({ length: games }, (_, number) => new Chance(number)).map(chance => {
    const match = quietly(setting.prepared, chance.seed())
    match.game.logging = true
    playGame(match, [player, player], chance)
    return match.game.lines
  })
}

test.each(levels)(
  'a %s bids all it has, sends nobody nowhere, and claims, builds and completes',
  longTimeout,
  level => {
    const games = level === 'master' ? 2 : 5
    const logs = logsOf(level, games)
    const lines = logs.flat()
    const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
    for (const { params } of lines.filter(isTalLine('bid'))) expect(sum(params.tablets)).toBe(facts.tablets.length)
    for (const log of logs)
      for (const { round, params } of log.filter(isTalLine('march', 'work'))) {
        // An overseer who finds a space taken ends in its area, wherever he was to go; nobody else does.
        const isStopped = log
          .filter(isTalLine('stopped'))
          .some(stop => stop.round === round && stop.params.piece === params.piece)
        if (!isStopped) expect(params.to).toContain('/')
      }
    expect(lines.filter(isTalLine('claim')).filter(({ round }) => round === 1).length).toBeGreaterThanOrEqual(games * 2)
    expect(lines.filter(isTalLine('complete')).length).toBeGreaterThanOrEqual(games * 2)
    expect(lines.filter(isTalLine('build')).length).toBeGreaterThan(
      sum(lines.filter(isTalLine('unused')).map(({ params }) => params.blocks.length)) / 2,
    )
  },
)

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
