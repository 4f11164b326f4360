// Deals anew what a viewer may not know. Used by the test that nothing leaks, and for bots that search.
import type { RedrawChance } from '../engine/game.ts'
import { pharaohs } from './pharaoh-powers.ts'
import type { PlayerContext } from './player-context.ts'

/**
 * Deals anew, through the journal: the hand and deck of every other player (cards that everybody knows to be in the hand
 * stay), the order of every deck and of the stock within its levels, and the pharaohs dealt to others. What the viewer knows
 * to lie on top of the own deck and of the stock stays there. The ids in a hand stay at their places. Cards that the viewer
 * is looking at keep their ids and change places only among themselves.
 * @param isThought whether cards that answer are dealt anew also where, with `quickReactions`, only those are asked who hold one
 */
export function redraw(
  contexts: readonly PlayerContext[],
  viewer: number | null,
  random: RedrawChance,
  isThought = false,
): void {
  for (const context of contexts) {
    const { player, seat, state } = context
    if (seat !== viewer && state.over === 0) exchange(context, random, isThought)
    const { deck, shuffled } = player
    permute(context, deck, [0, seat === viewer ? Math.min(shuffled, deck.length) : deck.length], random)
  }
  const [any] = contexts
  if (!any) return
  redeal(contexts, viewer, random)
  const { players, stock, boneyard, buried, buriedBy } = any.state
  // Only the seat that has rearranged the boneyard knows what lies under its top.
  if (buriedBy !== viewer) permute(any, boneyard, [0, Math.min(buried, boneyard.length - 1)], random)
  const knowsTop = viewer !== null && players[viewer]?.peeked === stock.length
  const unknown = knowsTop ? Math.max(0, stock.length - 1) : stock.length
  const three = Math.min(unknown, any.cardIndex.levelThree)
  permute(any, stock, [0, three], random)
  permute(any, stock, [three, unknown], random)
}

/** Deals the cards of hand and deck anew, except those that stay. Ids stay at their places. */
function exchange(context: PlayerContext, random: RedrawChance, isThought: boolean): void {
  const {
    game: { journal },
    state: { names },
    player: { hand, deck },
  } = context
  const dealt: number[] = []
  for (const zone of [hand, deck]) for (const card of zone) if (!stays(context, card, isThought)) dealt.push(card)
  const idAt = dealt.map(card => names[card] as number)
  // Sorted first, so that what is dealt does not depend on how the cards lay, which the viewer may not know.
  dealt.sort(byNumber)
  random.shuffle(dealt)
  let next = 0
  for (const zone of [hand, deck])
    for (let at = 0; at < zone.length; at++) {
      if (stays(context, zone[at] as number, isThought)) continue
      journal.put(zone, at, dealt[next++] as number)
    }
  for (let index = 0; index < dealt.length; index++) journal.put(names, dealt[index] as number, idAt[index] as number)
}

/** Whether a card must stay: everybody knows where it is; or it answers, and a copy with quick reactions asks the same seats. */
function stays(context: PlayerContext, card: number, isThought: boolean): boolean {
  const { state, options } = context
  return state.known[card] === 1 || (!isThought && options.quickReactions && context.title(card).answers !== null)
}

/** Deals other pharaohs to all other seats. A seat that has chosen in secret then has another choice. */
function redeal(contexts: readonly PlayerContext[], viewer: number | null, random: RedrawChance): void {
  const others = contexts.filter(({ seat, player }) => seat !== viewer && player.dealt.length > 0)
  if (others.length === 0) return
  const own = contexts.find(({ seat }) => seat === viewer)?.player.dealt ?? []
  const pile = pharaohs.map((_, index) => index).filter(index => !own.includes(index))
  random.shuffle(pile)
  for (const {
    game: { journal },
    player,
  } of others) {
    for (const at of player.dealt.keys()) journal.put(player.dealt, at, pile.pop() as number)
    if (player.pharaoh >= 0)
      player.pharaoh = journal.change(player, 'pharaoh', player.dealt[random.below(player.dealt.length)] as number)
  }
}

/** Shuffles a part of a zone: cards that are being looked at, and the others, each among themselves. Cards everybody has seen stay. */
function permute(
  context: PlayerContext,
  zone: readonly number[],
  [from, to]: readonly [number, number],
  random: RedrawChance,
): void {
  const {
    game: { journal },
    state: { names },
  } = context
  const [seen, unseen]: [number[], number[]] = [[], []]
  for (let at = from; at < to; at++) {
    const name = names[zone[at] as number] as number
    if (name <= 0) (name < 0 ? seen : unseen).push(at)
  }
  for (const alike of [unseen, seen]) {
    if (alike.length < 2) continue
    const dealt = alike.map(at => zone[at] as number).sort(byNumber)
    random.shuffle(dealt)
    for (const [index, at] of alike.entries()) journal.put(zone, at, dealt[index] as number)
  }
}

const byNumber = (one: number, other: number): number => one - other
