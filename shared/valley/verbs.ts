// The verbs that cards are written in. Each makes a part; what it may do follows from trying it, never from a second
// description. Places are the nouns beside it, and words that join parts are the engine's.
import { completed, sure, type Part, type Step, type Then } from '../engine/ask.ts'
import type { Params } from '../card.ts'
import { raise } from './answers.ts'
import { plainNumber } from './choice.ts'
import { choose } from './choose.ts'
import { discardPile, hand, handOrDiscard, wholePyramid, type Place } from './place.ts'
import { crumble, openCards, placeOf, refill, turnDown } from './pyramid.ts'
import { gap } from './state.ts'
import type { Event, Threat, Title } from './title.ts'
import type { Turn } from './turn.ts'

export type Test = (title: Title, turn: Turn, card: number) => boolean
/** What follows from the card that was moved. */
type Next = (title: Title, card: number) => Part<Turn>

/** A choosing part that can also be declined. */
export interface Declinable extends Part<Turn> { readonly optional: Part<Turn> }
/** One that can be carried out again and again, until it is declined or done so many times. */
export interface Choosing extends Declinable {
  readonly again: (turn: Turn, then: Then, times: number) => Step
}

export interface Move {
  readonly verb: string
  readonly threat: Threat
  readonly event?: Event
  /** Whether the place it goes to keeps it from others. */
  readonly secret?: boolean
  readonly arrive: (turn: Turn, card: number) => void
}

/**
 * Moves one card somewhere: asks which, takes it out, puts it down, lets the pyramid crumble, lets others answer.
 * @param key what the question is called
 * @param why what its line tells beside
 */
function moving(move: Move, from: Place, where?: Test, next?: Next, key = `${move.verb}.${from.name}`, why?: Params): Choosing {
  const carryOut = (turn: Turn, card: number, then: Then): Step => {
    const { run } = turn
    const place = layDown(turn, move, from, card, why)
    const rest: Then = next ? { sure: false, go: () => next(turn.title(card), card)(turn, then) } : then
    const event = move === taking && place >= 0 && isAction(turn) ? 'taken' : move.event
    const after: Then = event ? { sure: rest.sure, go: () => raise(turn, event, [card], rest, place) } : rest
    return place >= 0 ? crumble(turn, place, after) : run.follow(after)
  }
  const part = (optional: boolean | 'enough') => (turn: Turn, then: Then, follow = then): Step => {
    const { run } = turn
    const all = from.cards(turn)
    if (from.sight !== 'open') {
      if (all.length === 0) return optional ? run.follow(then) : run.impossible(then)
      if (run.trying) return completed
      run.sawUnknown()
    }
    if (from.choice === 'told' && !optional) {
      const card = all[0]
      return card === undefined ? run.impossible(then) : carryOut(turn, card, then)
    }
    if (from.sight === 'searched') lookThrough(turn, all)
    if ((from === discardPile || from === handOrDiscard) && !run.trying) run.barrier = true
    const candidates = where ? all.filter(card => where(turn.title(card), turn, card)) : all
    return choose(turn, then, { key, candidates, optional, idle: from === hand && all.length > 0, harmless: next === undefined, threat: move.threat },
      card => carryOut(turn, card, follow))
  }
  const again = (turn: Turn, then: Then, times: number): Step =>
    times === 0 ? turn.run.follow(then) : part('enough')(turn, then, { sure: then.sure, go: () => again(turn, then, times - 1) })
  return Object.assign((turn: Turn, then: Then) => part(false)(turn, then), { optional: sure(part(true)), again })
}

/** Whether what is being done is an action, not an answer. */
function isAction({ seat, state }: Turn): boolean {
  return state.acting.length > 0 && seat === state.turn
}

/**
 * Takes one card out of its place, lays it where the move says and tells of it. Gives the gap it left in the pyramid.
 * @param why what the line tells beside, where no action moves the card
 */
export function layDown(turn: Turn, move: Move, from: Place, card: number, why?: Params): number {
  const was = turn.formerName(card)
  const origin = from !== handOrDiscard ? from : turn.player.hand.includes(card) ? hand : discardPile
  const place = origin.remove(turn, card)
  move.arrive(turn, card)
  if (turn.run.speaking) tellMove(turn, move, origin, card, was, place, why)
  return place
}

/** Gives the cards of a searched deck names for who looks at them, in an order that tells nothing of theirs. */
function lookThrough(turn: Turn, cards: readonly number[]): void {
  for (const card of [...cards].sort((one, other) => one - other)) turn.look(card)
}

/** Writes the line of a card that was moved. */
function tellMove(turn: Turn, move: Move, from: Place, card: number, was: string, place: number, why?: Params): void {
  const by = turn.state.acting.at(-1)
  const params = { from: from.name, ...(place >= 0 ? { place } : {}), ...(by === undefined ? {} : { by: turn.title(by).id }), ...why }
  const named = { ...params, card: turn.named(card) }
  const own = was.includes('h') ? { ...named, was } : named
  if (move.secret && from.sight === 'searched') turn.tell(move.verb, params, { ...params, card: { id: turn.nameOf(card), card: turn.title(card).id } })
  else if (move.secret) turn.tell(move.verb, params, { ...params, card: { card: turn.title(card).id }, was })
  else if (own === named) turn.tell(move.verb, named)
  else turn.tell(move.verb, named, own)
}

