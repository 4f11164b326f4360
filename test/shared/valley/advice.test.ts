// Hints and analyses of the deck-builder: what is told of a move is what comes of it with the best answers to what it asks; and
// chances are told only where there is somebody to win against.
import { expect, test } from 'vitest'
import { advise } from '#shared/bots/advice.ts'
import { Bot } from '#shared/bots/bot.ts'
import type { BotRules } from '#shared/bots/bot-rules.ts'
import { Judge } from '#shared/bots/judge.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import { MoveDescriber } from '#shared/bots/told-moves.ts'
import { Chance } from '#shared/chance.ts'
import type { Replay } from '#shared/engine/game-replay.ts'
import { games } from '#shared/games.ts'
import { required } from '#test/shared/required.ts'
import { BotPlayers } from '#shared/table/bot-players.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { TestTable } from '#test/shared/test-table.ts'
import { base, scene } from './scenario.ts'

/** A table at which the dearest card of the hand lies in the tomb already, so that to entomb it would bring nothing. */
function withDearestBuried() {
  const { anna, table } = scene({
    anna: { hand: ['Shabti', 'Inner Sarcophagus', 'Statue of Horus', 'Statue of Sobek'], tomb: ['Statue of Horus'] },
    ben: { tomb: ['Statue of Isis'] },
    pyramid: base('Statue of Osiris', 'Statue of Thoth'),
  })
  anna.entombs('Shabti')
  return table
}

test('an action that entombs a card is told with the card that is best for it, not with the dearest', () => {
  const table = withDearestBuried()
  const { options, seats } = table.setting
  const { rules, weights, styles } = required(games.valley.bots)
  const bot = new Bot(rules(options, seats), new Net(unpack(weights(options, seats))), styles.strong)
  const { plan, changes } = advise(bot, table.referee.thought(0, new Chance(1).seed()))
  expect(table.referee.idsOf(0, required(plan[0]))).toEqual(['execute-0h2'])
  expect(changes).toMatchObject({ points: 3, 'tomb.statues': 1 })
})

test('an analysis tells such an action with that card too', () => {
  const { referee, setting } = withDearestBuried()
  const { options, seats } = setting
  const bots = required(games.valley.bots)
  const judge = new Judge(bots.rules(options, seats), new Net(unpack(bots.weights(options, seats))))
  const { match, point } = referee.thought(0, new Chance(1).seed())
  const plans = judge.rules.choices(match, point)
  const action = required(plans.find(([picked = []]) => referee.idsOf(0, picked)[0] === 'execute-0h2'))
  // Of a replay only where it has come to is asked.
  const told = new MoveDescriber(judge, bots, { referee } as Replay).instead(0, action, new Chance(2).seed())
  expect(told?.lines.filter(({ key }) => key === 'entomb').map(({ params }) => params)).toMatchObject([
    { card: { card: 'statue-of-sobek' } },
  ])
})

test('who plays alone is advised to carry out actions also where a bot would stop, for it could do so for ever', () => {
  const { table } = scene({
    anna: { hand: ['Inner Sarcophagus', 'Statue of Sobek'] },
    options: { solitaire: 'starter' },
  })
  const { state, numbers } = table.referee.saved
  const saved = JSON.stringify({ state: { ...state, stalledRounds: 3 }, numbers })
  const { referee } = TestTable.again<ValleyState>(table.setting, saved, [])
  const { options, seats } = table.setting
  const choicesOf = (advises: boolean) => {
    const { match, point } = referee.thought(0, new Chance(1).seed())
    const { choices } = required(games.valley.bots).rules(options, seats, advises)
    return choices(match, point).map(([picked = []]) => referee.idsOf(0, picked)[0])
  }
  expect(choicesOf(false).filter(id => id?.startsWith('execute-'))).toEqual([])
  expect(choicesOf(true).filter(id => id?.startsWith('execute-'))).not.toEqual([])
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
