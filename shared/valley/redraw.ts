// Exchanging what a viewer may not know: the secrecy property and searching bots use this one function.
import type { Random } from '../engine/random.ts'
import type { State } from '../engine/run.ts'
import type { Player } from './state.ts'
import type { Turn } from './turn.ts'

type Chance = Pick<Random<State>, 'below' | 'shuffle'>

/**
 * Exchanges, through the journal, another's hand with that player's deck (cards everybody knows to be in the hand stay),
 * and the order of every deck and of the stock within its levels. Names belong to the places, so they stay where they are.
 */
export function redraw(turns: readonly Turn[], viewer: number | null, random: Chance): void {
  for (const turn of turns) {
    const { player, seat, state } = turn
    const hand = seat === viewer || state.over === 1 ? [] : player.hand.flatMap((card, at) => state.known[card] === 1 ? [] : [at])
    exchange(turn, player, hand, random)
  }
  const [any] = turns
  if (!any) return
  const { stock } = any.state
  const three = Math.min(stock.length, any.deck.levelThree)
  permute(any, stock, [0, three], random)
  permute(any, stock, [three, stock.length], random)
}

/** Deals the named places of the hand and the whole deck anew among themselves. */
function exchange(turn: Turn, player: Player, hand: readonly number[], random: Chance): void {
  const { journal } = turn.run
  const { names } = turn.state
  const cards = [...hand.map(at => player.hand[at] as number), ...player.deck]
  const called = cards.map(card => names[card] as number)
  const dealt = [...cards]
  random.shuffle(dealt)
  dealt.forEach((card, index) => {
    if (index < hand.length) journal.put(player.hand, hand[index] as number, card)
    else journal.put(player.deck, index - hand.length, card)
    journal.put(names, card, called[index] as number)
  })
}

function permute(turn: Turn, zone: number[], [from, to]: readonly [number, number], random: Chance): void {
  const { journal } = turn.run
  for (let last = to - 1; last > from; last--) journal.swap(zone, last, from + random.below(last - from + 1))
}
