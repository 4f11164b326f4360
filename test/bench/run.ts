// Prints the figures of `npm run bench`, one measurement after another; `npm run bench -- replays` those of replays alone, and
// `npm run bench -- parts` where the time of a pick goes, `npm run bench -- peers` those of our server beside its peers.
import { spawnSync } from 'node:child_process'
import { endWith } from '#test/command-line.ts'
import { watchFrames } from './frame-rates.ts'
import { playGames, measureStep, usualStep } from './random-games.ts'
import { timeQuestions } from './questions.ts'
import { slowedDown, timeTable } from './load.ts'
import { weighPages } from './pages.ts'
import { printParts } from './parts/run.ts'
import { percentile } from './percentile.ts'
import { countTurns } from './taps.ts'
import { timeJumps } from './replay-jumps.ts'
import { timeTrials } from './trials.ts'
import { weighGames } from './wire-sizes.ts'

const titles = [
  ['valley', 'Valley of the Kings'],
  ['tal', 'Tal der Könige'],
] as const
const rounded = (number: number) => Math.round(number).toLocaleString('en')
function build(): void {
  if (spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' }).status !== 0)
    throw new Error('the page does not build')
}
/** What so many of them are at most. */
const partOf = (sorted: readonly number[], part: number) => rounded(percentile(sorted, part))
async function printJumps(): Promise<void> {
  console.log(
    '\nAnother moment of a replay on a desktop, from a move of its slider to the painted frame: median, 95 %, worst',
  )
  for (const { what, moves, file, times, processor } of await timeJumps()) {
    const [painted, used] = [times, processor].map(all => [0.5, 0.95, 1].map(part => partOf(all, part)).join(', '))
    console.log(
      `  ${what}: ${painted} ms; processor time of the page's thread ${used} ms (${moves} moves, kept in ${rounded(file / 1024)} KB)`,
    )
  }
}

/** What is measured only when it is asked for, by the word that asks for it. */
const byName: Readonly<Record<string, () => Promise<void>>> = {
  replays: () => {
    build()
    return printJumps()
  },
  parts: () => printParts(process.argv.slice(3)),
  peers: async () => {
    const { measurePeers } = await import('./peers/run.ts')
    await measurePeers(process.argv.slice(3), build)
  },
}
const [wanted] = process.argv.slice(2)
const measureWanted = wanted === undefined ? null : byName[wanted]
if (measureWanted === undefined) endWith(`npm run bench -- ${wanted}: there is ${Object.keys(byName).join(', ')}.`)

const { alone, now } = measureStep()
console.log(
  `This machine: ${alone.toFixed(1)} ns for a dependent multiply-and-add, beside all that runs now ${now.toFixed(1)}; ${usualStep} on a core of 3 GHz`,
)
const amounts = `slowed down ${slowedDown} times, which amounts to ${((slowedDown * now) / usualStep).toFixed(1)} times the time of a core of 3 GHz`
if (measureWanted) {
  await measureWanted()
  process.exit()
}
for (const [name, title] of titles) {
  console.log(`\nRandom whole games on one core: ${title}`)
  for (const seats of [2, 3, 4])
    for (const way of ['exact', 'lazy'] as const) {
      playGames(name, seats, way, 1)
      const { games, picks, seconds } = playGames(name, seats, way, 5)
      console.log(
        `  ${seats} seats, ${way === 'exact' ? 'exact options at every pick' : 'only the drawn pick checked'}: ${rounded(games / seconds)} games/s, ${rounded(picks / seconds)} picks/s, ${rounded(picks / games)} picks a game`,
      )
    }
}

for (const [name, title] of titles) {
  console.log(`\nAt positions of random games, processor time without a log: ${title}`)
  for (const seats of [2, 4]) {
    const { options, tried, redrawn, copied } = timeTrials(name, seats)
    console.log(
      `  ${seats} seats: all exact options ${options.toFixed(2)} µs, an option tried and taken back ${tried.toFixed(2)} µs, redrawn and back ${redrawn.toFixed(2)} µs, a copy of the match ${copied.toFixed(1)} µs`,
    )
  }
}

const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0
console.log('\nTo make a question as it is sent, two seats, random whole games')
for (const [name, title] of titles) {
  timeQuestions(name, 2, 5)
  const took = timeQuestions(name, 2, 40)
  console.log(
    `  ${title}: ${rounded(middle(took))} µs (nine of ten ${rounded(took[Math.floor(took.length * 0.9)] ?? 0)})`,
  )
}
/** Which part is above a size. */
const above = (sorted: readonly number[], bytes: number) =>
  `${((100 * sorted.filter(each => each > bytes).length) / sorted.length).toFixed(1)} %`
for (const [name, title] of titles) {
  console.log(`\nOn the wire and in the rows, random players: ${title}`)
  for (const seats of [2, 4]) {
    const { views, zipped, updates, zippedUpdates, toOthers, perGame, changesPerGame, rows, rowBytes } = weighGames(
      name,
      seats,
      12,
    )
    console.log(
      `  ${seats} seats: a view ${rounded(middle(views))} bytes (largest ${rounded(views.at(-1) ?? 0)}; above 12 KB ${above(views, 12 * 1024)}), compressed ${rounded(middle(zipped))} (largest ${rounded(zipped.at(-1) ?? 0)}; above 3 KB ${above(zipped, 3 * 1024)})`,
    )
    console.log(
      `    what has changed of it: ${rounded(middle(updates))} bytes (above 1 KB ${above(updates, 1024)}), compressed ${rounded(middle(zippedUpdates))}; to who is asked nothing ${rounded(middle(toOthers))} (above 1 KB ${above(toOthers, 1024)})`,
    )
    console.log(
      `    a whole game ${rounded(middle(perGame) / 1024)} KB of views to each seat, ${rounded(middle(changesPerGame) / 1024)} KB of changes; ${rounded(middle(rows))} rows written, ${rounded(middle(rowBytes) / 1024)} KB of them`,
    )
  }
}

console.log('\nFirst load in a browser, nothing cached')
build()
for (const { page, kind, late, files, bytes, gzip, brotli } of await weighPages()) {
  console.log(
    `  ${page}, ${kind}${late ? ' after the first question can be answered' : ''}: ${rounded(bytes / 1024)} KB in ${files} files, gzip ${rounded(gzip / 1024)} KB, brotli ${rounded(brotli / 1024)} KB`,
  )
}

console.log('\nTaps of a turn on a phone, against a club player: median, nine of ten, longest')
for (const { edition, decider, way, games, turns, reactions } of await countTurns()) {
  console.log(
    `  ${edition}, ${decider === 'buyer' ? 'who buys and entombs what is best' : 'as a strong bot plays'}, ${way === 'fewest' ? 'by the fewest taps' : "a beginner's way"}: ${turns.median}, ${turns.ninth}, ${turns.most} (${turns.count} turns of ${games} games); an answer to others ${reactions.median}, ${reactions.ninth}, ${reactions.most} (${reactions.count})`,
  )
}

const runs = 5
console.log(
  `\nOpening a running table, nothing cached, slow 4G, the processor ${amounts} (${runs} times: median, worst)`,
)
const times = await timeTable(runs)
for (const [what, of] of [
  ['first words', 'words'],
  ['the question', 'asked'],
  ['the first card can be chosen', 'answerable'],
  ['a tap has chosen it', 'answered'],
] as const) {
  const sorted = times.map(each => each[of]).sort((one, other) => one - other)
  console.log(`  ${what}: ${rounded(middle(sorted))} ms, ${rounded(sorted.at(-1) ?? 0)} ms`)
}

await printJumps()

console.log(`\nFrames a second, painted without a graphics card, the processor slowed down ${slowedDown} times`)
for (const { what, slowdown, smooth, rates, begun } of await watchFrames()) {
  console.log(`  ${what}: ${slowdown.toFixed(1)} times the time of a core of 3 GHz`)
  for (const { what: when, frames, median, low, late, longest } of smooth) {
    console.log(
      `    ${when}: median ${median.toFixed(0)}, 5 % below ${low.toFixed(0)}, ${(late * 100).toFixed(1)} % below 50, longest frame ${rounded(longest)} ms (${rounded(frames)} frames)`,
    )
  }
  if (rates.length === 0) continue
  const [lowest = NaN] = rates
  console.log(
    `    each motion as a whole: median ${middle(rates).toFixed(0)}, 5 % below ${(rates[Math.floor(rates.length / 20)] ?? lowest).toFixed(0)}, the lowest ${lowest.toFixed(0)} (${rates.length} motions)`,
  )
  console.log(
    `    from the last frame before a change to the first that moves, two frames or 33 ms at the least: median ${rounded(middle(begun))} ms, longest ${rounded(begun.at(-1) ?? NaN)} ms (${begun.length} times)`,
  )
}
