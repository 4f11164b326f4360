// Params of log lines that have the same name and meaning in all lines. Kept small, because it is part of the first load.
import type { CardRef, Params } from '#shared/protocol.ts'
import type { ValleyLine } from '#shared/valley/declarations.ts'

/** Params of lines and of reactions that name one card. */
type OfCards = Params & { readonly [K in CardParam]?: CardRef }
type CardParam = 'card' | 'for' | 'one' | 'boneyard'
type Told = { readonly params: OfCards } | undefined

/** The card in a param of a line; null if there is none. */
export const cardIn = (line: Told, name: CardParam = 'card'): CardRef | null => line?.params[name] ?? null
/** The id of that card's title. */
export const titleIn = (line: Told, name?: CardParam): string | null => cardIn(line, name)?.card ?? null
/** The cards that a line lists. */
export function cardsIn(line: ValleyLine): readonly CardRef[] {
  const { cards }: Params & { readonly cards?: readonly CardRef[] } = line.params
  return cards ?? []
}
/** Params that tell how a card moved. */
type OnItsWay = Params & {
  /** A place; of a payment with a credit, the card that the credit is from. */
  readonly from?: string | number
  readonly place?: number
  /** The title whose action it was. */
  readonly by?: string
}
/** From where to where a line says that a card went. */
export const wayIn = ({ params }: ValleyLine): OnItsWay => params
