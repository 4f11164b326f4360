// `npm run fuzz -- --requests 100000 [--seed S]`: malformed bodies, paths, headers and frames at a server at which others play.
// Prints tables for `test/bench/RESULTS.md`; fails at any answer of 500 or above, at what is not answered, at an error without a
// known code, and where an honest game suffers.
import { cpus } from 'node:os'
import { refusalCodes } from '#shared/protocol.ts'
import { tableKinds } from '#shared/simulator/kinds.ts'
import { readArguments, wholeNumber } from '#test/command-line.ts'
import { BundledWorker } from '../bundled/bundled-worker.ts'
import { pushKeys } from '../push-keys.ts'
import { survive } from './hostile.ts'

const { values } = readArguments({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const requests = wholeNumber('--requests', values.requests)
const seed = wholeNumber('--seed', values.seed, 0)
/**
 * The memory is read after each. The first one warms up, for what is made once is made then; two more than those asked for show
 * whether it goes on growing.
 */
const rounds = Array.from({ length: 13 }, () => Math.ceil(requests / 10))

const began = performance.now()
const seconds = () => Math.round((performance.now() - began) / 1000)
const worker = new BundledWorker('on', undefined, undefined, pushKeys)
const { fuzzer, resident, honest, faults, health } = await survive(
  worker,
  { seed, rounds, kinds: tableKinds, isEndless: true },
  ({ sent }, megabytes) => {
    console.error(`${sent} sent, ${Math.round(megabytes)} MB resident, ${seconds()} s`)
  },
)
worker.clear()

const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ')
console.log('\n| kind | sent | answered | codes | slowest, ms |\n| --- | --- | --- | --- | --- |')
for (const [kind, { sent, answers, codes, slowest }] of fuzzer.tallies)
  console.log(`| ${kind} | ${sent} | ${listed(answers)} | ${listed(codes)} | ${Math.round(slowest)} |`)
const seen = new Set([...fuzzer.tallies.values()].flatMap(({ codes }) => [...codes.keys()]))
console.log(`
never seen of the codes: ${refusalCodes.filter(code => !seen.has(code)).join(', ')}
honest games played to their end: ${honest}; wrong with them: ${faults.length}
/api/health afterwards: ${health}
resident memory of workerd after each ${rounds[0]} requests, the first to warm up: ${resident.map(each => each.toFixed(0)).join(', ')} MB

seed ${seed}; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? ''}, ${seconds()} s`)
for (const failure of [...fuzzer.failures, ...faults]) console.log(`\n${failure}`)
process.exit(fuzzer.failures.length + faults.length === 0 && health === 200 ? 0 : 1)
