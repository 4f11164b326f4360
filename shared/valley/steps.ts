// The steps of a turn (rulebook, Taking a Turn): playing cards, discarding, rebuilding the pyramid, drawing a new hand,
// and whose turn it is next. Each main pick ends in a settled state.
import { completed, done, finish, type Ask, type Step, type Then } from '../engine/ask.ts'
import { raise } from './answers.ts'
import { priceOf, purchase } from './buying.ts'
import { execute, hasAction } from './calling.ts'
import { cardIn, endAndOrder, endTurn, power, toBuy, toEntomb, toExecute, useIn } from './choice.ts'
import { drawCards } from './draw.ts'
import { byTitle } from './order.ts'
import { hasPower, usePower } from './pharaohs.ts'
import { hand } from './place.ts'
import { baseCards, pyramidCount, refill, turnUpOwn } from './pyramid.ts'
import { nextHandPlus2, places } from './state.ts'
import { steps, type TurnStep } from './table.ts'
import type { Turn } from './turn.ts'
import { entombing, layDown, sacrificeOwed } from './verbs.ts'

const newHand = 5
/** What Oil Lamp adds to it. */
const extraCards = 2
/** Whole rounds without a smaller stock or pyramid, after which turns begin to owe a sacrifice (rules/valley). */
const patience = 10

/** The question of the step of playing cards: buy, execute, entomb, or end the turn. */
export function askToPlay(turn: Turn): Step {
  const { state, player, purse } = turn
  const candidates: number[] = []
  if (hasPower(turn)) candidates.push(power)
  for (const card of player.hand) if (hasAction(turn, card)) candidates.push(toExecute + card)
  const doubtful = candidates.length
  for (const card of baseCards(turn)) if (priceOf(turn, card, 0) <= purse) candidates.push(toBuy + card)
  if (state.freeEntombing === 1) for (const card of player.hand) candidates.push(toEntomb + card)
  candidates.push(endTurn)
  if (player.hand.length + player.play.length > 1) candidates.push(endAndOrder)
  return {
    seat: turn.seat, kind: 'play', key: 'play', candidates, min: 1, max: 1, ordered: false, sure: false, facts: [],
    // Only actions can turn out to be impossible, and copies of a title are alike.
    doubtful, alike: option => option === power ? turn.deck.titles.length : turn.deck.kinds[cardIn(option)] as number,
    answer: option => carryOut(turn, option),
  }
}

function carryOut(turn: Turn, option: number): Step {
  const { run, state } = turn
  if (state.unknown === 1) run.journal.set(state, 'unknown', 0)
  if (option === power) return usePower(turn)
  if (option >= 0 && useIn(option) === toExecute) return execute(turn, cardIn(option))
  if (run.trying) return completed
  if (option === endTurn) return discardAll(turn, [])
  if (option === endAndOrder) return askForOrder(turn)
  const card = cardIn(option)
  return useIn(option) === toBuy ? purchase(turn, card, finish) : entombFreely(turn, card)
}

/** The free entombing, once a turn: no action. */
function entombFreely(turn: Turn, card: number): Step {
  turn.run.journal.set(turn.state, 'freeEntombing', 0)
  layDown(turn, entombing, hand, card, { free: true })
  return done
}

function askForOrder(turn: Turn): Step {
  const { player } = turn
  enter(turn, 'discard')
  const candidates = [...player.play, ...player.hand]
  const question: Ask = {
    seat: turn.seat, kind: 'order', key: 'order', candidates, min: 0, max: candidates.length, ordered: true, sure: true, facts: [],
    answer: (_, picked) => discardAll(turn, picked),
  }
  return question
}

/**
 * The discard step: all cards in play and in hand go face up to the discard pile, by default the unused hand below and
 * the cards in play on it in the order played. What was picked goes on top, the last one topmost.
 */
function discardAll(turn: Turn, picked: readonly number[]): Step {
  const { run, player } = turn
  const { journal } = run
  const { hand: held, play, uses, discard } = player
  const unused = byTitle(turn, held)
  const was = run.telling ? unused.map(card => turn.nameOf(card)) : []
  for (const card of unused) turn.show(card)
  if (run.telling) {
    const cards = unused.map(card => turn.named(card))
    turn.tell('end', { cards }, { cards, was })
  }
  for (const card of unused) if (!picked.includes(card)) journal.push(discard, card)
  for (const card of play) if (!picked.includes(card)) journal.push(discard, card)
  for (const card of picked) journal.push(discard, card)
  while (held.length > 0) journal.pop(held)
  while (play.length > 0) journal.pop(play)
  while (uses.length > 0) journal.pop(uses)
  return rebuild(turn)
}

