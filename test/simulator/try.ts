import { games } from '#shared/games.ts'
import { simulate } from '#shared/simulator/run.ts'
const settled = () => new Promise<void>(r => setImmediate(r))
const [from, count] = process.argv.slice(2).map(Number)
const t0 = performance.now()
let steps = 0; const ends: Record<string, number> = {}; const kinds: Record<string, string[]> = {}
for (let seed = from!; seed < from! + count!; seed++) {
  const t = performance.now()
  const story: string[] = []
  const r = await simulate(seed, { games, settled }, undefined, h => { if (process.env.STORY) console.log(h.step, h.who, h.what) })
  steps += r.steps; ends[r.ended] = (ends[r.ended] ?? 0) + 1
  if (r.violation) { (kinds[r.violation.kind] ??= []).push(`${seed}: step ${r.steps} ${r.violation.details.slice(0, 1200)}`) }
  if (process.env.V) console.log(seed, r.scenario.kind.game, r.scenario.kind.seats, r.ended, r.steps, r.counts.rows, (performance.now() - t).toFixed(0))
}
for (const [k, v] of Object.entries(kinds)) { console.log(`== ${k}: ${v.length}`); for (const x of v.slice(0, 2)) console.log('   ', x) }
console.log(ends, steps, 'steps', ((performance.now() - t0) / count!).toFixed(1), 'ms a game')
