// Plays two kinds of players against each other: `npm run arena -- A B --game valley --edition base --seats 2 --games 100`.
// A sits in one seat, B in all others, each deal is played once from every seat. `--json`: last a line for programs.
import { orEnd, readArguments, wholeNumber } from '#test/command-line.ts'
import { kindOf } from '#test/training/kinds.ts'
import { interval, matchUp, meanOf, quantile, together } from './match-up.ts'
import { entrantOf, playerOf } from './players.ts'

const { positionals, values } = readArguments({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'valley' },
    edition: { type: 'string' },
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    json: { type: 'boolean', default: false },
  },
})
const [a = '', b = ''] = positionals
const sides = orEnd(() => [entrantOf(a), entrantOf(b)] as const)
const seats = wholeNumber('--seats', values.seats)
const wanted = wholeNumber('--games', values.games)
const kind = orEnd(() => kindOf(values.game, values.edition))
for (const { net } of sides) if (net !== undefined) orEnd(() => kindOf(values.game, net))
const nets = [await kind.weights(sides[0].net), await kind.weights(sides[1].net)] as const
const tables = orEnd(() => kind.tables(seats))
const deals = Math.ceil(wanted / seats / tables.length)
const { games, wins, byDeal, margins, picks, turns } = together(
  tables.map((setting, at) =>
    matchUp(
      setting.prepared,
      [playerOf(sides[0].name, setting, nets[0], kind.styles), playerOf(sides[1].name, setting, nets[1], kind.styles)],
      deals,
      1 + at,
    ),
  ),
)

const percent = (part: number) => `${(100 * part).toFixed(1)}`
console.log(
  `${a} against ${b}: ${wins} of ${games} games, ${percent(wins / games)} ± ${percent(interval(byDeal))} % (even is ${percent(1 / seats)} %), margin ${meanOf(margins).toFixed(1)} ± ${interval(margins).toFixed(1)}`,
)
const times = (of: readonly number[]) =>
  `${quantile(of, 0.5).toFixed(2)} / ${quantile(of, 0.95).toFixed(2)} / ${quantile(of, 1).toFixed(1)}`
for (const [side, name] of [a, b].entries())
  console.log(
    `${name}: median / 95 % / longest in ms, a pick ${times(picks[side] ?? [])}, a turn ${times(turns[side] ?? [])}`,
  )
if (values.json) {
  const pick = (of: readonly number[]) => ({ median: quantile(of, 0.5), p95: quantile(of, 0.95) })
  console.log(
    JSON.stringify({
      a,
      b,
      game: values.game,
      edition: values.edition,
      seats,
      games,
      wins: { A: wins, B: games - wins },
      margin: meanOf(margins),
      pick: { A: pick(picks[0]), B: pick(picks[1]) },
    }),
  )
}
