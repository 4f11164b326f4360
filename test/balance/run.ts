// Prints what `npm run balance` finds: for each edition, alone and with the premium edition, and the grand mix how often every
// card is got, used and entombed in a game, what part of those that could be got was, how often whoever got or entombed it won, how often whoever kept a pharaoh, the
// seats' winning rates and the length of games; in solitaire, how near to the perfect score. Every figure with its standard
// error; the same figures at each run. What was found in long runs and decided, card by card, stands in decided.md.
// `npm run balance -- GAMES [WHAT...]` plays so many games of each kind, or only of the kinds with these words in their name.
import { boxes } from '#shared/valley/editions.ts'
import type { Params } from '#shared/protocol.ts'
import { setsOf } from '#shared/valley/set-groups.ts'
import { endWith, wholeNumber } from '#test/command-line.ts'
import { playSeries, type Balance, type GameSeries, type CardStats } from './game-series.ts'
import { bot, greedy, random } from './players.ts'
import type { Tally } from './tally.ts'
import { deviation } from './expected-win-rate.ts'

const [wanted = '200', ...words] = process.argv.slice(2)
const games = wholeNumber('npm run balance -- GAMES', wanted)

/** Those that play every kind of table. */
const players = { greedy, strong: bot('strong') } as const
const grand: Params = {
  sets: [...setsOf('base'), ...setsOf('last-rites')],
  half: 'joined',
  uniques: ['base', 'last-rites', 'premium'],
  starters: 'both',
  pharaohs: true,
}

interface PrintedSeries {
  readonly name: string
  readonly kind: Omit<GameSeries, 'games'>
  readonly cards?: true
}
const kinds: readonly PrintedSeries[] = [
  ...boxes.flatMap((edition): PrintedSeries[] => [
    { name: `${edition}, random, 3 seats`, kind: { options: { edition }, seats: 3, player: random }, cards: true },
    {
      name: `${edition}, strong, 3 seats, with the premium edition`,
      kind: { options: { edition, uniques: [edition, 'premium'], pharaohs: true }, seats: 3, player: players.strong },
      cards: true,
    },
  ]),
  ...Object.entries(players).flatMap(([who, player]): PrintedSeries[] => [
    ...boxes.flatMap((edition): PrintedSeries[] => [
      ...[2, 3, 4].map((seats): PrintedSeries => ({
        name: `${edition}, ${who}, ${seats} seats`,
        kind: { options: { edition }, seats, player },
        cards: true,
      })),
      ...(['starter', 'master'] as const).map((solitaire): PrintedSeries => ({
        name: `${edition}, ${who}, solitaire ${solitaire}`,
        kind: { options: { edition, solitaire }, seats: 1, player },
      })),
    ]),
    { name: `grand mix, ${who}, 4 seats`, kind: { options: grand, seats: 4, player }, cards: true },
  ]),
]

const figure = ({ mean, error }: Tally, digits: number, times = 1): string =>
  `${(mean * times).toFixed(digits)} ± ${(error * times).toFixed(digits)}`

function summary({ seats, pointsOf, turns, points, winner, perfect, reached }: Balance): string {
  const length = `${figure(turns, 1)} turns a player`
  if (seats.length === 1) return `${length}; ${figure(points, 1)} of ${perfect} points, reached ${reached} times`
  return `${length}; ${figure(points, 1)} points, the winner ${figure(winner, 1)}; won by the first, second ... player: ${seats.map(won => `${figure(won, 0, 100)} %`).join(', ')}, with ${pointsOf.map(total => figure(total, 1)).join(', ')} points`
}

function table({ cards }: Balance): string {
  const line = (card: CardStats): string => {
    const { title, copies, got, wanted, used, entombed, winsGot, winsEntombed } = card
    const facts = `${title.id.padEnd(28)} ${'I'.repeat(title.level).padEnd(4)}${String(title.cost).padStart(2)} ${String(title.gold).padStart(4)} ${String(title.vp ?? '').padStart(3)} ${String(copies).padStart(6)}`
    const wins =
      title.kind === 'starter' ? '' : `${figure(winsGot, 2)} ${deviation(card, cards).toFixed(1).padStart(5)}`
    return `  ${facts}   ${[figure(got, 2), figure(used, 2), figure(entombed, 2), figure(wanted, 0, 100)].map(text => text.padStart(12)).join(' ')}   ${wins.padStart(17)}   ${figure(winsEntombed, 2)}`
  }
  const heads = `  ${'card'.padEnd(28)} lv cost gold  vp copies   ${['got', 'used', 'entombed'].map(text => text.padStart(12)).join(' ')}   ${'wins, got, off'.padStart(17)}   wins, entombed`
  const order = [...cards].sort(
    (one, other) => one.title.level - other.title.level || other.winsGot.mean - one.winsGot.mean,
  )
  return [heads, ...order.map(line)].join('\n')
}

function pharaohTable({ pharaohs }: Balance): string {
  const order = [...pharaohs].sort(([, one], [, other]) => other.wins.mean - one.wins.mean)
  return order
    .map(
      ([id, { used, wins }]) =>
        `  ${id.padEnd(28)} power used ${figure(used, 1).padStart(12)} times a game, wins ${figure(wins, 2)}`,
    )
    .join('\n')
}

const played = kinds.filter(({ name }) => words.every(word => name.includes(word)))
if (played.length === 0)
  endWith(
    `No kind has ${words.join(' and ')} in its name: there is\n${kinds.map(({ name }) => `  ${name}`).join('\n')}`,
  )

console.log(`${games} games of each kind. got: bought or taken, used: carried out or answered with, each a game; wanted: of its copies that lay in the pyramid, the part that was got; wins: of whoever got or entombed it, 1 being as often as anybody;
off: how many standard errors from what is usual for its level, its price and the size of its set. ±: one standard error.
Three standard errors and a tenth or two of real difference are worth a look; less is chance. What was decided of each card that stands out: test/balance/decided.md.`)
for (const { name, kind, cards } of played) {
  const balance = playSeries({ ...kind, games })
  console.log(`\n${name}: ${summary(balance)}`)
  if (cards) console.log(table(balance))
  if (balance.pharaohs.size > 0) console.log(pharaohTable(balance))
}
