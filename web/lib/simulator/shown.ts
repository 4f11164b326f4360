// What is drawn of a simulation at one moment.
import { faultKinds, type FaultKind } from '#shared/simulator/scenario.ts'
import type { SimulationEvent, Simulation } from '#shared/simulator/simulation.ts'
import type { Violation } from '#shared/simulator/violations.ts'

/** Somebody around the table. */
export interface ShownClient {
  /** As the simulation calls it. */
  readonly name: string
  readonly role: 'person' | 'watcher' | 'intruder'
  /** The seat of a person; null for others, and while nobody sits. */
  readonly seat: number | null
  readonly isConnected: boolean
  readonly isAsked: boolean
  /** What is under way to the table and from it, the next to arrive first. */
  readonly toTable: readonly string[]
  readonly fromTable: readonly string[]
}

/** A fault that has struck. */
export interface ShownFault {
  readonly step: number
  readonly kind: FaultKind
}

export interface Shown {
  readonly step: number
  readonly isCalm: boolean
  readonly ended: 'over' | 'deleted' | 'broken' | null
  readonly violation: Violation | null
  readonly rows: number
  readonly unflushed: number
  readonly lives: number
  readonly isFull: boolean
  readonly isSlow: boolean
  readonly isOtherVersion: boolean
  readonly clients: readonly ShownClient[]
  readonly bots: number
  readonly counts: Readonly<Record<'rows' | 'messages' | 'answers', number>>
  readonly struck: readonly (readonly [FaultKind, number])[]
  /** The fault that has struck last. */
  readonly fault: ShownFault | null
}

/** Whether what has happened is a fault. */
export const isFault = (what: SimulationEvent['what']): what is FaultKind => faultKinds.some(kind => kind === what)

/** What is to be drawn of a simulation now. */
export function shownOf(simulation: Simulation, hasEnded: boolean, fault: ShownFault | null): Shown {
  const { server, network, ledger, violation, people, others, scenario, struck } = simulation
  const underway = (name: string, toTable: boolean) =>
    network.all.filter(parcel => parcel.who === name && parcel.toTable === toTable).map(({ what }) => what)
  const lanes = (name: string) => ({ toTable: underway(name, true), fromTable: underway(name, false) })
  return {
    step: simulation.steps,
    isCalm: simulation.isCalm,
    ended: violation ? 'broken' : hasEnded ? (ledger.isDeleted ? 'deleted' : 'over') : null,
    violation,
    rows: server.disk.count,
    unflushed: server.disk.unflushed,
    lives: server.lives,
    isFull: server.disk.isFull,
    isSlow: server.disk.isSlow,
    isOtherVersion: server.isOtherVersion,
    bots: scenario.bots.length,
    clients: [
      ...people.map(({ name, seat, line, view, hasLeft }) => ({
        name,
        role: 'person' as const,
        seat,
        isConnected: line !== null,
        isAsked: !hasLeft && (view?.decisions.length ?? 0) > 0,
        ...lanes(name),
      })),
      ...others.map(({ name, line, role }) => ({
        name,
        role,
        seat: null,
        isConnected: line !== null,
        isAsked: false,
        ...lanes(name),
      })),
    ],
    counts: { ...ledger.counts },
    struck: [...scenario.faults.keys()].map(kind => [kind, struck.get(kind) ?? 0] as const),
    fault,
  }
}
