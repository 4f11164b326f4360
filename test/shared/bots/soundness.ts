// Whole games of random options played by bots of all levels: every pick legal, no dead end, and the same pick whatever a seat
// may not know. Used by the tests, and at full length by `npm run soundness`.
import fc from 'fast-check'
import { levels, type Level } from '#shared/bot-levels.ts'
import { Bot } from '#shared/bots/bot.ts'
import type { Picked } from '#shared/bots/bot-rules.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import type { DecisionPoint } from '#shared/engine/effect.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { Match } from '#shared/engine/match.ts'
import { Stream } from '#shared/engine/random.ts'
import { Thought } from '#shared/engine/thought.ts'
import type { Games } from '#shared/game-manifest.ts'
import { games } from '#shared/games.ts'
import { quietly } from '#test/training/self-play.ts'
import { Chance } from '#shared/chance.ts'
import type { RandomGame, TestedGame } from '../properties/tested-game.ts'
import { testedGames } from '../properties/tested-games.ts'
import { required } from '../required.ts'

const manifests: Games = games

/** The games that bots play. */
export const playedGames = testedGames.filter(({ game: { name } }) => manifests[name]?.bots)

/** What was found in games that all went well. */
export interface Findings {
  readonly picks: number
  /** Positions of twins: what a seat may not know was exchanged, and something had changed by that. */
  readonly twins: number
  /** How the game ended: the whole state. */
  readonly end: string
}

/** Masters take long, so they are rarer. */
const seated = [...levels, ...levels, ...levels].filter((level, at) => level !== 'master' || at < levels.length)

/**
 * Plays a whole game, with a level for each seat by chance.
 * @param often once in how many questions twins are compared, at every level
 * @throws Error at the first pick that is not legal, or that depends on what its seat may not know
 */
export function playSoundly(kind: TestedGame, game: RandomGame, often: number): Findings {
  const { setting } = kind.tableOf(game)
  const bots = manifests[kind.game.name]?.bots
  if (!bots) throw new Error('nobody plays this game')
  const { options, seats } = setting
  const rules = bots.rules(options, seats)
  const net = new Net(unpack(bots.weights(options, seats)))
  const botOf = (level: Level) => new Bot(rules, net, bots.styles[level])
  const all = { newcomer: botOf('newcomer'), club: botOf('club'), strong: botOf('strong'), master: botOf('master') }
  const match = quietly(setting.game.prepare(options, seats), setting.seed)
  const chance = new Chance(game.picking)
  const players = Array.from({ length: seats }, () => chance.one(seated))
  const refuse = (what: string, point: DecisionPoint, level: Level): never => {
    throw new Error(`${what}: ${level}, ${point.key}, in ${JSON.stringify(game)}`)
  }
  let picks = 0
  let twins = 0
  while (match.open.length > 0) {
    const { point } = chance.one(match.open)
    const seed = chance.seed()
    const level = required(players[point.seat])
    const picked = thoughtPick(all[level], match, point, seed)
    if (!match.isLegal(point, picked)) refuse(`a pick that is not legal (${picked.join()})`, point, level)
    if (often < Infinity && chance.once(often))
      for (const each of levels) {
        const before = thoughtPick(all[each], match, point, seed)
        const { changed, found } = asTwin(match, point, () => thoughtPick(all[each], match, point, seed))
        if (changed) twins++
        if (String(found) !== String(before)) refuse(`picks ${String(before)}, its twin ${String(found)}`, point, each)
      }
    match.pick(point, picked)
    picks++
  }
  return { picks, twins, end: JSON.stringify(match.game.state) }
}

/** Descriptions of so many random games, to be played to their ends. */
export const someGames = (kind: TestedGame, count: number, seed: number): readonly RandomGame[] =>
  fc.sample(kind.randomGames, { numRuns: count, seed })

function thoughtPick(bot: Bot<State>, match: Match, point: DecisionPoint, seed: Uint8Array): Picked {
  const thought = new Thought(match, point, new Stream(seed))
  const picked = bot.pick(thought)
  thought.end()
  return picked
}

/** Exchanges what the seat may not know while something is found out. */
function asTwin<T>(
  match: Match,
  point: DecisionPoint,
  find: () => T,
): { readonly changed: boolean; readonly found: T } {
  const { journal, random, state } = match.game
  const before = JSON.stringify(state)
  const mark = journal.mark()
  journal.recording = true
  match.instance.redraw(point.seat, random, true)
  const changed = JSON.stringify(state) !== before
  const found = find()
  journal.rollback(mark)
  journal.recording = false
  journal.forget()
  return { changed, found }
}
