// What to pay with: finds the payment that wastes least, and changes a payment by taps. Pure: knows only prices and gold,
// neither cards nor the table.

/** Something that can pay. `keep`: how much it would be missed, where two payments lose the same; below 0 it is no card and
    gone with the turn anyway. */
export interface Offer {
  readonly id: string
  readonly gold: number
  readonly keep: number
}

export interface Balance {
  readonly paid: number
  readonly lost: number
  readonly missing: number
}

/** How much gold all of these pay. */
export const worthOf = (offers: readonly Offer[]): number => offers.reduce((sum, offer) => sum + offer.gold, 0)

const taken = (offers: readonly Offer[], ids: readonly string[]): readonly Offer[] =>
  ids.flatMap(id => offers.filter(offer => offer.id === id))

/** What the chosen offers pay of a price, what of it is lost, and what is missing, in gold. */
export function balance(price: number, offers: readonly Offer[], ids: readonly string[]): Balance {
  const paid = worthOf(taken(offers, ids))
  return { paid, lost: Math.max(0, paid - price), missing: Math.max(0, price - paid) }
}

interface Sum {
  readonly gold: number
  readonly keep: number
  readonly chosen: readonly Offer[]
}

const cardsIn = ({ chosen }: Sum): number => chosen.filter(({ keep }) => keep >= 0).length
const better = (a: Sum, b: Sum): boolean => (cardsIn(a) !== cardsIn(b) ? cardsIn(a) < cardsIn(b) : a.keep < b.keep)

/**
 * The payment that loses least; of those the one with the fewest cards, then the one that is missed least, then the first.
 * @param always ids that must be part of it
 * @returns ids in the order of the offers; null if all together are not enough
 */
export function proposal(
  price: number,
  offers: readonly Offer[],
  always: readonly string[] = [],
): readonly string[] | null {
  const given = taken(offers, always)
  const start: Sum = { gold: worthOf(given), keep: 0, chosen: given }
  const best = new Map<number, Sum>([[start.gold, start]])
  for (const offer of offers) {
    if (offer.gold <= 0 || always.includes(offer.id)) continue
    for (const sum of [...best.values()]) {
      if (sum.gold >= price) continue
      const more: Sum = { gold: sum.gold + offer.gold, keep: sum.keep + offer.keep, chosen: [...sum.chosen, offer] }
      const known = best.get(more.gold)
      if (!known || better(more, known)) best.set(more.gold, more)
    }
  }
  const enough = [...best.values()].filter(sum => sum.gold >= price)
  if (enough.length === 0) return null
  const least = enough.reduce((one, other) => (other.gold < one.gold ? other : one))
  const ids = offers.filter(offer => least.chosen.includes(offer)).map(offer => offer.id)
  return withoutNeedless(price, offers, ids, always)
}

/** Leaves out offers that are not needed to reach the price, those with most gold first. */
function withoutNeedless(
  price: number,
  offers: readonly Offer[],
  ids: readonly string[],
  never: readonly string[],
): readonly string[] {
  let { lost } = balance(price, offers, ids)
  let left = ids
  const greatFirst = taken(offers, ids)
    .filter(offer => !never.includes(offer.id))
    .sort((a, b) => b.gold - a.gold)
  for (const offer of greatFirst) {
    if (offer.gold > lost) continue
    lost -= offer.gold
    left = left.filter(id => id !== offer.id)
  }
  return left
}

/**
 * The payment that spends as much gold as the rules allow: only the last card may reach the price, so it is the richest, and
 * before it goes all that stays below the price.
 * @returns ids in the order of the offers; none if there is nothing to pay
 */
export function mostGold(price: number, offers: readonly Offer[]): readonly string[] {
  const last = offers.reduce<Offer | null>((one, other) => (one && one.gold >= other.gold ? one : other), null)
  if (price <= 0 || !last) return []
  const below = new Map<number, readonly Offer[]>([[0, []]])
  for (const offer of offers) {
    if (offer === last || offer.gold <= 0) continue
    for (const [sum, chosen] of [...below])
      if (sum + offer.gold < price && !below.has(sum + offer.gold)) below.set(sum + offer.gold, [...chosen, offer])
  }
  const first = below.get(Math.max(...below.keys())) ?? []
  return offers.filter(offer => offer === last || first.includes(offer)).map(({ id }) => id)
}

/** The payment after a tap on an offer adds or removes it. Offers that an added one makes needless are removed. */
export function changed(
  price: number,
  offers: readonly Offer[],
  ids: readonly string[],
  tapped: string,
): readonly string[] {
  if (price <= 0) return []
  if (ids.includes(tapped)) return ids.filter(id => id !== tapped)
  return withoutNeedless(price, offers, [...ids, tapped], [tapped])
}

/**
 * The order in which the offers are paid one by one, so that the price is reached only by the last. Null if there is no such
 * order, because an offer is needless.
 */
export function inOrderOfPaying(
  price: number,
  offers: readonly Offer[],
  ids: readonly string[],
): readonly string[] | null {
  const { paid } = balance(price, offers, ids)
  const parts = taken(offers, ids)
  if (parts.length === 0) return price <= 0 ? [] : null
  const last = [...parts].reverse().find(offer => paid - offer.gold < price)
  if (paid < price || !last) return null
  return [...parts.filter(offer => offer !== last), last].map(offer => offer.id)
}