export const discarding: Move = {
  verb: 'discard', threat: 'discard-or-sacrifice',
  arrive: (turn, card) => { turn.show(card); turn.run.journal.push(turn.player.discard, card) },
}
const taking: Move = { ...discarding, verb: 'take', threat: 'touch' }
const sacrificing: Move = {
  verb: 'sacrifice', threat: 'discard-or-sacrifice', event: 'sacrificed',
  arrive: (turn, card) => { turn.show(card); turn.run.journal.push(turn.state.boneyard, card) },
}
export const entombing: Move = { verb: 'entomb', threat: 'touch', arrive: layInTomb }
const giving: Move = {
  verb: 'give', threat: 'touch',
  arrive: (turn, card) => { turn.show(card); turn.run.journal.push((turn.all[turn.state.turn] as Turn).player.discard, card) },
}
export const stacking: Move = {
  verb: 'stack', threat: 'touch', secret: true,
  arrive: (turn, card) => { turn.forgetHand(); turn.hide(card); turn.run.journal.push(turn.player.deck, card) },
}
export const recovering: Move = {
  verb: 'recover', threat: 'touch',
  arrive: (turn, card) => { turn.hold(card, true); turn.run.journal.push(turn.player.hand, card) },
}
export const finding: Move = {
  verb: 'recover', threat: 'touch', secret: true,
  arrive: (turn, card) => { turn.hold(card, false); turn.run.journal.push(turn.player.hand, card) },
}

/** Lays a card into the tomb, where it counts. */
export function layInTomb(turn: Turn, card: number): void {
  const { run, player } = turn
  turn.show(card)
  run.journal.push(player.tomb, card)
  run.journal.set(player, 'entombed', player.entombed + 1)
}

/** Moves a hand card to the top of the discard pile. */
export const discard = (where?: Test, next?: Next): Choosing => moving(discarding, hand, where, next)
/** Moves a card free of charge to the top of the discard pile. */
export const take = (from: Place, where?: Test): Choosing => moving(taking, from, where)
/** Moves a card to the top of the boneyard. */
export const sacrifice = (from: Place, next?: Next, where?: Test): Choosing => moving(sacrificing, from, where, next)
/** Sacrifices the pyramid card that a turn owes in its rebuild step: no action. */
export const sacrificeOwed = (key: string): Part<Turn> => moving(sacrificing, wholePyramid, undefined, undefined, key, { owed: true })
/** Moves a card into the tomb. Not the free entombing of the turn. */
export const entomb = (from: Place, where?: Test): Choosing => moving(entombing, from, where)
/** Puts a card on the discard pile of the player whose action it is. */
export const give = (from: Place): Choosing => moving(giving, from)
/** Puts a card on top of the own deck. */
export const stack = (from: Place): Choosing => moving(stacking, from)
/** Moves a card into the hand: shown to all, except out of the deck. */
export const recover = (from: Place, next?: Next): Choosing => moving(from.sight === 'searched' ? finding : recovering, from, undefined, next)

/** Shows a card of the hand, which stays there. */
export function reveal(from: Place, next: Next, where?: Test): Part<Turn> {
  return (turn, then) => choose(turn, then, { key: `reveal.${from.name}`, candidates: where ? from.cards(turn).filter(card => where(turn.title(card), turn, card)) : from.cards(turn), harmless: false }, card => {
    turn.revealHeld(card)
    return next(turn.title(card), card)(turn, then)
  })
}

/** Turns a face-up card of the pyramid face down until the own next turn begins. */
export const faceDown: Part<Turn> = (turn, then) => choose(turn, then, { key: 'turn-down', candidates: openCards(turn) }, card => {
  turnDown(turn, card)
  if (turn.run.speaking) turn.tell('turned-down', { card: turn.named(card), place: placeOf(turn, card) })
  return turn.run.follow(then)
})

/** Fills the gaps of the pyramid from the stock. Only with a gap and a card in the stock. */
export const refillGap: Part<Turn> = (turn, then) => {
  const { run, state } = turn
  return state.stock.length > 0 && state.pyramid.includes(gap) ? refillNow(turn, then) : run.impossible(then)
}

/** Fills the gaps of the pyramid from the stock, as far as it goes. */
export const refillNow: Part<Turn> = sure((turn, then) => {
  const { run } = turn
  if (run.trying) return completed
  if (refill(turn).length > 0) run.sawUnknown()
  return run.follow(then)
})

/** Starts a lasting effect, which ends with the turn. */
export function lasting(rule: number): Part<Turn> {
  return sure((turn, then) => {
    const { run, state } = turn
    run.journal.set(state, 'lasting', state.lasting | rule)
    return run.follow(then)
  })
}

/** Carries out exactly one of several parts; one that cannot be completed is not offered. */
export function either(key: string, ...parts: readonly Part<Turn>[]): Part<Turn> {
  return (turn, then) => choose(turn, then, {
    kind: 'choose-option', key, harmless: false, candidates: parts.map((_, index) => plainNumber + index),
  }, option => (parts[option - plainNumber] as Part<Turn>)(turn, then))
}

/** A part that may be left out. */
export function may(part: Declinable): Part<Turn> {
  return part.optional
}

/** A part that is carried out only if a condition holds when it is reached. */
export function when(test: (turn: Turn) => boolean, part: Part<Turn>): Part<Turn> {
  const conditional = (turn: Turn, then: Then): Step => test(turn) ? part(turn, then) : turn.run.follow(then)
  return Object.assign(conditional, { sure: part.sure === true })
}

/** A part without which, unless a condition holds, the action is impossible. */
export function provided(test: (turn: Turn) => boolean, part: Part<Turn>): Part<Turn> {
  return (turn, then) => test(turn) ? part(turn, then) : turn.run.impossible(then)
}
