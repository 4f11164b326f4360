// Runs whole simulations: a seed decides everything, and a seed that fails is made as short as it can be.
import { scenarioOf, type FaultKind, type Scenario } from './scenario.ts'
import { Simulation, type SimulationEvent, type Surroundings } from './simulation.ts'
import type { Violation } from './violations.ts'

/** What is left out of the simulation of a seed. */
export interface LeftOut {
  readonly faults: ReadonlySet<FaultKind>
  /** The steps in which something happens, all others are left out; null: all steps. */
  readonly kept: ReadonlySet<number> | null
}

export const nothingLeftOut: LeftOut = { faults: new Set(), kept: null }

/** How a simulation ended. */
export interface Report {
  readonly scenario: Scenario
  readonly leftOut: LeftOut
  /** The first promise that was broken; null if all were kept. */
  readonly violation: Violation | null
  readonly ended: 'over' | 'deleted' | 'broken off'
  readonly steps: number
  readonly counts: Readonly<Record<'rows' | 'messages' | 'answers', number>>
  readonly struck: ReadonlyMap<FaultKind, number>
}

/**
 * Runs the simulation of a seed to its end: with faults for as long as the seed says, then without any until the game is over.
 * @param watch is told what happens
 * @param maxSteps after which it is broken off
 */
export async function simulate(
  seed: number,
  surroundings: Surroundings,
  leftOut: LeftOut = nothingLeftOut,
  watch: (happening: SimulationEvent) => void = () => {},
  maxSteps = Infinity,
): Promise<Report> {
  const scenario = scenarioOf(seed, leftOut.faults)
  const simulation = new Simulation(scenario, surroundings)
  for await (const happening of simulation.run(leftOut.kept)) {
    watch(happening)
    if (simulation.steps >= maxSteps) break
  }
  const { violation, ledger, steps, struck } = simulation
  const isBrokenOff = violation !== null || steps >= maxSteps
  return {
    scenario,
    leftOut,
    violation,
    ended: isBrokenOff ? 'broken off' : ledger.isDeleted ? 'deleted' : 'over',
    steps,
    counts: ledger.counts,
    struck,
  }
}
