// Where every card lies that a viewer sees, by its id. Places have the names that they are registered by (`TableElements`).
import type { Card } from '#shared/protocol.ts'
import type { ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import type { SetGroup } from '#shared/valley/set-groups.ts'
import { titleOf } from '../card/loaded-titles.ts'
import { groupWith, mixOf } from '../card/mix.ts'

/** A view of a table whose game has begun. */
export type RunningView = ValleyView & { readonly table: ValleyTable }

/** The name of a place: stock, boneyard, place-N, hand-SEAT, play-SEAT, deck-SEAT, discard-SEAT, tomb-SEAT-SET. */
export type Spot = string

export interface PlacedCard {
  readonly spot: Spot
  readonly title: string
  readonly isDown: boolean
}

/** The part of a tomb that holds a title: sets that score together lie together, under the name of the first of them. */
export function tombSpot(groups: readonly SetGroup[], seat: number, title: string): Spot {
  const { set } = titleOf(title)
  return `tomb-${seat}-${set ? groupWith(groups, set)[0] : 'others'}`
}

/** Whether a place is a pile of which only the top is seen: its cards can vanish from sight without moving. */
export const isPile = (spot: Spot): boolean => spot === 'boneyard' || spot.startsWith('discard-')

/** Every visible card by its id; of piles the known cards. */
export function placedCards({ table, you, options }: RunningView): ReadonlyMap<string, PlacedCard> {
  const { groups } = mixOf(options)
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
    for (const card of tomb) lay(tombSpot(groups, seat, card.card), [card])
  }
  return found
}

/** How many cards a pile holds; null for other places. */
export function countIn({ table }: RunningView, spot: Spot): number | null {
  if (spot === 'boneyard') return table.boneyard.count
  if (!spot.startsWith('discard-')) return null
  return table.players.find(({ seat }) => spot === `discard-${seat}`)?.discard.count ?? null
}
