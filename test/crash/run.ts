// `npm run crash -- --games 200 [--seed S]`: tables of all kinds at one server that is killed with SIGKILL at random moments until
// all their games are over. Prints a table for `test/bench/RESULTS.md`; fails where anything acknowledged was lost or made twice.
import { cpus } from 'node:os'
import { tableKinds } from '#shared/simulator/kinds.ts'
import { readArguments, wholeNumber } from '#test/command-line.ts'
import { BundledWorker } from '../bundled/bundled-worker.ts'
import { outlive } from './outlive.ts'

const { values } = readArguments({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const games = wholeNumber('--games', values.games)
const seed = wholeNumber('--seed', values.seed, 0)
const began = performance.now()
const seconds = () => Math.round((performance.now() - began) / 1000)

const worker = new BundledWorker('off')
const told = await outlive(
  worker,
  { seed, games, atOnce: 10, kinds: tableKinds, longestLife: 300, kills: Infinity },
  ({ games: over, kills }) => {
    if (over % 10 === 0) console.error(`${over} of ${games} games, ${kills} kills, ${seconds()} s`)
  },
)
worker.clear()

console.log(`
| games | kills | moves, bots' included | picks acknowledged | under way at a kill: made; not made | lost | made twice | other faults | seconds |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| ${told.games} | ${told.kills} | ${told.moves} | ${told.acknowledged} | ${told.kept}; ${told.notMade} | ${told.lost} | ${told.doubled} | ${told.faults.length} | ${seconds()} |

seed ${seed}; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? ''}`)
for (const fault of told.faults) console.log(fault)
process.exit(told.games === games && told.lost + told.doubled + told.faults.length === 0 ? 0 : 1)
