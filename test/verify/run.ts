// `npm run verify -- FILE...` verifies games that were kept as files, or histories; `npm run verify -- --games N` plays N random games
// with the tables' own code and verifies each, and some of them with something changed. Fails where a game does not verify, or where
// what was changed is not found. `--begins SEAT` (from 0), or none, says which seat had to begin, for no file tells it.
import { cpus } from 'node:os'
import { Chance } from '#shared/chance.ts'
import { games } from '#shared/games.ts'
import { endWith, gameIn, readArguments, saidBy, wholeNumber } from '#test/command-line.ts'
import { testedGames } from '#test/shared/properties/tested-games.ts'
import { playedGames, tampered, type PlayedGame } from './random-games.ts'
import { verify } from './verify.ts'
import { verifyKept, type KeptGame } from './verify-kept.ts'

/** One game of so many is verified with something changed too. */
const tamperedEvery = 10

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    begins: { type: 'string' },
  },
})
const seed = wholeNumber('--seed', values.seed ?? '1', 0)
const count = wholeNumber('--games', values.games ?? '100')

function fail(what: string): void {
  process.exitCode = 1
  console.error(what)
}

/** What was found otherwise than the game was played. */
function differences({ history, result, table, drawn, begins }: PlayedGame): readonly string[] {
  const found = verify(games[history.game], history, result, begins)
  return [
    ...found.faults,
    ...(found.drawn === drawn ? [] : [`${found.drawn} numbers were drawn for ${drawn}`]),
    ...(JSON.stringify(found.table) === JSON.stringify(table) ? [] : ['the table is another one at the end']),
  ]
}

function verifyRandomGames(): void {
  const begun = performance.now()
  const chance = new Chance(seed)
  console.log('| game | games | moves | numbers drawn | seeds passed over | agreed | changed games | refused |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const kind of testedGames) {
    const tally = { games: 0, moves: 0, drawn: 0, passed: 0, agreed: 0, changed: 0, found: 0 }
    for (const game of playedGames(kind, Math.ceil(count / testedGames.length), seed)) {
      const { history } = game
      tally.games++
      tally.moves += history.picks.length
      tally.drawn += game.drawn
      tally.passed += history.shuffle?.count ?? 0
      const other = differences(game)
      if (other.length === 0) tally.agreed++
      else fail(`${other.join('; ')}: ${JSON.stringify(history)}`)
      if (tally.games % tamperedEvery > 0) continue
      for (const [what, changed] of Object.entries(tampered(game, chance))) {
        tally.changed++
        if (verify(games[history.game], changed, game.result).faults.length > 0) tally.found++
        else fail(`${what} was not found: ${JSON.stringify(changed)}`)
      }
    }
    console.log(`| ${[kind.game.name, ...Object.values(tally)].join(' | ')} |`)
  }
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? ''}, ${seconds} s`)
}

/** The seat that `--begins` names; null for `none`, undefined where nothing was said. */
function saidBeginner(): number | null | undefined {
  const { begins } = values
  return begins === undefined ? undefined : begins === 'none' ? null : wholeNumber('--begins', begins, 0)
}

/** Verifies a game that was kept as a file. */
function verifyFile(file: string): void {
  const { outcome, sentences } = verifyKept(gameIn<KeptGame>(file), begins)
  for (const sentence of sentences) {
    if (outcome === 'agrees') console.log(`${file}: ${sentence}`)
    else fail(`${file}: ${sentence}`)
  }
}

const begins = saidBeginner()
if (begins !== undefined && positionals.length === 0) endWith('--begins is about a game that was kept: name its file.')
if (positionals.length > 0 && (values.games ?? values.seed) !== undefined)
  endWith('--games and --seed are about random games: verify them without a file.')
for (const file of positionals) {
  try {
    verifyFile(file)
  } catch (thrown) {
    // Those after it are verified all the same.
    fail(saidBy(thrown))
  }
}
if (positionals.length === 0) verifyRandomGames()
