// Verbs by which two cards change places. Nothing crumbles, nothing is discarded or sacrificed.
import type { Part, Step, Then } from '../engine/ask.ts'
import { choose } from './choose.ts'
import { noteChange, openCards, placeOf, pyramidCards } from './pyramid.ts'
import type { Turn } from './turn.ts'
import type { Test } from './verbs.ts'

/** Two pyramid cards change places. Nothing crumbles, but it is a change. */
export const swapInPyramid: Part<Turn> = (turn, then) => {
  const { run, state } = turn
  const cards = pyramidCards(turn)
  if (cards.length < 2) return run.impossible(then)
  return choose(turn, then, { key: 'swap.first', candidates: cards }, one =>
    choose(turn, then, { key: 'swap.second', candidates: cards.filter(card => card !== one), facts: [one] }, other => {
      run.journal.swap(state.pyramid, placeOf(turn, one), placeOf(turn, other))
      noteChange(turn)
      if (run.speaking) turn.tell('swap', { one: turn.named(one), other: turn.named(other) })
      return run.follow(then)
    }))
}

/** What a hand card changes places with: the cards there are, and how the two are exchanged. */
interface Other {
  readonly name: string
  readonly cards: (turn: Turn) => readonly number[]
  /** Only one card can be meant, so it is not asked for. */
  readonly told?: true
  /** Puts `coming` where `going` lay. */
  readonly put: (turn: Turn, going: number, coming: number) => void
}

const replaceIn = (zone: (turn: Turn) => number[]) => (turn: Turn, going: number, coming: number): void => {
  const cards = zone(turn)
  turn.run.journal.put(cards, cards.indexOf(going), coming)
}

/** The top card of the boneyard. */
export const withBoneyard: Other = {
  name: 'boneyard', told: true, cards: turn => turn.state.boneyard.slice(-1), put: replaceIn(turn => turn.state.boneyard),
}
/** Any card of the own discard pile. */
export const withDiscard: Other = { name: 'discard', cards: turn => turn.player.discard, put: replaceIn(turn => turn.player.discard) }
/** Any face-up card of the pyramid. */
export const withPyramid: Other = {
  name: 'pyramid', cards: openCards,
  put: (turn, going, coming) => {
    replaceIn(({ state }) => state.pyramid)(turn, going, coming)
    noteChange(turn)
  },
}

/** A hand card changes places with a card that lies elsewhere, which comes into the hand. */
export function exchange(other: Other, where?: Test): Part<Turn> {
  const swapped = (turn: Turn, given: number, got: number, then: Then): Step => {
    const { run, player } = turn
    const was = turn.formerName(given)
    const place = placeOf(turn, got)
    run.journal.remove(player.hand, player.hand.indexOf(given))
    turn.show(given)
    other.put(turn, got, given)
    const named = run.speaking ? turn.named(got) : null
    turn.hold(got, true)
    run.journal.push(player.hand, got)
    if (run.speaking) {
      const params = { with: other.name, one: turn.named(given), other: named, ...place >= 0 ? { place } : {} }
      turn.tell('exchange', params, { ...params, was, now: turn.nameOf(got) })
    }
    return run.follow(then)
  }
  return (turn, then) => {
    const { run, player } = turn
    const held = player.hand.filter(card => !where || where(turn.title(card), turn, card))
    if (other.cards(turn).length === 0) return run.impossible(then)
    return choose(turn, then, { key: 'exchange.hand', candidates: held }, given => {
      if (other === withDiscard && !run.trying) run.barrier = true
      if (other.told) return swapped(turn, given, other.cards(turn)[0] as number, then)
      return choose(turn, then, { key: `exchange.${other.name}`, candidates: other.cards(turn), facts: [given] }, got => swapped(turn, given, got, then))
    })
  }
}
