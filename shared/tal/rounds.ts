// The phases of a round (RULES.md, A round), each carried out in turn order, and the end of the game.
import { finish, before, done, simultaneously, type Outcome, type Continuation } from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import { facts } from './board.ts'
import { drawGroups, groupsOf, layTablets, revealBids, logBid } from './auction.ts'
import { askToBuild, leaveUnused, mayBuild } from './building.ts'
import { carryOutMarches, writeMarch } from './march.ts'
import { askForEach, mayTakeOver } from './site-ownership.ts'
import { isPharaohComplete } from './pharaoh.ts'
import { closed, nobody } from './state.ts'
import { askToSteal, maySteal } from './stealing.ts'
import { phases, type Phase } from './table.ts'
import type { PlayerContext } from './player-context.ts'
import { askToGo } from './figure-movement.ts'

/** How a phase is carried out. */
interface PhaseRules {
  /** Done when the phase begins. */
  readonly begin?: (context: PlayerContext) => void
  /** Whether a seat takes part in the phase. */
  readonly concerns: (context: PlayerContext) => boolean
  readonly enter?: (context: PlayerContext) => void
  readonly ask: (context: PlayerContext, then: Continuation) => Outcome
  /** Done after each seat's part, and for a seat that does not take part. */
  readonly leave?: (context: PlayerContext) => void
  /** Done when the phase ends. */
  readonly end?: (context: PlayerContext) => void
}

const everybody = () => true
const refresh = ({ game, state }: PlayerContext) => {
  state.left = game.journal.change(state, 'left', facts.steps)
}

const rules: Readonly<Record<Phase, PhaseRules>> = {
  auction: {
    begin: context => {
      unseal(context)
      drawGroups(context)
    },
    concerns: ({ state }) => groupsOf(state).length > 0,
    ask: (context, then) => simultaneously([context], layTablets, then),
    leave: context => {
      if (groupsOf(context.state).length > 0) logBid(context)
    },
    end: revealBids,
  },
  overseers: {
    begin: unseal,
    concerns: everybody,
    enter: refresh,
    ask: (context, then) => askToGo(context, 'march.open', then),
  },
  workers: { concerns: everybody, enter: refresh, ask: (context, then) => askToGo(context, 'work', then) },
  steal: { concerns: maySteal, ask: askToSteal },
  takeover: {
    concerns: context => context.owners.some((_, site) => mayTakeOver(context, site)),
    ask: (context, then) => askForEach(context, 0, then),
  },
  build: { concerns: mayBuild, ask: askToBuild, leave: leaveUnused },
}

/** The present phase. */
export const phaseOf = ({ state }: PlayerContext): Phase => entryAt(phases, state.phase)

/** Whether marches are being written by everybody at once. */
export const isWriting = (context: PlayerContext): boolean =>
  phaseOf(context) === 'overseers' && context.state.turn === nobody

/** What is asked next. Depends on the state alone. */
export function askNext(context: PlayerContext): Outcome {
  const { state, all } = context
  if (state.over === 1) return done
  if (isWriting(context))
    return simultaneously(
      all.filter(({ seat }) => state.sealed[seat] === 0),
      writeMarch,
      before(finish, () => carryOutMarches(context.inOrder, ending(context))),
    )
  const acting = entryAt(all, state.turn)
  const others = before(finish, () => passOn(acting))
  return rules[phaseOf(context)].ask(acting, others)
}

/** Begins the first round. */
export function beginGame(context: PlayerContext): void {
  begin(context, 'auction')
}

function begin(context: PlayerContext, phase: Phase): Outcome {
  const {
    game: { journal },
    state,
  } = context
  state.phase = journal.change(state, 'phase', phases.indexOf(phase))
  state.checkpoint = journal.change(state, 'checkpoint', state.checkpoint + 1)
  rules[phase].begin?.(context)
  if (phase !== 'overseers' || state.round === 1) return enterFirstConcerned(context.inOrder)
  state.turn = journal.change(state, 'turn', nobody)
  return done
}

/** Gives the turn to the first of these seats that takes part in the phase; if there is none, ends the phase. */
function enterFirstConcerned([context, ...later]: readonly PlayerContext[], last = context): Outcome {
  if (!context) return last ? endPhase(last) : done
  const { concerns, enter, leave } = rules[phaseOf(context)]
  if (concerns(context)) {
    context.state.turn = context.game.journal.change(context.state, 'turn', context.seat)
    enter?.(context)
    return done
  }
  leave?.(context)
  return enterFirstConcerned(later, context)
}

/** Ends a seat's part and goes on to the next seat in turn order. */
function passOn(context: PlayerContext): Outcome {
  const { inOrder } = context
  rules[phaseOf(context)].leave?.(context)
  return enterFirstConcerned(inOrder.slice(inOrder.indexOf(context) + 1), context)
}

const ending = (context: PlayerContext): Continuation => before(finish, () => endPhase(context))

function endPhase(context: PlayerContext): Outcome {
  const phase = phaseOf(context)
  rules[phase].end?.(context)
  const next = phases[phases.indexOf(phase) + 1]
  return next ? begin(context, next) : endRound(context)
}

/** Passes the Pharaoh stone on. Ends the game if the Pharaoh's pyramid, or the pyramid of every site, is complete. */
function endRound(context: PlayerContext): Outcome {
  const { game, state, all } = context
  const { journal } = game
  state.start = journal.change(state, 'start', (state.start + 1) % all.length)
  if (isPharaohComplete(state) || state.owners.every((owner, site) => owner === closed || context.isComplete(site))) {
    state.over = journal.change(state, 'over', 1)
    state.checkpoint = journal.change(state, 'checkpoint', state.checkpoint + 1)
    game.log(null, 'over', {})
    return done
  }
  state.round = journal.change(state, 'round', state.round + 1)
  for (const zone of [state.built, state.stolen, state.claimed]) clear(context, zone, 0)
  game.log(state.start, 'stone', {})
  return begin(context, 'auction')
}

/** Clears the seals, and the marches of the last round. */
function unseal(context: PlayerContext): void {
  const {
    game: { journal },
    state,
  } = context
  clear(context, state.sealed, 0)
  clear(context, state.carried, 0)
  clear(context, state.stopped, nobody)
  for (const march of state.marches) while (march.length > 0) journal.pop(march)
}

function clear({ game }: PlayerContext, zone: readonly number[], value: number): void {
  zone.forEach((old, at) => {
    if (old !== value) game.journal.put(zone, at, value)
  })
}
