// Analyses games: `npm run analyse -- FILE` one that was kept as a file, without a file a recorded game of each kind.
import { hexToBytes } from '@noble/hashes/utils.js'
import { analyse, type Analysis } from '#shared/bots/analysis.ts'
import type { ToldMove } from '#shared/bots/told-moves.ts'
import type { Played } from '#shared/engine/game-replay.ts'
import { movesIn } from '#shared/engine/recorded-moves.ts'
import type { GameManifest } from '#shared/game-manifest.ts'
import { games } from '#shared/games.ts'
import { English } from '#shared/messages/english.ts'
import type { GameFile } from '#web/lib/replay/game-file.ts'
import { readGame } from '#test/command-line.ts'
import { required } from '#test/shared/required.ts'
import tal from '#test/shared/recordings/tal.json' with { type: 'json' }
import valley from '#test/shared/recordings/valley.json' with { type: 'json' }

/** Prints an analysis. */
function print(game: GameManifest, names: readonly string[], { unit, course, mistakes, luck }: Analysis): void {
  const english = new English(game.english, names)
  const told = ({ lines, options }: ToldMove) =>
    [...lines.map(line => english.line(line, line.seat)), ...options.map(option => english.option(option).label)].join(
      '; ',
    )
  for (const { at, values } of course.filter((_, nth) => nth % Math.ceil(course.length / 8) === 0))
    console.log(`  after ${at} moves ${unit}: ${values.map(Math.round).join(', ')}`)
  for (const [seat, found] of mistakes.entries()) {
    console.log(`  ${required(names[seat])}${luck ? `: luck ${Math.round(luck[seat] ?? 0)}` : ''}`)
    for (const { at, made, better, lost } of found)
      console.log(
        `    move ${at + 1} cost ${lost.mean.toFixed(1)} ± ${lost.within.toFixed(1)}: ${told(made)}. Better: ${told(better)}`,
      )
  }
}

/** Analyses a game, and prints how long it took. */
function run(game: GameManifest, played: Played, names: readonly string[]): void {
  const begun = performance.now()
  let longest = 0
  const steps = analyse(game, required(game.bots), played)
  for (let since = begun; ;) {
    const { done, value } = steps.next()
    longest = Math.max(longest, performance.now() - since)
    since = performance.now()
    if (!done) continue
    print(game, names, value)
    console.log(
      `  ${played.moves.length} moves in ${Math.round(since - begun)} ms, the longest step ${Math.round(longest)} ms`,
    )
    return
  }
}

const [file] = process.argv.slice(2)
if (file !== undefined) {
  const { game, options, seats, seed, picks, players } = readGame<GameFile>(file)
  run(
    games[game],
    { options, seats, seed: hexToBytes(seed), moves: picks },
    players.map(({ name }, seat) => name ?? `Seat ${seat + 1}`),
  )
} else {
  for (const [name, { games: recorded }] of Object.entries({ valley, tal }))
    for (const { name: kind, options, seats, seed, moves } of recorded) {
      console.log(`${name}: ${kind}`)
      run(
        games[name as keyof typeof games],
        { options, seats, seed: hexToBytes(seed), moves: movesIn(moves) },
        Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`),
      )
    }
}
