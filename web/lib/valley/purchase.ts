// A purchase as it is being paid: what is bought, what is still to be paid, and what could pay. Read out of a question;
// how a payment is put together is in `payment.ts`.
import type { NamedCard, Option } from '#shared/protocol.ts'
import type { Offer } from './payment.ts'
import { titleOf } from './titles.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'

export interface Purchase {
  /** The option that begins it; null where the table already asks for the payment. */
  readonly option: string | null
  readonly card: NamedCard
  /** What is still to be paid. */
  readonly price: number
  readonly offers: readonly (Offer & { readonly title: string })[]
}

const numberIn = (value: unknown, otherwise: number): number => typeof value === 'number' ? value : otherwise

/** How much a card would be missed: dear ones more, and those whose action could still be carried out. */
function keepOf(seen: Viewpoint, id: string, title: string): number {
  return titleOf(title).cost + (seen.toUse('execute', id) ? 2 : 0)
}

/** The purchase that an option of the turn would begin, paid out of the hand. */
export function purchaseOf(seen: Viewpoint, option: Option): Purchase {
  const card = option.card ?? { card: '' }
  // With credits about, the table asks for the payment itself: only it knows how they are called.
  const offers = seen.table.now.credits.length > 0 ? [] : seen.hand
  return {
    option: option.id,
    card,
    price: offers.length > 0 ? numberIn(option.params['price'], titleOf(card.card).cost) : 0,
    offers: offers.map(({ id, card: title }) => ({ id, title, gold: seen.worth(title), keep: keepOf(seen, id, title) })),
  }
}

/** The payment that the table asks for now, if it does. */
export function openPayment(seen: Viewpoint): Purchase | null {
  const { decision } = seen
  if (decision?.kind !== 'pay') return null
  const { params, options } = decision
  return {
    option: null,
    card: params['card'] as NamedCard,
    price: numberIn(params['price'], 0) - numberIn(params['paid'], 0),
    offers: options.map(({ id, card, params: about }) => {
      const title = card?.card ?? String(about['from'] ?? '')
      // Credits end with the turn, so they are missed least.
      return { id, title, gold: numberIn(about['gold'], 0), keep: card ? keepOf(seen, id, title) : -1 }
    }),
  }
}
