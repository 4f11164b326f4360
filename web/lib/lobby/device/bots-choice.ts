// How many bots somebody last played against in this browser, and how strong they were.
import { levels, type Level } from '#shared/bot-levels.ts'
import { keep, kept } from '#web/lib/platform/storage.ts'

export interface BotsChoice {
  readonly count: number
  readonly level: Level
}

/** What a stranger begins with. */
const first: BotsChoice = { count: 1, level: 'newcomer' }
const name = 'valley:bots'

/** The last choice, or for a stranger one that is easy. */
export function lastBots(): BotsChoice {
  const [count = '', word] = (kept(name) ?? '').split(' ')
  const level = levels.find(each => each === word)
  return level ? { count: Number(count), level } : first
}

export const keepBots = ({ count, level }: BotsChoice) => keep(name, `${count} ${level}`)

/** As many bots as were wished, or fewer where they do not fit. */
export const fittingCount = (wished: number, counts: readonly number[]): number =>
  counts.findLast(count => count <= wished) ?? counts[0] ?? wished
