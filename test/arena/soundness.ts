// Plays whole games of random options with bots of all levels: `npm run soundness -- --games 10000 --often 300`. Every pick must be
// legal, and the same for twins, which are compared at one question of so many; a game that fails ends it. `--game tal` plays one
// game alone, its share of so many.
import { gameNames } from '#shared/game-names.ts'
import { namesIn, readArguments, wholeNumber } from '#test/command-line.ts'
import { playedGames, playSoundly, someGames } from '#test/shared/bots/soundness.ts'

const { values } = readArguments({
  options: {
    games: { type: 'string', default: '10000' },
    often: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string', default: gameNames.join() },
  },
})
const each = Math.ceil(wholeNumber('--games', values.games) / playedGames.length)
const often = wholeNumber('--often', values.often)
const seed = wholeNumber('--seed', values.seed, 0)
const wanted = namesIn('--game', values.game, gameNames)
for (const kind of playedGames.filter(({ game: { name } }) => wanted.some(each => each === name))) {
  let picks = 0
  let twins = 0
  for (const game of someGames(kind, each, seed)) {
    const found = playSoundly(kind, game, often)
    picks += found.picks
    twins += found.twins
  }
  console.log(`${kind.game.name}: ${each} games, ${picks} picks, all legal; ${twins} pairs of twins, all alike`)
}
