// `npm run simulate -- --games N --seed S`: simulates tables, a seed each, under faults of every kind, and says which promises
// were broken. A seed that fails is shortened, told step by step, and can be played again to the letter by the line it prints.
// `--campaign FILE` plays very many in parts, on all processors (or `--processes N`), and goes on where it was stopped.
// `--planted all` or a name plants bugs instead, and says after how many games each is found.
import { availableParallelism, cpus } from 'node:os'
import { games } from '#shared/games.ts'
import { simulate, type LeftOut, type Report } from '#shared/simulator/run.ts'
import { faultKinds } from '#shared/simulator/scenario.ts'
import { shorten } from '#shared/simulator/shorten.ts'
import type { Surroundings } from '#shared/simulator/simulation.ts'
import { plantedBugs } from './planted-bugs.ts'
import { findPlanted } from './find-planted.ts'
import { numbersIn, saidNumbers } from './number-ranges.ts'
import { runCampaign } from './run-campaign.ts'
import { faultTable, sumOf, tallyOf, tallyTable, type Tally } from './tally.ts'
import { endWith, namesIn, orEnd, readArguments, wholeNumber } from '#test/command-line.ts'
import { settled } from '#test/shared/table/memory-place.ts'

const { values } = readArguments({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
    without: { type: 'string' },
    planted: { type: 'string' },
    campaign: { type: 'string' },
    processes: { type: 'string', default: String(availableParallelism()) },
    tell: { type: 'boolean', default: false },
  },
})

const first = wholeNumber('--seed', values.seed, 0)
const count = wholeNumber('--games', values.games)
const processes = wholeNumber('--processes', values.processes)
const leftOut = leftOutOf()

const isFault = (what: string) => faultKinds.some(kind => kind === what)

/** After so many seeds that break a promise the rest are not played. */
const maxFailures = 5

function leftOutOf(): LeftOut {
  const { without, keep } = values
  return {
    faults: new Set(without === undefined ? [] : namesIn('--without', without, faultKinds)),
    kept: keep === undefined ? null : new Set(orEnd(() => numbersIn(keep))),
  }
}

async function tell(report: Report, surroundings: Surroundings): Promise<void> {
  const { scenario, leftOut, violation } = report
  const { kind, bots } = scenario
  console.log(
    `\nseed ${scenario.seed}: ${violation?.kind ?? 'no promise was broken'}\n${violation?.details ?? ''}\n${kind.game}, ${kind.seats} seats, ${JSON.stringify(kind.options)}, bots: ${bots.join(', ') || 'none'}`,
  )
  await simulate(scenario.seed, surroundings, leftOut, ({ step, who, what }) => {
    console.log(`${String(step).padStart(6)}  ${(who ?? (isFault(what) ? 'FAULT' : '')).padEnd(12)}${what}`)
  })
  const without = [...leftOut.faults].join()
  const keep = leftOut.kept ? ` --keep ${saidNumbers([...leftOut.kept])}` : ''
  console.log(
    `play it again: npm run simulate -- --games 1 --seed ${scenario.seed}${without ? ` --without ${without}` : ''}${keep} --tell`,
  )
}

async function simulateAll(): Promise<boolean> {
  const surroundings: Surroundings = { games, settled }
  const began = performance.now()
  const cpu = process.cpuUsage()
  const tallies: Tally[] = []
  let failures = 0
  for (let seed = first; seed < first + count && failures < maxFailures; seed++) {
    const report = await simulate(seed, surroundings, leftOut)
    tallies.push(tallyOf(report))
    if (report.violation) failures++
    if (report.violation || values.tell)
      await tell(values.keep || !report.violation ? report : await shorten(report, surroundings), surroundings)
  }
  const { user, system } = process.cpuUsage(cpu)
  const sum = { ...sumOf(tallies), processor: (user + system) / 1000 }
  console.log(`
${tallyTable([[`seeds ${first} to ${first + tallies.length - 1}`, sum]])}

${faultTable(sum)}

${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? ''}, ${Math.round((performance.now() - began) / 1000)} s`)
  return failures === 0
}

/** Plants bugs one after the other. */
async function findAllPlanted(wanted: string): Promise<boolean> {
  const bugs = plantedBugs.filter(({ name }) => wanted === 'all' || name === wanted)
  if (bugs.length === 0)
    endWith(`--planted takes all, or one of\n${plantedBugs.map(({ name }) => `  ${name}`).join('\n')}`)
  console.log('| bug | found as | games | seconds |\n| --- | --- | --- | --- |')
  let missed = 0
  for (const bug of bugs) {
    const began = performance.now()
    const { report, games: played } = await findPlanted(bug, first, count)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (!report) missed++
    console.log(`| ${bug.name} | ${report?.violation?.kind ?? 'NOT FOUND'} | ${played} | ${seconds} |`)
  }
  return missed === 0
}

function run(): Promise<boolean> {
  const { planted, campaign, without, keep, tell: isTold } = values
  if ((planted ?? campaign) !== undefined && ((without ?? keep) !== undefined || isTold))
    endWith('--without, --keep and --tell are for single seeds: --campaign and --planted take none of them.')
  if (planted !== undefined) return findAllPlanted(planted)
  if (campaign === undefined) return simulateAll()
  return runCampaign({ file: campaign, seed: first, games: count, processes })
}

process.exit((await run()) ? 0 : 1)
