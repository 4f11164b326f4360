// Makes a simulation that breaks a promise shorter: leaves out faults and steps for as long as it still breaks the same one.
import type { FaultKind } from './scenario.ts'
import { simulate, type LeftOut, type Report } from './run.ts'
import type { Surroundings } from './simulation.ts'

/** How many simulations are run at most to shorten one. */
const maxRuns = 600
/** By how many steps a shorter simulation may break the promise later than the one before: others take as long as a whole game. */
const maxLater = 200

/**
 * Shortens a simulation.
 * @param report of a simulation that has broken a promise
 * @returns the report of the shortest one that was found
 */
export async function shorten(report: Report, surroundings: Surroundings): Promise<Report> {
  let runs = 0
  let best = report
  /** Whether it still breaks the same promise with this left out. */
  const stillBreaks = async (leftOut: LeftOut): Promise<boolean> => {
    if (runs++ >= maxRuns) return false
    const found = await simulate(report.scenario.seed, surroundings, leftOut, undefined, best.steps + maxLater)
    if (found.violation?.kind !== report.violation?.kind) return false
    best = found
    return true
  }

  const faults = new Set<FaultKind>(report.leftOut.faults)
  for (const fault of report.scenario.faults.keys()) {
    faults.add(fault)
    if (!(await stillBreaks({ ...best.leftOut, faults: new Set(faults) }))) faults.delete(fault)
  }

  const last = Math.min(best.steps, best.scenario.stormy)
  let kept = Array.from({ length: last }, (_, step) => step).filter(step => best.leftOut.kept?.has(step) !== false)
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = kept.length - size; from > -size && runs < maxRuns; from -= size) {
      const fewer = [...kept.slice(0, Math.max(0, from)), ...kept.slice(Math.max(0, from) + size)]
      if (fewer.length < kept.length && (await stillBreaks({ faults, kept: new Set(fewer) }))) kept = fewer
    }
  }
  return best
}