const forNoChange = sacrificeOwed('rebuild.unchanged'), forHoldingUp = sacrificeOwed('rebuild.held-up')

/** The rebuild step: an owed sacrifice, its crumble and answers, then the refill. */
function rebuild(turn: Turn): Step {
  const { state } = turn
  enter(turn, 'rebuild')
  const owed = pyramidCount(state.pyramid) === 0 ? null : state.changed === 0 ? forNoChange : isHeldUp(turn) ? forHoldingUp : null
  const refilling: Then = { sure: true, go: () => refillAndDraw(turn, owed === forHoldingUp) }
  return owed === null ? refilling.go() : owed(turn, refilling)
}

function refillAndDraw(turn: Turn, forced: boolean): Step {
  const added = refill(turn)
  const drawing: Then = { sure: true, go: () => drawAndPassOn(turn, forced) }
  return added.length > 0 ? raise(turn, 'rebuilt', added, drawing) : drawing.go()
}

function drawAndPassOn(turn: Turn, forced: boolean): Step {
  const { run, player } = turn
  enter(turn, 'draw')
  if (!forced) countStalling(turn)
  drawCards(turn, newHand + ((turn.state.lasting & nextHandPlus2) !== 0 ? extraCards : 0))
  run.journal.set(player, 'turns', player.turns + 1)
  passOn(turn)
  return done
}

/** Whether this turn would once more leave stock and pyramid as they were, after too many have (rules/valley, end). */
function isHeldUp(turn: Turn): boolean {
  const { state, seats } = turn
  if (turn.options.solitaire) return false
  const cards = pyramidCount(state.pyramid)
  const after = Math.min(places.length, cards + state.stock.length)
  const stockAfter = state.stock.length - (after - cards)
  if (after < state.beganPyramid) return false
  return state.stalledTurns >= seats && stockAfter === 0 || state.stalledRounds >= patience && stockAfter >= state.beganStock
}

/** Counts turns and rounds that have made neither stock nor pyramid smaller by themselves. */
function countStalling(turn: Turn): void {
  const { run, state } = turn
  const { journal } = run
  const smallerPyramid = pyramidCount(state.pyramid) < state.beganPyramid
  const stalls = state.stock.length === 0 && !smallerPyramid
  journal.set(state, 'stalledTurns', stalls ? state.stalledTurns + 1 : 0)
  if (!smallerPyramid && state.stock.length >= state.beganStock) return
  journal.set(state, 'shrank', 1)
  journal.set(state, 'stalledRounds', 0)
}

/** The next player's turn, or the end: stock and pyramid empty after the draw of the round's last player. */
function passOn(turn: Turn): void {
  const { run, state } = turn
  const { journal } = run
  const next = (state.turn + 1) % turn.seats
  if (next === state.first) {
    if (state.stock.length === 0 && pyramidCount(state.pyramid) === 0) return end(turn)
    journal.set(state, 'stalledRounds', state.shrank === 1 ? 0 : state.stalledRounds + 1)
    journal.set(state, 'shrank', 0)
    journal.set(state, 'round', state.round + 1)
  }
  journal.set(state, 'turn', next)
  beginTurn(turn.all[next] as Turn)
}

/** Nothing has been done yet in the turn of this seat, whose face-down cards are turned up first. */
export function beginTurn(turn: Turn): void {
  const { run, state } = turn
  const { journal } = run
  enter(turn, 'play')
  const up = turnUpOwn(turn)
  if (up.length > 0) turn.tell('turned-up', { cards: up.map(card => turn.named(card)) })
  journal.set(state, 'changed', 0)
  journal.set(state, 'freeEntombing', turn.options.solitaire === 'master' ? 0 : 1)
  journal.set(state, 'powerUsed', 0)
  journal.set(state, 'lasting', 0)
  journal.set(state, 'dearest', -1)
  journal.set(state, 'unknown', 0)
  journal.set(state, 'beganPyramid', pyramidCount(state.pyramid))
  journal.set(state, 'beganStock', state.stock.length)
  for (const zone of [state.bought, state.executed, state.credits, state.creditsFrom]) while (zone.length > 0) journal.pop(zone)
  for (const player of state.players) if (player.entombed > 0) journal.set(player, 'entombed', 0)
}

function end(turn: Turn): void {
  const { run, state, all } = turn
  run.journal.set(state, 'over', 1)
  for (const each of all) for (const card of each.player.hand) each.show(card)
  run.tell(null, 'over', {})
}

function enter(turn: Turn, step: TurnStep): void {
  turn.run.journal.set(turn.state, 'step', steps.indexOf(step))
}
