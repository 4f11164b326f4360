// A purchase being paid: what is bought, what is still to be paid, and what could pay; found from the open question. How a
// payment is put together is in `payment.ts`.
import type { CardRef } from '#shared/protocol.ts'
import type { ValleyOption } from '#shared/valley/declarations.ts'
import type { Credit } from '#shared/valley/table.ts'
import type { Offer } from './payment.ts'
import { titleOf } from '../card/loaded-titles.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** A hand card or a credit; `title` is the title, or the pharaoh that the credit is from. */
export interface Means extends Offer {
  readonly title: string
  readonly credit: boolean
}

export interface Purchase {
  /** The option that begins it; null if the table already asks for the payment. */
  readonly option: string | null
  readonly card: CardRef
  /** What is still to be paid. */
  readonly price: number
  readonly offers: readonly Means[]
}

/** How much a card would be missed: expensive ones more, and those whose action could still be played. */
function keepOf(viewpoint: Viewpoint, id: string, title: string): number {
  return titleOf(title).cost + (viewpoint.toUse('execute', id) ? 2 : 0)
}

/** Credits end with the turn, so they are missed least. */
const creditOf = ({ from, gold }: Credit, id: string): Means => ({ id, title: from, gold, keep: -1, credit: true })

/** The purchase that an option of the turn would begin, paid with hand cards and credits. */
export function purchaseOf(
  viewpoint: Viewpoint,
  { id: option, params: { card, price } }: ValleyOption<'buy'>,
): Purchase {
  const { credits } = viewpoint.table.now
  /** Their ids at the table: credits keep their numbers for the whole turn. */
  const called = viewpoint.decision?.key === 'play' ? viewpoint.decision.params.credits : undefined
  const cards = viewpoint.hand.map(({ id, card: title }): Means => ({
    id,
    title,
    gold: viewpoint.worth(title),
    keep: keepOf(viewpoint, id, title),
    credit: false,
  }))
  return {
    option,
    card,
    price,
    offers: [...cards, ...credits.map((credit, k) => creditOf(credit, called?.[k] ?? ''))],
  }
}

/** The purchase whose payment the table asks for now; null if it asks for none. */
export function openPayment(viewpoint: Viewpoint): Purchase | null {
  const { decision } = viewpoint
  if (decision?.key !== 'pay') return null
  const { params, options } = decision
  return {
    option: null,
    card: params.card,
    price: params.price - params.paid,
    offers: options.flatMap((option): readonly Means[] => {
      const { id } = option
      if (option.key === 'pay.credit') return [creditOf(option.params, id)]
      if (option.key !== 'pay') return []
      const { gold, card } = option.params
      return [{ id, title: card.card, gold, keep: keepOf(viewpoint, id, card.card), credit: false }]
    }),
  }
}
