// What a searching player does millions of times, on positions of random games: options, trying one, redrawing, copying.
import { copyNumbers } from '#shared/engine/log-lines.ts'
import { Match } from '#shared/engine/match.ts'
import { games } from '#shared/games.ts'
import type { GameName } from '#shared/protocol.ts'
import { Chance } from '#shared/chance.ts'
import { openDecision, someOf } from './random-games.ts'

/** Microseconds of processor time. */
export interface TrialTimes {
  readonly options: number
  /** One option carried out and taken back. */
  readonly tried: number
  readonly redrawn: number
  readonly copied: number
}

const positions = 200
const picksBefore = { valley: 300, tal: 140 } as const
const rounds = 40

/** @returns what each takes on average in games of so many seats */
export function timeTrials(name: GameName, seats: number): TrialTimes {
  const chance = new Chance(7)
  const game = games[name]
  const settled = game.settle({}, seats, () => 0)
  if ('code' in settled) throw new Error('a game refuses its own options')
  const prepared = game.prepare(settled, seats)
  const stopped = Array.from({ length: positions }, () => {
    for (;;) {
      const seed = chance.seed()
      const match = new Match(prepared, seed)
      match.game.logging = false
      let point = openDecision(match, chance)
      for (let left = chance.below(picksBefore[name]); point && left > 0; left--, point = openDecision(match, chance))
        match.pick(point, someOf(match.options(point), point, chance))
      if (!point) continue
      const options = match.options(point)
      const picks = point.max === 1 ? options.map(option => [option]) : [someOf(options, point, chance)]
      return { match, point, picks, seed }
    }
  })
  return {
    options: perUnit(() => {
      for (const { match, point } of stopped) match.options(point)
      return positions
    }),
    tried: perUnit(() => {
      let tried = 0
      for (const { match, point, picks } of stopped) {
        const { journal, numbers } = match.game
        const before = copyNumbers(numbers)
        journal.recording = true
        for (const picked of picks) {
          const { mark } = match
          const start = journal.mark()
          match.pick(point, picked)
          journal.rollback(start)
          match.rollback(mark)
        }
        journal.recording = false
        Object.assign(numbers, before)
        tried += picks.length
      }
      return tried
    }),
    redrawn: perUnit(() => {
      for (const { match, point } of stopped) {
        const { journal } = match.game
        journal.recording = true
        const start = journal.mark()
        match.instance.redraw(point.seat, chance)
        journal.rollback(start)
        journal.recording = false
      }
      return positions
    }),
    copied: perUnit(() => {
      for (const { match, seed } of stopped)
        new Match(prepared, seed, { state: game.copy(match.game.state), numbers: copyNumbers(match.game.numbers) })
      return positions
    }),
  }
}

/** The median of many rounds, after as many that are not counted. */
function perUnit(round: () => number): number {
  const each = Array.from({ length: 2 * rounds }, () => {
    const began = process.cpuUsage()
    let units = 0
    for (let times = 0; times < 10; times++) units += round()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / units
  })
  const counted = each.slice(rounds).sort((one, other) => one - other)
  return counted[rounds / 2] ?? NaN
}
