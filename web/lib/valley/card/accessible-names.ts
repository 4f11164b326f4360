// Labels of cards and places for screen readers: one sentence with everything that the picture shows.
import type { Card } from '#shared/protocol.ts'
import type { PlayedCard } from '#shared/valley/table.ts'
import { cardName, setName } from '../../messages/card-texts.ts'
import { playerName } from '../../messages/telling.ts'
import { t } from '../../messages/page-texts.ts'
import { setOf, titleOf } from './loaded-titles.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/**
 * A title with everything printed on it.
 * @param gold what it pays now, if that differs from what is printed
 * @param owned how many of its set lie in the reader's tomb; nothing is said of it where it is shown without one, as in the
 *   rules or among what another player has
 */
export function titleLabel(title: string, owned?: number, gold?: number): string {
  const { set, gold: printed, cost, vp } = titleOf(title)
  const facts = [
    t('card.pays', { gold: gold ?? printed }),
    ...(cost > 0 ? [t('card.costs', { cost })] : []),
    set ? t('card.inSet', { set: setName(set), owned, size: setOf(set)?.size ?? 0 }) : t('points', { n: vp ?? 0 }),
  ]
  return `${cardName(title)}, ${facts.join(', ')}`
}

/** When a card that this seat has turned face down is turned up again. */
export const whenTurnedUp = (viewpoint: Viewpoint, seat: number): string =>
  seat === viewpoint.you ? t('down.yours') : t('down.theirs', { name: viewpoint.nameOf(seat) })
/** For a card of the pyramid: who turned it down, and until when; empty if it lies face up. */
export const faceDownLabel = (viewpoint: Viewpoint, seat: number | undefined): string =>
  seat === undefined
    ? ''
    : t('down.read', { name: playerName(viewpoint.view, seat, 'dative'), when: whenTurnedUp(viewpoint, seat) })
/** The same for a title that is looked at, if no copy of it lies face up in the pyramid or in the viewer's hand. */
export function titleDownLabel(viewpoint: Viewpoint, title: string): string {
  const copies = [...viewpoint.places, ...viewpoint.hand]
  const seats = copies.flatMap(card => (card?.card === title ? [card.faceDown] : []))
  return seats.includes(undefined) ? '' : faceDownLabel(viewpoint, seats[0])
}

const places = ['place.0', 'place.1', 'place.2', 'place.3', 'place.4', 'place.5'] as const
export const placeLabel = (place: number): string => t(places[place] ?? 'place.0')

/** The cards in play, each with what it was used for. */
export function playedLabel(played: readonly PlayedCard[], turnedUp: readonly { readonly card: Card }[] = []): string {
  return [
    ...turnedUp.map(({ card }) => t('inPlay.turnedUp', { card: cardName(card.card) })),
    ...played.map(({ card, used }) =>
      t(used === 'paid' ? 'inPlay.paid' : used === 'acted' ? 'inPlay.acted' : 'inPlay.cancelled', {
        card: cardName(card),
      }),
    ),
  ].join(', ')
}
