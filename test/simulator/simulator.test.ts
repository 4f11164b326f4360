// The simulator itself: it finds what is wrong, says so to the letter each time, and makes it short; and it finds nothing wrong.
import { expect, test } from 'vitest'
import { games } from '#shared/games.ts'
import { nothingLeftOut, simulate, type LeftOut } from '#shared/simulator/run.ts'
import { faultKinds, scenarioOf } from '#shared/simulator/scenario.ts'
import { shorten } from '#shared/simulator/shorten.ts'
import { Simulation, type SimulationEvent } from '#shared/simulator/simulation.ts'
import { required } from '#test/shared/required.ts'
import { findPlanted } from './find-planted.ts'
import { numbersIn, saidNumbers } from './number-ranges.ts'
import { plantedBugs } from './planted-bugs.ts'
import { settled } from '#test/shared/table/memory-place.ts'

const surroundings = { games, settled }
/** How many games are simulated in search of a planted bug: more than any has needed. */
const most = 300

/** Seeds that broke a promise once. */
const haveFailed = [2003920, 2006191, 2032086, 2060558, 2206199, 2302860]

async function storyOf(seed: number, leftOut: LeftOut = nothingLeftOut): Promise<readonly SimulationEvent[]> {
  const story: SimulationEvent[] = []
  await simulate(seed, surroundings, leftOut, happening => story.push(happening))
  return story
}

test('tables under every fault keep their promises, and their games come to an end', async () => {
  const struck = new Set<string>()
  for (const seed of [...Array.from({ length: 16 }, (_, at) => at + 1), ...haveFailed]) {
    const report = await simulate(seed, surroundings)
    expect(report.violation, `seed ${seed}`).toBeNull()
    expect(report.ended).not.toBe('broken off')
    for (const fault of report.struck.keys()) struck.add(fault)
  }
  expect([...struck].sort()).toEqual([...faultKinds].sort())
})

// Of a solitaire, of a table with a bot, and of one whose wake-up the platform has given up too.
test.each([10, 29, 220])('a game that all its people give up is played to its end: seed %i', async seed => {
  const simulation = new Simulation(scenarioOf(seed), surroundings)
  for await (const _ of simulation.run(null)) continue
  const { people, ledger, violation } = simulation
  expect(people.every(({ hasLeft }) => hasLeft)).toBe(true)
  expect([violation, ledger.newest?.after.result]).toEqual([null, expect.anything()])
})

test('a seed says everything: the same happens each time', async () => {
  const story = await storyOf(12)
  expect(await storyOf(12)).toEqual(story)
  expect(await storyOf(13)).not.toEqual(story)
})

test('what is left out is left out, and nothing else of those steps happens', async () => {
  const kept = new Set(numbersIn('0-99,150,200-240'))
  const isKilled = ({ what }: SimulationEvent) => what === 'killed'
  expect((await storyOf(7, { faults: new Set(), kept })).some(isKilled)).toBe(true)
  const story = await storyOf(7, { faults: new Set(['killed']), kept })
  const stormy = story.filter(({ step }) => step <= 240)
  expect(stormy.map(({ step }) => step)).toEqual([...kept])
  expect(story.some(isKilled)).toBe(false)
})

test('ranges of numbers are read as they are said', () => {
  expect(saidNumbers([3, 1, 2, 7, 9, 10])).toBe('1-3,7,9-10')
  expect(numbersIn('1-3,7,9-10')).toEqual([1, 2, 3, 7, 9, 10])
})

test('a seed that fails is made short, and fails in the same way however often it is played', async () => {
  const bug = required(plantedBugs.find(({ name }) => name === 'the state is kept after a failed write'))
  // Here it takes forty steps until it shows.
  const { report } = await findPlanted(bug, 2, 1)
  const planted = bug.plant(games)
  try {
    const found = required(report)
    const short = await shorten(found, { games: planted.games, settled })
    expect(short.violation?.kind).toBe(found.violation?.kind)
    // To sit down, to have a row fail, and to be seen to be wrong takes no more.
    expect(required(short.leftOut.kept).size).toBeLessThan(30)
    expect(found.steps).toBeGreaterThan(40)
    const again = await simulate(short.scenario.seed, { games: planted.games, settled }, short.leftOut)
    expect(again.violation).toEqual(short.violation)
  } finally {
    planted.uproot()
  }
})

test('there are at least forty planted bugs', () => {
  expect(new Set(plantedBugs.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40)
})

test.each(plantedBugs.map(bug => [bug.name, bug] as const))('found: %s', async (_, bug) => {
  expect((await findPlanted(bug, bug.from, most)).report?.violation).toBeTruthy()
})
