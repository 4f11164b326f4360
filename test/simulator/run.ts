// `npm run simulate -- --games N --seed S`: simulates tables, a seed each, under faults of every kind, and says which promises
// were broken. A seed that fails is shortened, told step by step, and can be played again to the letter by the line it prints.
// `--planted all` or a name plants bugs instead, and says after how many games each is found.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { games } from '#shared/games.ts'
import { simulate, type LeftOut, type Report } from '#shared/simulator/run.ts'
import { faultKinds, type FaultKind } from '#shared/simulator/scenario.ts'
import { shorten } from '#shared/simulator/shorten.ts'
import type { Surroundings } from '#shared/simulator/simulation.ts'
import { plantedBugs } from './planted-bugs.ts'
import { findPlanted } from './find-planted.ts'
import { numbersIn, saidNumbers } from './number-ranges.ts'
import { settled } from '#test/shared/table/memory-place.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
    without: { type: 'string' },
    planted: { type: 'string' },
    tell: { type: 'boolean', default: false },
  },
})

const isFault = (what: string) => faultKinds.some(kind => kind === what)

/** After so many seeds that break a promise the rest are not played. */
const mostFailures = 5

function leftOutOf(): LeftOut {
  const without = (values.without ?? '').split(',')
  return {
    faults: new Set(faultKinds.filter(kind => without.includes(kind))),
    kept: values.keep === undefined ? null : new Set(numbersIn(values.keep)),
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
  const ended = { over: 0, deleted: 0, 'broken off': 0 }
  const struck = new Map<FaultKind, number>()
  const sums = { steps: 0, rows: 0, messages: 0, answers: 0 }
  const first = Number(values.seed)
  for (let seed = first; seed < first + Number(values.games) && ended['broken off'] < mostFailures; seed++) {
    const report = await simulate(seed, surroundings, leftOutOf())
    ended[report.ended]++
    sums.steps += report.steps
    for (const key of ['rows', 'messages', 'answers'] as const) sums[key] += report.counts[key]
    for (const [fault, times] of report.struck) struck.set(fault, (struck.get(fault) ?? 0) + times)
    if (report.violation || values.tell)
      await tell(values.keep || !report.violation ? report : await shorten(report, surroundings), surroundings)
  }
  const { user, system } = process.cpuUsage(cpu)
  const count = ended.over + ended.deleted + ended['broken off']
  console.log(`
| games | over | deleted | broken | steps | rows stored | messages | answers | processor time | ms a game |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| ${count} | ${ended.over} | ${ended.deleted} | ${ended['broken off']} | ${sums.steps} | ${sums.rows} | ${sums.messages} | ${sums.answers} | ${Math.round((user + system) / 1e6)} s | ${((user + system) / 1000 / count).toFixed(0)} |

| fault | struck |
| --- | --- |
${faultKinds.map(kind => `| ${kind} | ${struck.get(kind) ?? 0} |`).join('\n')}

seeds ${first} to ${first + count - 1}; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? ''}, ${Math.round((performance.now() - began) / 1000)} s`)
  return ended['broken off'] === 0
}

/** Plants bugs one after the other. */
async function findAllPlanted(wanted: string): Promise<boolean> {
  const bugs = plantedBugs.filter(({ name }) => wanted === 'all' || name === wanted)
  console.log('| bug | found as | games | seconds |\n| --- | --- | --- | --- |')
  let missed = 0
  for (const bug of bugs) {
    const began = performance.now()
    const { report, games: played } = await findPlanted(bug, Number(values.seed), Number(values.games))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (!report) missed++
    console.log(`| ${bug.name} | ${report?.violation?.kind ?? 'NOT FOUND'} | ${played} | ${seconds} |`)
  }
  return missed === 0
}

const isFine = await (values.planted === undefined ? simulateAll() : findAllPlanted(values.planted))
process.exit(isFine ? 0 : 1)
