// What playing a hand card or using a pharaoh's power would do now, as far as the viewer's view tells.
import type { Card } from '#shared/protocol.ts'
import { holdsFourOrMore, isCheapest, ownsMoreThanFive } from '#shared/valley/conditions.ts'
import { goldWith, handGold4, lastingBitsOf } from '#shared/valley/lasting-effects.ts'
import type { Now } from '../messages/en/effects.ts'
import { cardName } from '../../messages/card-texts.ts'
import { explanations } from '../messages/lazy-texts.ts'
import { handCount } from '../seats/player-summary.ts'
import { titleOf } from './loaded-titles.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** @returns a few words about a title's action or a pharaoh's power; null for a title without an action */
export function effectOf(viewpoint: Viewpoint, card: Card): string | null {
  const effect = explanations.all.effects[card.card]
  return typeof effect === 'function' ? effect(nowOf(viewpoint, card)) : (effect ?? null)
}

function nowOf(viewpoint: Viewpoint, card: Card): Now {
  const { table, me, others, hand } = viewpoint
  const nameOf = (title: Card | null | undefined) => (title ? cardName(title.card) : '')
  const open = viewpoint.places.filter(place => place !== null).filter(({ faceDown }) => faceDown === undefined)
  const costs = open.map(each => titleOf(each.card).cost)
  const reached = others.filter(player =>
    ownsMoreThanFive(handCount(player) + player.deck + player.discard.count, handCount(player)),
  )
  const isOther = (other: Card) => titleOf(other.card).set === 'sarcophagi' && other.card !== card.card
  return {
    boneyard: nameOf(table.boneyard.top),
    discard: nameOf(me?.discard.top),
    boneyardPrice: table.boneyard.top ? viewpoint.price(table.boneyard.top.card) : 0,
    gaps: Math.min(table.stock, viewpoint.places.filter(place => place === null).length),
    cheapest: [...new Set(open.filter(each => isCheapest(titleOf(each.card).cost, costs)).map(nameOf))],
    drawable: (me?.deck ?? 0) + (me?.discard.count ?? 0),
    besides: hand.filter(({ id }) => id !== card.id).length,
    lasting: table.now.lasting,
    evenGold: goldWith(lastingBitsOf(table.now.lasting) | handGold4, 0),
    dearest: dearestOf(viewpoint),
    holders: others.filter(player => holdsFourOrMore(handCount(player))).map(({ seat }) => viewpoint.nameOf(seat)),
    owners: reached.map(({ seat }) => viewpoint.nameOf(seat)),
    otherSarcophagus: me?.tomb.some(isOther) ? 'tomb' : hand.some(isOther) ? 'hand' : null,
  }
}

/** Pharaohs whose power buys out of the boneyard or the stock, and the set of Stone Mason, whose action does. */
const buyingPharaohs = ['thutmose-iii', 'djoser']
const buyingSet = 'builders'

/**
 * What the dearest card bought out of the pyramid costs; null where a card may come from elsewhere, which no view
 * tells.
 */
function dearestOf({ table: { now }, me, mix }: Viewpoint): number | null {
  const byPower = now.pharaohUsed && buyingPharaohs.includes(me?.pharaoh ?? '')
  const byAction = now.executed.length > 0 && mix.sets.includes(buyingSet)
  return byPower || byAction ? null : Math.max(0, ...now.bought.map(title => titleOf(title).cost))
}
