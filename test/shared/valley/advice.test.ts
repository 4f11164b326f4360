// Hints of the deck-builder: what is told of a move is what comes of it with the best answers to what it asks; and chances are
// told only where there is somebody to win against.
import { expect, test } from 'vitest'
import { advise } from '#shared/bots/advice.ts'
import { Bot } from '#shared/bots/bot.ts'
import type { BotRules } from '#shared/bots/bot-rules.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import { Chance } from '#shared/chance.ts'
import { games } from '#shared/games.ts'
import { required } from '#test/shared/required.ts'
import { BotPlayers } from '#shared/table/bot-players.ts'
import { base, scene } from './scenario.ts'

test('an action that entombs a card is told with the card that is best for it, not with the dearest', () => {
  const { anna, table } = scene({
    // The dearest card of the hand lies in the tomb already, so it would bring nothing.
    anna: { hand: ['Shabti', 'Inner Sarcophagus', 'Statue of Horus', 'Statue of Sobek'], tomb: ['Statue of Horus'] },
    ben: { tomb: ['Statue of Isis'] },
    pyramid: base('Statue of Osiris', 'Statue of Thoth'),
  })
  anna.entombs('Shabti')
  const { options, seats } = table.setting
  const { rules, weights, styles } = required(games.valley.bots)
  const bot = new Bot(rules(options, seats), new Net(unpack(weights(options, seats))), styles.strong)
  const { plan, changes } = advise(bot, table.referee.thought(0, new Chance(1).seed()))
  expect(table.referee.idsOf(0, required(plan[0]))).toEqual(['execute-0h2'])
  expect(changes).toMatchObject({ points: 3, 'tomb.statues': 1 })
})

test('by how much chances are better is told, but not where a worth stands for points', () => {
  const { table } = scene({
    anna: { hand: ['Statue of Horus'], tomb: ['Statue of Isis', 'Statue of Osiris'] },
    pyramid: base('Axe', 'Sling', 'Serdab'),
  })
  const { options, seats } = table.setting
  const bots = required(games.valley.bots)
  const aheadWith = (changed: Partial<BotRules>) => {
    const game = { ...games.valley, bots: { ...bots, rules: () => ({ ...bots.rules(options, seats), ...changed }) } }
    const made = { options, seats }
    const players = new BotPlayers({ made, dealing: { seed: '00' }, game } as never, thrown => {
      throw thrown
    })
    return players.advise(table.referee, 0).ahead
  }
  expect(aheadWith({})).toBeGreaterThan(0)
  expect(aheadWith({ pointsOf: worth => worth })).toBe(0)
})
