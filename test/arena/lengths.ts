// Prints how long games are: `npm run lengths`, or `npm run lengths -- GAMES` for more of them. Whole games by `strong` bots at
// tables as the front page makes them; the median of the decisions that follow each other, where those that several seats make at once
// count as the longest of them. From these figures the front page reckons minutes (web/lib/lobby/game-offers.ts).
import { gameNames, type GameName } from '#shared/game-names.ts'
import type { DecisionPoint } from '#shared/engine/effect.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { Match } from '#shared/engine/match.ts'
import { Chance } from '#shared/chance.ts'
import { valley } from '#shared/valley/index.ts'
import { wholeNumber } from '#test/command-line.ts'
import { kindOf, type Kind } from '#test/training/kinds.ts'
import { playGame, quietly, type Thinker } from '#test/training/self-play.ts'
import type { Setting } from '#test/training/trainer.ts'
import { settingOf } from '#test/training/valley.ts'
import { needs } from '#web/lib/valley/needs.ts'
import { quantile } from './match-up.ts'
import { playerOf } from './players.ts'

/** Plays a game to its end and counts the decisions that follow each other. */
function decisionsOf<S extends State>(match: Match<S>, thinkers: readonly Thinker<S>[], chance: Chance): number {
  let count = 0
  /** What several seats are asked at once, and how many decisions each has made of it. */
  let atOnce: { readonly key: string; readonly made: Map<number, number> } | null = null
  let before = match.open.map(({ point }) => point)
  const close = () => {
    count += Math.max(0, ...(atOnce?.made.values() ?? []))
    atOnce = null
  }
  playGame(match, thinkers, chance, ({ seat, key }: DecisionPoint) => {
    if (atOnce?.key !== key) close()
    if (!atOnce && before.length > 1) atOnce = { key, made: new Map() }
    if (atOnce) atOnce.made.set(seat, (atOnce.made.get(seat) ?? 0) + 1)
    else count++
    before = match.open.map(({ point }) => point)
    if (before.length > 1 && atOnce && before.some(point => point.key !== key)) close()
  })
  close()
  return count
}

/** A table as the front page makes it for so many seats, and what its bots judge by; null where there is none. */
function tableOf(name: GameName, seats: number, chance: Chance): { kind: Kind; setting: Setting } | null {
  const needed = name === valley.name ? { ...needs }[seats] : undefined
  if (needed)
    return { kind: kindOf(name, seats === 1 ? 'solitaire' : 'mix'), setting: settingOf(needed, seats, chance) }
  const kind = kindOf(name)
  const [setting] = seats < 2 || seats > 4 ? [] : kind.tables(seats)
  return setting ? { kind, setting } : null
}

const games = wholeNumber('npm run lengths', process.argv[2] ?? '100')
for (const name of gameNames) {
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    const chance = new Chance(seats)
    const table = tableOf(name, seats, chance)
    if (!table) continue
    const { kind, setting } = table
    const strong = playerOf('strong', setting, await kind.weights(), kind.styles)
    const counts = Array.from({ length: games }, () =>
      decisionsOf(
        quietly(setting.prepared, chance.seed()),
        Array.from({ length: seats }, () => strong),
        chance,
      ),
    )
    const [few, median, many] = [0.1, 0.5, 0.9].map(part => quantile(counts, part))
    console.log(
      `${name}, ${seats} seats: ${median} decisions (median of ${games}; eight of ten games ${few} to ${many})`,
    )
  }
}
