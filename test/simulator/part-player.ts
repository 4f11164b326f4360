// A process that plays the parts of a campaign that it is sent, one after the other, and sends back what they have come to.
import { games } from '#shared/games.ts'
import { simulate } from '#shared/simulator/run.ts'
import { settled } from '#test/shared/table/memory-place.ts'
import type { Part } from './campaign.ts'
import { sumOf, tallyOf, type Tally } from './tally.ts'

async function played({ first, games: count }: Part): Promise<Tally> {
  const before = process.cpuUsage()
  const tallies: Tally[] = []
  for (let seed = first; seed < first + count; seed++) tallies.push(tallyOf(await simulate(seed, { games, settled })))
  const { user, system } = process.cpuUsage(before)
  return { ...sumOf(tallies), processor: Math.round((user + system) / 1000) }
}

// Ctrl-C reaches every process of a terminal: when to end is left to the one that has started this one.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
process.on('message', (part: Part) => {
  void played(part).then(tally => process.send?.(tally))
})
