// Plays whole games of random options with bots of all levels: `npm run soundness -- --games 10000 --often 300`. Every pick must be
// legal, and the same for twins, which are compared at one question of so many; a game that fails ends it. `--game tal` plays one
// game alone, its share of so many.
import { parseArgs } from 'node:util'
import { playedGames, playSoundly, someGames } from '#test/shared/bots/soundness.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    often: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
})
const each = Math.ceil(Number(values.games) / playedGames.length)
for (const kind of playedGames.filter(({ game: { name } }) => values.game === undefined || name === values.game)) {
  let picks = 0
  let twins = 0
  for (const game of someGames(kind, each, Number(values.seed))) {
    const found = playSoundly(kind, game, Number(values.often))
    picks += found.picks
    twins += found.twins
  }
  console.log(`${kind.game.name}: ${each} games, ${picks} picks, all legal; ${twins} pairs of twins, all alike`)
}
