// Who can play in the arena: the levels of bots, and the players that they are measured by.
import { Bot } from '#shared/bots/bot.ts'
import { levels, type Level } from '#shared/bot-levels.ts'
import { styles as usual, type Style } from '#shared/bots/levels.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack, type PackedWeights } from '#shared/bots/packed-weights.ts'
import type { Chance } from '#shared/chance.ts'
import type { Setting } from '#test/training/trainer.ts'
import type { Thinker } from '#test/training/self-play.ts'

const playerNames = [...levels, 'greedy', 'random'] as const
export type PlayerName = (typeof playerNames)[number]

const isPlayerName = (name: string): name is PlayerName => playerNames.some(each => each === name)
const isLevel = (name: PlayerName): name is Level => levels.some(level => level === name)

/** Who plays, and with which net if not with that of the table. */
export interface Entrant {
  readonly name: PlayerName
  readonly net?: string
}

/**
 * Reads who plays: `strong`, or `strong:mix` for a level that thinks with the net that was made for another kind of table.
 * @throws Error where nobody is called so
 */
export function entrantOf(text: string): Entrant {
  const [name = '', net] = text.split(':')
  if (!isPlayerName(name)) throw new Error(`say who plays, of ${playerNames.join(', ')}`)
  return { name, ...(net === undefined ? {} : { net }) }
}

/** Any legal pick, each as likely as the others. */
const random: Thinker = ({ match, point }, chance: Chance) => {
  const options = match.options(point)
  return [chance.some(options, point.min + chance.below(Math.min(point.max, options.length) - point.min + 1))]
}

/**
 * @param weights of the net that the levels think with
 * @param styles how each level thinks
 */
export function playerOf(
  name: PlayerName,
  { rules, first }: Setting,
  weights: PackedWeights,
  styles: Readonly<Record<Level, Style>> = usual,
): Thinker {
  if (name === 'random') return random
  if (!isLevel(name)) return (thought, chance) => first(thought, chance)
  const bot = new Bot(rules, new Net(unpack(weights)), styles[name])
  return thought => bot.plan(thought)
}
