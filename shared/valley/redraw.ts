// Deals anew what a viewer may not know. Used by the test that nothing leaks, and for bots that search.
import type { Random } from '../engine/random.ts'
import type { State } from '../engine/game-context.ts'
import { pharaohs } from './pharaoh-powers.ts'
import type { PlayerContext } from './player-context.ts'

type Chance = Pick<Random<State>, 'below' | 'shuffle'>

/**
 * Deals anew, through the journal: the hand and deck of every other player (cards that everybody knows to be in the hand
 * stay), the order of every deck and of the stock within its levels, and the pharaohs dealt to others. The names in a hand
 * stay at their places. Cards that the viewer is looking at keep their names and change places only among themselves.
 */
export function redraw(contexts: readonly PlayerContext[], viewer: number | null, random: Chance): void {
  for (const context of contexts) {
    const { player, seat, state } = context
    if (seat !== viewer && state.over === 0) exchange(context, random)
    permute(context, player.deck, [0, player.deck.length], random)
  }
  const [any] = contexts
  if (!any) return
  redeal(contexts, viewer, random)
  const { stock, boneyard, buried, buriedBy } = any.state
  // Only the seat that has rearranged the boneyard knows what lies under its top.
  if (buriedBy !== viewer) permute(any, boneyard, [0, Math.min(buried, boneyard.length - 1)], random)
  const three = Math.min(stock.length, any.cardIndex.levelThree)
  permute(any, stock, [0, three], random)
  permute(any, stock, [three, stock.length], random)
}

/** Deals the cards of hand and deck anew, except those that stay. */
function exchange(context: PlayerContext, random: Chance): void {
  const {
    game: { journal },
    state: { names },
    player: { hand, deck },
  } = context
  const places = [hand, deck].flatMap(zone =>
    zone.flatMap((card, at) => (stays(context, card) ? [] : [{ zone, at, card, name: names[card] as number }])),
  )
  const dealt = places.map(({ card }) => card)
  random.shuffle(dealt)
  places.forEach(({ zone, at, name }, index) => {
    const card = dealt[index] as number
    journal.put(zone, at, card)
    journal.put(names, card, name)
  })
}

/** Whether a card must stay: everybody knows it is there, or the option `quickReactions` gives it away. */
function stays(context: PlayerContext, card: number): boolean {
  return context.state.known[card] === 1 || (context.options.quickReactions && context.title(card).answers !== null)
}

/** Deals other pharaohs to all other seats. A seat that has chosen in secret then has another choice. */
function redeal(contexts: readonly PlayerContext[], viewer: number | null, random: Chance): void {
  const others = contexts.filter(({ seat, player }) => seat !== viewer && player.dealt.length > 0)
  const own = contexts.find(({ seat }) => seat === viewer)?.player.dealt ?? []
  const pile = pharaohs.map((_, index) => index).filter(index => !own.includes(index))
  if (others.length > 0) random.shuffle(pile)
  for (const {
    game: { journal },
    player,
  } of others) {
    for (const at of player.dealt.keys()) journal.put(player.dealt, at, pile.pop() as number)
    if (player.pharaoh >= 0) journal.set(player, 'pharaoh', player.dealt[random.below(player.dealt.length)] as number)
  }
}

/** Shuffles a part of a zone: cards that are being looked at, and the others, each among themselves. Cards everybody has seen stay. */
function permute(context: PlayerContext, zone: number[], [from, to]: readonly [number, number], random: Chance): void {
  const {
    game: { journal },
    state: { names },
  } = context
  const places = Array.from({ length: to - from }, (_, at) => from + at)
  for (const isSeen of [false, true]) {
    const alike = places.filter(at => {
      const name = names[zone[at] as number] as number
      return name <= 0 && name < 0 === isSeen
    })
    for (let last = alike.length - 1; last > 0; last--)
      journal.swap(zone, alike[last] as number, alike[random.below(last + 1)] as number)
  }
}
