// The steps of a turn (RULES.md, A turn): playing cards, discarding, rebuilding the pyramid, drawing a new hand; and whose turn
// is next.
import { before, feasible, done, finish, type Outcome } from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import { raiseEvent } from './reactions.ts'
import { obstacleToBuying, purchase } from './buying.ts'
import type { ValleyPoint } from './declarations.ts'
import { execute, hasAction } from './action-effects.ts'
import { cardIn, endAndOrder, endTurn, power, toBuy, toEntomb, toExecute, useIn } from './option-codec.ts'
import { drawCards } from './deck-operations.ts'
import { byTitle } from './card-order.ts'
import { obstacleToPower, usePower } from './pharaoh-powers.ts'
import type { ValleyObstacle } from './obstacles.ts'
import { hand } from './place.ts'
import { firstOfBase, pyramidCount, refill, turnUpOwn } from './pyramid.ts'
import { nextHandPlus2 } from './lasting-effects.ts'
import { emptySlot, slots } from './state.ts'
import { numberOfStep } from './table.ts'
import type { PlayerContext } from './player-context.ts'
import { entombing, layDown } from './card-moves.ts'
import { sacrificeOwed } from './verbs.ts'

const newHand = 5
/** How many more cards Oil Lamp lets its player draw. */
const extraCards = 2
/** After so many whole rounds in which stock and pyramid stay as large, turns owe a sacrifice (RULES.md, Held-up games). */
const maxStalledRounds = 10

/**
 * What asks a seat what to do in the step of playing cards: buy, play an action, entomb, or end the turn. It is asked more
 * often than all else together, so what its decisions have in common is made once a seat.
 */
export function playing(context: PlayerContext): () => Outcome {
  const { kinds } = context.cardIndex
  const alike = (option: number) => (option === power ? kinds.length : entryAt(kinds, cardIn(option)))
  const answer = (option: number) => carryOut(context, option)
  return () => askToPlay(context, alike, answer)
}

function askToPlay(
  context: PlayerContext,
  alike: (option: number) => number,
  answer: (option: number) => Outcome,
): ValleyPoint {
  const { state, player, purse } = context
  const candidates: number[] = []
  if (context.player.pharaoh >= 0 && obstacleToPower(context) === null) candidates.push(power)
  for (const card of player.hand) if (hasAction(context, card)) candidates.push(toExecute + card)
  const doubtful = candidates.length
  for (let slot = firstOfBase; slot < state.pyramid.length; slot++) {
    const card = entryAt(state.pyramid, slot)
    if (card !== emptySlot && obstacleToBuying(context, slot, purse) === null) candidates.push(toBuy + card)
  }
  if (obstacleToEntombing(context) === null) for (const card of player.hand) candidates.push(toEntomb + card)
  candidates.push(endTurn)
  if (player.hand.length + player.play.length > 1) candidates.push(endAndOrder)
  return {
    seat: context.seat,
    kind: 'play',
    key: 'play',
    candidates,
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: false,
    about: null,
    // Only actions need a dry run, and copies of one title share it.
    doubtful,
    alike,
    answer,
  }
}

/** Why no card can be entombed freely now; null if one can be. */
export function obstacleToEntombing({ state, options }: PlayerContext): ValleyObstacle | null {
  if (state.freeEntombing === 1) return null
  return options.solitaire === 'master' ? 'only-actions' : 'entombed'
}

function carryOut(context: PlayerContext, option: number): Outcome {
  const { game, state } = context
  if (option >= 0 && useIn(option) === toExecute) return execute(context, cardIn(option))
  if (state.irreversible === 1) state.irreversible = game.journal.change(state, 'irreversible', 0)
  if (option === power) return usePower(context)
  if (game.dryRun) return feasible
  if (option === endTurn) return discardAll(context, [])
  if (option === endAndOrder) return askForOrder(context)
  const card = cardIn(option)
  return useIn(option) === toBuy ? purchase(context, card, finish) : entombFreely(context, card)
}

/** The free entombing of a turn, which is no action. */
function entombFreely(context: PlayerContext, card: number): Outcome {
  context.state.freeEntombing = context.game.journal.change(context.state, 'freeEntombing', 0)
  layDown(context, entombing, hand, card, { free: true })
  return done
}

function askForOrder(context: PlayerContext): Outcome {
  const { player } = context
  enter(context, numberOfStep.discard)
  const candidates = [...player.play, ...player.hand]
  const question: ValleyPoint = {
    seat: context.seat,
    kind: 'order',
    key: 'order',
    candidates,
    min: 0,
    max: candidates.length,
    ordered: true,
    cannotFail: true,
    about: null,
    answer: (_, picked) => discardAll(context, picked),
  }
  return question
}

/**
 * The discard step: all cards in hand and in play go to the discard pile, first the hand, then the cards in play in the order
 * played, except that picked cards come on top, in the order picked.
 */
function discardAll(context: PlayerContext, picked: readonly number[]): Outcome {
  const { game, player } = context
  const { journal } = game
  const { hand: held, play, uses, discard } = player
  const unused = byTitle(context, held)
  const was = game.logging ? unused.map(card => context.idOf(card)) : []
  for (const card of unused) context.show(card)
  if (game.logging) {
    const cards = unused.map(card => context.cardRef(card))
    context.log('end', { cards }, { cards, was })
  }
  const isPicked = (card: number) => picked.length > 0 && picked.includes(card)
  for (const card of unused) if (!isPicked(card)) journal.push(discard, card)
  for (const card of play) if (!isPicked(card)) journal.push(discard, card)
  for (const card of picked) journal.push(discard, card)
  while (held.length > 0) journal.pop(held)
  while (play.length > 0) journal.pop(play)
  while (uses.length > 0) journal.pop(uses)
  return rebuild(context)
}

