// Carrying out actions: from the hand, called by another card, or repeated (rules/valley, Repeating and calling).
import { completed, done, finish, type Part, type Step, type Then } from '../engine/ask.ts'
import { choose, chooseSome } from './choose.ts'
import { turnUp } from './draw.ts'
import { hand, revealed, type Place } from './place.ts'
import { acted } from './state.ts'
import type { Turn } from './turn.ts'
import { discarding, layDown } from './verbs.ts'

/** Whether a card has an action that may be carried out at this table: alone, none that mentions another player. */
export function hasAction(turn: Turn, card: number): boolean {
  const { part, mentionsOpponent } = turn.title(card)
  return part !== null && !(mentionsOpponent && turn.options.solitaire !== undefined)
}

/** Executes the action of a hand card: it comes into play, and is entered among the executed when it has ended. */
export function execute(turn: Turn, card: number): Step {
  const { run, state, player } = turn
  const was = turn.formerName(card)
  if (state.unknown === 1) run.journal.set(state, 'unknown', 0)
  hand.remove(turn, card)
  turn.show(card)
  run.journal.push(player.play, card)
  run.journal.push(player.uses, acted)
  if (run.speaking) turn.tell('play', { card: turn.named(card) }, { card: turn.named(card), was })
  if (run.trying) return begin(turn, card, finish)
  return begin(turn, card, {
    sure: true,
    go: () => {
      run.journal.push(state.executed, card)
      return done
    },
  })
}

/** Carries out the action of a card that stays where it is, beginning with nothing unknown seen. */
function call(turn: Turn, card: number, then: Then): Step {
  const { run, state } = turn
  const seen = state.unknown
  if (seen === 1) run.journal.set(state, 'unknown', 0)
  return begin(turn, card, {
    sure: then.sure,
    go: () => {
      if (state.unknown !== seen) run.journal.set(state, 'unknown', seen)
      return run.follow(then)
    },
  })
}

function begin(turn: Turn, card: number, then: Then): Step {
  const { run, state } = turn
  run.journal.push(state.acting, card)
  const part = turn.title(card).part as Part<Turn>
  if (run.trying && then.sure) return part(turn, then)
  return part(turn, {
    sure: then.sure,
    go: () => {
      run.journal.pop(state.acting)
      return then.go()
    },
  })
}

/** Carries out again an action executed this turn, with new choices. */
export const repeatAction: Part<Turn> = (turn, then) => {
  const { state } = turn
  // Of copies that can be repeated one is enough: the other may still be under way.
  const possible = state.executed.filter(card => canRepeat(turn, card))
  const again = possible.filter((card, index) => possible.findIndex(other => turn.title(other) === turn.title(card)) === index)
  return choose(turn, then, { key: 'repeat', candidates: again, harmless: false }, card => {
    if (turn.run.speaking) turn.tell('repeat', { card: turn.named(card) })
    return call(turn, card, then)
  })
}

/** Lasting effects, actions naming their own card, those under way and the repeating title itself are never repeated. */
function canRepeat(turn: Turn, card: number): boolean {
  const title = turn.title(card)
  const { acting } = turn.state
  return title.timing !== 'lasting' && !title.namesItself && !acting.includes(card) && title !== turn.title(acting.at(-1) as number)
}

/**
 * Carries out the action of a card that lies somewhere and stays there, unless its action moves it.
 * @param from where it lies
 */
export function callFrom(from: Place): Part<Turn> {
  return (turn, then) => {
    const callable = from.cards(turn).filter(card => canBeCalled(turn, card))
    const begin = (card: number): Step => {
      if (from === hand) turn.revealHeld(card)
      if (turn.run.speaking) turn.tell('call', { from: from.name, card: turn.named(card) })
      return call(turn, card, then)
    }
    if (from.choice === 'asked') return choose(turn, then, { key: `call.${from.name}`, candidates: callable, harmless: false }, begin)
    const [only] = callable
    return only === undefined ? turn.run.impossible(then) : begin(only)
  }
}

/** Reactions, actions naming their own card and those under way are never called. */
function canBeCalled(turn: Turn, card: number): boolean {
  return hasAction(turn, card) && !turn.title(card).namesItself && !turn.state.acting.includes(card)
}

/** Discards any number of hand cards, asked at once; for each of them the first action of this turn is carried out again. */
export const repeatFirst: Part<Turn> = (turn, then) => {
  const { run, state, player } = turn
  const [first] = state.executed
  if (first === undefined || !canRepeat(turn, first)) return run.impossible(then)
  if (run.trying) return completed
  const again = (times: number): Step => {
    if (times === 0) return run.follow(then)
    const next: Then = { sure: then.sure, go: () => again(times - 1) }
    if (!run.canComplete(turn.seat, () => call(turn, first, finish))) return next.go()
    turn.tell('repeat', { card: turn.named(first) })
    return call(turn, first, next)
  }
  return chooseSome(turn, then, { key: 'discard-any.hand', candidates: [...player.hand], min: 0, max: player.hand.length, ordered: true }, picked => {
    for (const card of picked) layDown(turn, discarding, hand, card)
    return again(picked.length)
  })
}

/** Reveals the top card of the deck, carries out its action if that can be completed, then discards it. */
export const openGates: Part<Turn> = (turn, then) => {
  const { run, state, player } = turn
  if (player.deck.length + player.discard.length === 0) return run.impossible(then)
  if (run.trying) return completed
  const card = turnUp(turn)
  const discardIt: Then = {
    sure: then.sure,
    go: () => {
      if (state.aside.includes(card)) {
        revealed([card]).remove(turn, card)
        run.journal.push(player.discard, card)
        turn.tell('discard', { from: 'aside', card: turn.named(card) })
      }
      return run.follow(then)
    },
  }
  if (!hasAction(turn, card) || !run.canComplete(turn.seat, () => call(turn, card, finish))) return discardIt.go()
  turn.tell('call', { card: turn.named(card) })
  return call(turn, card, discardIt)
}
