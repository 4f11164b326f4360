// What the small cards below an open one are: cards of the hand, which a tap opens, and what could pay, which a tap switches.
import type { Card } from '#shared/protocol.ts'
import { cardName } from '../../messages/card-texts.ts'
import { t } from '../../messages/page-texts.ts'
import type { Means } from '../payment/purchase.ts'

export interface CardTile {
  readonly id: string
  readonly title: string
  /** Its name for screen readers. */
  readonly label: string
  /** The gold on its coin; without one its sign says which card it is. */
  readonly gold?: number
  /** Whether it is a credit, and no card. */
  readonly credit?: boolean
  /** Whether it is switched on; undefined for what a tap opens. */
  readonly pressed?: boolean
  /** Whether it is the card that is open. */
  readonly current?: boolean
  /** Whether it is part of a payment that is shown and not switched. */
  readonly pays?: boolean
}

/** What could pay, as a switch. */
export function switchTile(offer: Means, chosen: readonly string[]): CardTile {
  const { id, title, gold, credit } = offer
  const name = credit ? t('pay.credit', { card: cardName(title) }) : cardName(title)
  return { id, title, gold, credit, label: `${name}: ${gold}`, pressed: chosen.includes(id) }
}

/** A card of the hand to be opened, beside a purchase with the gold that it could pay, and whether it pays. */
export function handTile({ id, card: title }: Card, open: string, gold: number | null, pays: boolean): CardTile {
  const name = gold === null ? cardName(title) : `${cardName(title)}: ${gold}`
  return {
    id,
    title,
    label: pays ? `${name}. ${t('card.paying')}` : name,
    pays,
    ...(gold === null ? {} : { gold }),
    ...(id === open ? { current: true } : {}),
  }
}