const forNoChange = sacrificeOwed('rebuild.unchanged')
const forHoldingUp = sacrificeOwed('rebuild.held-up')

/** The rebuild step: a sacrifice if one is owed, with its crumbling and reactions; then the refill. */
function rebuild(context: PlayerContext): Outcome {
  const { state } = context
  enter(context, numberOfStep.rebuild)
  const owed =
    pyramidCount(state.pyramid) === 0
      ? null
      : state.changed === 0
        ? forNoChange
        : isHeldUp(context)
          ? forHoldingUp
          : null
  const refilling = before(finish, () => refillAndDraw(context, owed === forHoldingUp))
  return owed === null ? refilling.go() : owed(context, refilling)
}

function refillAndDraw(context: PlayerContext, forced: boolean): Outcome {
  const added = refill(context)
  const drawing = before(finish, () => drawAndPassOn(context, forced))
  return isAny(added) ? raiseEvent(context, 'rebuilt', added, drawing) : drawing.go()
}

const isAny = (cards: readonly number[]): cards is readonly [number, ...number[]] => cards.length > 0

function drawAndPassOn(context: PlayerContext, forced: boolean): Outcome {
  const { game, player } = context
  enter(context, numberOfStep.draw)
  if (!forced) countStalling(context)
  drawCards(context, newHand + ((context.state.lasting & nextHandPlus2) !== 0 ? extraCards : 0))
  player.turns = game.journal.change(player, 'turns', player.turns + 1)
  passOn(context)
  return done
}

/** Whether this turn owes a sacrifice because too many turns have left stock and pyramid as large (RULES.md, Held-up games). */
function isHeldUp(context: PlayerContext): boolean {
  const { state, seats } = context
  if (context.options.solitaire) return false
  const cards = pyramidCount(state.pyramid)
  if (cards < state.beganPyramid) return false
  const refilled = Math.min(slots.length - cards, state.stock.length)
  // No card ever comes back to the stock: where turns were counted, all with an empty one, it is empty still.
  return (
    state.stalledTurns >= seats ||
    (state.stalledRounds >= maxStalledRounds && state.stock.length - refilled >= state.beganStock)
  )
}

/** Counts turns and rounds that made neither stock nor pyramid smaller without the sacrifice owed for holding up. */
function countStalling(context: PlayerContext): void {
  const { game, state } = context
  const { journal } = game
  const smallerPyramid = pyramidCount(state.pyramid) < state.beganPyramid
  const stalls = state.stock.length === 0 && !smallerPyramid
  state.stalledTurns = journal.change(state, 'stalledTurns', stalls ? state.stalledTurns + 1 : 0)
  if (!smallerPyramid && state.stock.length >= state.beganStock) return
  state.shrank = journal.change(state, 'shrank', 1)
  state.stalledRounds = journal.change(state, 'stalledRounds', 0)
}

/** Goes on to the next player's turn, or ends the game if stock and pyramid are empty after the round's last player. */
function passOn(context: PlayerContext): void {
  const { game, state } = context
  const { journal } = game
  const next = (state.turn + 1) % context.seats
  if (next === state.first) {
    if (state.stock.length === 0 && pyramidCount(state.pyramid) === 0) return end(context)
    state.stalledRounds = journal.change(state, 'stalledRounds', state.shrank === 1 ? 0 : state.stalledRounds + 1)
    state.shrank = journal.change(state, 'shrank', 0)
    state.round = journal.change(state, 'round', state.round + 1)
  }
  state.turn = journal.change(state, 'turn', next)
  beginTurn(entryAt(context.all, next))
}

/** Begins a seat's turn: resets what is counted by turn, and turns up the cards that this seat had turned face down. */
export function beginTurn(context: PlayerContext): void {
  const { game, state } = context
  const { journal } = game
  enter(context, numberOfStep.play)
  const up = turnUpOwn(context)
  if (up.length > 0) context.log('turned-up', { cards: up.map(card => context.cardRef(card)) })
  state.changed = journal.change(state, 'changed', 0)
  state.freeEntombing = journal.change(state, 'freeEntombing', context.options.solitaire === 'master' ? 0 : 1)
  state.powerUsed = journal.change(state, 'powerUsed', 0)
  state.lasting = journal.change(state, 'lasting', 0)
  state.dearest = journal.change(state, 'dearest', -1)
  state.irreversible = journal.change(state, 'irreversible', 0)
  state.beganPyramid = journal.change(state, 'beganPyramid', pyramidCount(state.pyramid))
  state.beganStock = journal.change(state, 'beganStock', state.stock.length)
  for (const zone of [state.bought, state.executed, state.credits, state.creditsFrom])
    while (zone.length > 0) journal.pop(zone)
  for (const player of state.players) if (player.entombed > 0) player.entombed = journal.change(player, 'entombed', 0)
}

function end(context: PlayerContext): void {
  const { game, state, all } = context
  state.over = game.journal.change(state, 'over', 1)
  for (const each of all) for (const card of each.player.hand) each.show(card)
  game.log(null, 'over', {})
}

function enter(context: PlayerContext, step: number): void {
  context.state.step = context.game.journal.change(context.state, 'step', step)
}
