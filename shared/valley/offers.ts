// Turns the integer options of a decision into the ids and params that its seat gets, and sorts them.
import type { UnlabelledOption } from '../engine/game.ts'
import { entryAt } from '../entry.ts'
import { fromBoneyard } from './attacks.ts'
import { priceOf, sourceOfCredit } from './buying.ts'
import type { ValleyPoint } from './declarations.ts'
import { ways, type ValleyOffers } from './decisions.ts'
import {
  cardIn,
  creditId,
  endAndOrder,
  endTurn,
  enough,
  pass,
  plainNumber,
  power,
  toBuy,
  toCredit,
  toEntomb,
  toExecute,
  toProtect,
  useIn,
} from './option-codec.ts'
import { pharaohAt } from './pharaoh-powers.ts'
import { slotOf } from './pyramid.ts'
import type { PlayerContext } from './player-context.ts'

type Offer = UnlabelledOption<ValleyOffers>

/** An option as its seat gets it. A client can know ids in advance, for a batch (API.md, View). */
export function offerOf(context: PlayerContext, point: ValleyPoint, option: number): Offer {
  if (option === pass) return { id: 'pass', key: 'pass', params: {} }
  if (option === enough) return { id: 'enough', key: 'enough', params: {} }
  if (option === endTurn) return { id: 'end', key: 'end', params: {} }
  if (option === endAndOrder) return { id: 'end-order', key: 'end-order', params: {} }
  if (option === power) return { id: 'power', key: 'power', params: { pharaoh: pharaohAt(context.player.pharaoh).id } }
  const use = useIn(option)
  if (use === plainNumber) return numberOffer(point, option)
  return use === toCredit ? creditOffer(context, cardIn(option)) : cardOffer(context, point, cardIn(option), use)
}

/** An option that is no card. */
function numberOffer(point: ValleyPoint, option: number): Offer {
  const number = cardIn(option)
  switch (point.kind) {
    case 'pharaoh': {
      const { id } = pharaohAt(number)
      return { id, key: 'pharaoh', params: { pharaoh: id } }
    }
    case 'choose-player':
      return { id: String(number), key: 'player', params: { seat: number } }
    case 'choose-place':
      return option === fromBoneyard
        ? { id: 'boneyard', key: 'entomb-from.boneyard', params: {}, place: 'boneyard' }
        : { id: 'stock', key: 'entomb-from.stock', params: {}, place: 'stock' }
    case 'choose-option':
    case 'choose-number': {
      const key = ways[point.key][number]
      if (key !== undefined) return { id: String(number), key, params: {} }
    }
  }
  throw new Error(`${point.key} offers no ${number}`)
}

const uses = { [toBuy]: 'buy', [toExecute]: 'execute', [toEntomb]: 'entomb' } as const

/** The id of the option to use a card so in the own turn, offered or not. */
export function idOfUse(context: PlayerContext, use: keyof typeof uses, card: number): string {
  return `${uses[use]}-${context.idOf(card)}`
}

function creditOffer(context: PlayerContext, index: number): Offer {
  const { credits, creditsFrom } = context.state
  const from = sourceOfCredit(context, entryAt(creditsFrom, index))
  return { id: creditId(index), key: 'pay.credit', params: { from, gold: entryAt(credits, index) } }
}

function cardOffer(context: PlayerContext, point: ValleyPoint, card: number, use: number): Offer {
  const shown = {
    id: point.key === 'discard.shown' ? glanced(context, point, card) : context.idOf(card),
    card: context.title(card).id,
  }
  const slot = slotOf(context, card)
  const where = slot >= 0 ? { card: shown, place: String(slot) } : { card: shown }
  const params = { card: shown }
  switch (use) {
    case toBuy:
      return {
        id: idOfUse(context, toBuy, card),
        key: 'buy',
        params: { ...params, price: priceOf(context, card, 0) },
        ...where,
      }
    case toExecute:
      return { id: idOfUse(context, toExecute, card), key: 'execute', params, ...where }
    case toEntomb:
      return { id: idOfUse(context, toEntomb, card), key: 'entomb', params, ...where }
    case toProtect: {
      const discards = context.title(card).protects?.by === 'discarding'
      return { id: `protect-${shown.id}`, key: discards ? 'protect-discard' : 'protect', params, ...where }
    }
  }
  const { id } = shown
  if (point.kind === 'pay') return { id, key: 'pay', params: { ...params, gold: context.worth(card) }, ...where }
  if (point.kind === 'react') return { id, key: 'react', params, ...where }
  return isPurchase(point)
    ? { id, key: 'card', params: { ...params, price: priceOf(context, card, point.about.rebate) }, ...where }
    : { id, key: 'card', params, ...where }
}

/** The name of a card in another's hand, for the seat to which that hand was shown. */
function glanced(
  { seat }: PlayerContext,
  { about: { last }, candidates }: Extract<ValleyPoint, { readonly key: 'discard.shown' }>,
  card: number,
): string {
  return `${seat}h${last - candidates.length + 1 + candidates.indexOf(card)}`
}

/** Whether a decision asks which card of a place to buy. */
const isPurchase = (point: ValleyPoint): point is Extract<ValleyPoint, { readonly key: `buy.${string}` }> =>
  point.key.startsWith('buy.')

/** Sorts cards without a visible order (a hand, a searched deck) by title, then by name, and piles top first; leaves others. */
export function sortOptions(context: PlayerContext, point: ValleyPoint, options: readonly number[]): readonly number[] {
  if (point.key === 'discard.shown') return options
  if (point.key.endsWith('.discard'))
    return [...options].sort(
      (one, other) => context.player.discard.indexOf(other) - context.player.discard.indexOf(one),
    )
  const rank = (option: number) => (option < 0 ? 2 : useIn(option) === toProtect ? 1 : 0)
  return [...options].sort((one, other) => {
    const byUse = rank(one) - rank(other) || (one < 0 ? other - one : useIn(one) - useIn(other))
    const isHeld = inHandOrDeck(context, one)
    if (byUse !== 0 || !isHeld || !inHandOrDeck(context, other))
      return byUse || Number(isHeld) - Number(inHandOrDeck(context, other))
    const [card, against] = [cardIn(one), cardIn(other)]
    const [title, beside] = [context.title(card).id, context.title(against).id]
    return title < beside ? -1 : title > beside ? 1 : numberOf(context, card) - numberOf(context, against)
  })
}

/** Whether an option is a card that other players do not see. */
function inHandOrDeck(context: PlayerContext, option: number): boolean {
  return option >= 0 && useIn(option) !== plainNumber && numberOf(context, cardIn(option)) > 0
}

function numberOf(context: PlayerContext, card: number): number {
  return -(context.state.names[card] ?? 0)
}
