// Where every card lies that a viewer sees, by its id. The names of places are those of `data-spot` on the table.
import type { Card } from '#shared/protocol.ts'
import type { ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { titleOf } from '../card/learned-titles.ts'

/** A view of a table at which is played. */
export type RunningView = ValleyView & { readonly table: ValleyTable }

/** A place: stock, boneyard, place-N, and hand-, play-, deck-, discard-SEAT, tomb-SEAT-SET. */
export type Spot = string

export interface PlacedCard {
  readonly spot: Spot
  readonly title: string
  readonly isDown: boolean
}

/** The part of a tomb where a title lies. */
export const tombSpot = (seat: number, title: string): Spot => `tomb-${seat}-${titleOf(title).set ?? 'others'}`

/** Piles of which only the top is seen, so that a card can vanish without having moved. */
export const isPile = (spot: Spot): boolean => spot === 'boneyard' || spot.startsWith('discard-')

/** Every card that is seen, by its id; of piles what is known. */
export function placedCards({ table, you }: RunningView): ReadonlyMap<string, PlacedCard> {
  const found = new Map<string, PlacedCard>()
  const lay = (spot: Spot, cards: Iterable<Card | null>) => {
    for (const card of cards)
      if (card) found.set(card.id, { spot, title: card.card, isDown: card.faceDown !== undefined })
  }
  table.pyramid.flat().forEach((card, place) => lay(`place-${place}`, [card]))
  lay('boneyard', table.boneyard.cards ?? [table.boneyard.top])
  lay(
    `play-${table.turn}`,
    table.aside.map(({ card }) => card),
  )
  for (const { seat, hand, discard, tomb, inPlay } of table.players) {
    if (seat === you && typeof hand === 'object') lay(`hand-${seat}`, hand)
    lay(`discard-${seat}`, discard.cards ?? [discard.top])
    lay(`play-${seat}`, inPlay)
    for (const card of tomb) lay(tombSpot(seat, card.card), [card])
  }
  return found
}

/** How many cards a pile holds; null for places that are not piles. */
export function countIn({ table }: RunningView, spot: Spot): number | null {
  if (spot === 'boneyard') return table.boneyard.count
  if (!spot.startsWith('discard-')) return null
  return table.players.find(({ seat }) => spot === `discard-${seat}`)?.discard.count ?? null
}
