// A round's phases one after the other (rules/tal, A round), each carried out in turn order, and the end of the game.
import { done, together, type Step, type Then } from '../engine/ask.ts'
import { facts } from './board.ts'
import { drawGroups, groupsOf, layTablets, revealBids, tellBid } from './auction.ts'
import { askToBuild, leaveUnused, mayBuild } from './building.ts'
import { carryOut, writeMarch } from './march.ts'
import { askForEach, mayTakeOver } from './owning.ts'
import { isPharaohComplete } from './pharaoh.ts'
import { closed, nobody } from './state.ts'
import { askToSteal, maySteal } from './stealing.ts'
import { phases, type Phase } from './table.ts'
import type { Turn } from './turn.ts'
import { askToGo } from './walking.ts'

/** How a phase is carried out. */
interface Rules {
  /** What is done before anybody's part. */
  readonly begin?: (turn: Turn) => void
  /** Whether a seat has a part in it. */
  readonly concerns: (turn: Turn) => boolean
  readonly enter?: (turn: Turn) => void
  readonly ask: (turn: Turn, then: Then) => Step
  /** What is done after each seat's part, or where it has none. */
  readonly leave?: (turn: Turn) => void
  /** What is done when all had their part. */
  readonly end?: (turn: Turn) => void
}

const everybody = () => true
const refresh = ({ run, state }: Turn) => run.journal.set(state, 'left', facts.steps)

const rules: Readonly<Record<Phase, Rules>> = {
  auction: {
    begin: turn => {
      unseal(turn)
      drawGroups(turn)
    },
    concerns: ({ state }) => groupsOf(state).length > 0,
    ask: (turn, then) => together([turn], layTablets, then), leave: turn => { if (groupsOf(turn.state).length > 0) tellBid(turn) }, end: revealBids,
  },
  overseers: { begin: unseal, concerns: everybody, enter: refresh, ask: (turn, then) => askToGo(turn, 'march', 'march.open', then) },
  workers: { concerns: everybody, enter: refresh, ask: (turn, then) => askToGo(turn, 'work', 'work', then) },
  steal: { concerns: maySteal, ask: askToSteal },
  takeover: { concerns: turn => turn.owners.some((_, site) => mayTakeOver(turn, site)), ask: (turn, then) => askForEach(turn, 0, then) },
  build: { concerns: mayBuild, ask: askToBuild, leave: leaveUnused },
}

/** The phase of the round that is being carried out. */
export const phaseOf = ({ state }: Turn): Phase => phases[state.phase] as Phase

/** Whether marches are being written by everybody at once. */
export const isWriting = (turn: Turn): boolean => phaseOf(turn) === 'overseers' && turn.state.turn === nobody

/** What is asked next, by what stands in the state. */
export function askNext(turn: Turn): Step {
  const { state, all } = turn
  if (state.over === 1) return done
  if (isWriting(turn)) return together(all.filter(({ seat }) => state.sealed[seat] === 0), writeMarch, { sure: true, go: () => carryOut(turn.inOrder, ending(turn)) })
  const acting = all[state.turn] as Turn
  return rules[phaseOf(turn)].ask(acting, { sure: true, go: () => passOn(acting) })
}

/** Begins the first round. */
export function beginGame(turn: Turn): void {
  begin(turn, 'auction')
}

function begin(turn: Turn, phase: Phase): Step {
  const { run: { journal }, state } = turn
  journal.set(state, 'phase', phases.indexOf(phase))
  journal.set(state, 'stretch', state.stretch + 1)
  rules[phase].begin?.(turn)
  if (phase !== 'overseers' || state.round === 1) return comeTo(turn.inOrder)
  journal.set(state, 'turn', nobody)
  return done
}

/** The first of these seats that has a part in this phase; without one the phase is over. */
function comeTo([turn, ...later]: readonly Turn[], last = turn): Step {
  if (!turn) return last ? endPhase(last) : done
  const { concerns, enter, leave } = rules[phaseOf(turn)]
  if (concerns(turn)) {
    turn.run.journal.set(turn.state, 'turn', turn.seat)
    enter?.(turn)
    return done
  }
  leave?.(turn)
  return comeTo(later, turn)
}

/** A seat's part is over: on to the next seat in turn order. */
function passOn(turn: Turn): Step {
  const { inOrder } = turn
  rules[phaseOf(turn)].leave?.(turn)
  return comeTo(inOrder.slice(inOrder.indexOf(turn) + 1), turn)
}

const ending = (turn: Turn): Then => ({ sure: true, go: () => endPhase(turn) })

function endPhase(turn: Turn): Step {
  const phase = phaseOf(turn)
  rules[phase].end?.(turn)
  const next = phases[phases.indexOf(phase) + 1]
  return next ? begin(turn, next) : endRound(turn)
}

/** The Pharaoh stone passes on. The game ends where the Pharaoh's pyramid, or every site's, is complete. */
function endRound(turn: Turn): Step {
  const { run, state, all } = turn
  const { journal } = run
  journal.set(state, 'start', (state.start + 1) % all.length)
  if (isPharaohComplete(state) || state.owners.every((owner, site) => owner === closed || turn.isComplete(site))) {
    journal.set(state, 'over', 1)
    journal.set(state, 'stretch', state.stretch + 1)
    run.tell(null, 'over', {})
    return done
  }
  journal.set(state, 'round', state.round + 1)
  for (const zone of [state.built, state.stolen, state.claimed]) clear(turn, zone, 0)
  run.tell(state.start, 'stone', {})
  return begin(turn, 'auction')
}

/** Nothing is sealed any more, and the last round's marches are forgotten. */
function unseal(turn: Turn): void {
  const { run: { journal }, state } = turn
  clear(turn, state.sealed, 0)
  clear(turn, state.carried, 0)
  clear(turn, state.stopped, nobody)
  for (const march of state.marches) while (march.length > 0) journal.pop(march)
}

function clear({ run }: Turn, zone: number[], value: number): void {
  zone.forEach((old, at) => { if (old !== value) run.journal.put(zone, at, value) })
}
