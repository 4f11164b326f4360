// Hints of the board game: what of a move is sure is told, up to where somebody else is asked.
import { expect, test } from 'vitest'
import { advise, type Advice } from '#shared/bots/advice.ts'
import { Bot } from '#shared/bots/bot.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import { Chance } from '#shared/chance.ts'
import { botRules } from '#shared/tal/bot/index.ts'
import { styles } from '#shared/tal/bot/styles.ts'
import { weights } from '#shared/tal/bot/weights/all.ts'
import { scene, type Setting } from './scenario.ts'

const bot = new Bot(botRules(2), new Net(unpack(weights)), styles.strong)

const adviceIn = ({ table }: ReturnType<typeof scene>): Advice =>
  advise(bot, table.referee.thought(0, new Chance(1).seed()))

test('what is to be built counts, though somebody else is asked once it is enough', () => {
  const building = {
    phase: 'build',
    sites: { 15: { owner: 'anna' }, 14: { owner: 'ben' } },
    anna: { workers: ['15/A', '15/B'], blocks: 'RRRR' },
    ben: { workers: ['14/A'], blocks: 'KK' },
  } satisfies Setting
  const { plan, changes } = adviceIn(scene(building))
  expect(plan).toHaveLength(5)
  expect(changes).toEqual({ built: 4, held: -4 })
})

test('a site that is claimed counts, and nothing of the march that goes on after it', () => {
  const claiming = scene({ round: 1, phase: 'overseers' })
  claiming.anna.picks('o1>15/A')
  claiming.anna.isAsked('claim')
  expect(adviceIn(claiming).changes).toEqual({ sites: 1 })
})
