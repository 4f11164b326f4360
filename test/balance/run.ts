// Prints what `npm run balance` finds: for each edition, with players of two kinds, how often every card is bought, executed
// and entombed in a game, how often whoever entombed it won, the seats' winning rates and the length of games.
// `npm run balance -- GAMES` plays so many games of each kind.
import { boxes } from '#shared/valley/title.ts'
import { weigh } from './count.ts'
import { greedyPlayer, randomPlayer } from './players.ts'

const games = Number(process.argv[2] ?? 300)
const seats = 3
const rounded = (number: number, digits = 2) => number.toFixed(digits)
const players = { random: randomPlayer, greedy: greedyPlayer } as const

for (const edition of boxes) {
  for (const [name, player] of Object.entries(players)) {
    const { cards, seats: won, turns, points } = weigh({ edition }, seats, games, player)
    console.log(`\n${edition}, ${name} players: ${games} games of ${seats}, ${rounded(turns, 1)} turns and ${rounded(points, 1)} points a player; won by the first, second, third player: ${won.map(rate => `${rounded(rate * 100, 0)} %`).join(', ')}`)
    console.log('  card                          level cost gold   bought executed entombed   wins (1: as often as anybody)')
    for (const { title, bought, executed, entombed, winners } of [...cards].sort((one, other) => other.winners - one.winners)) {
      const numbers = [bought, executed, entombed].map(number => rounded(number).padStart(8)).join(' ')
      console.log(`  ${title.id.padEnd(30)} ${'I'.repeat(title.level).padEnd(4)} ${String(title.cost).padStart(4)} ${String(title.gold).padStart(4)} ${numbers}   ${rounded(winners)}`)
    }
  }
}
