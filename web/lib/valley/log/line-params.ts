// What a line says, whatever it tells, as far as that has one name and one meaning in all lines. Small, for every page reads it.
import type { NamedCard, Params } from '#shared/protocol.ts'
import type { ValleyLine } from '#shared/valley/declarations.ts'

/** What lines, and questions about what has happened, say of one card. */
type OfCards = Params & { readonly [K in CardParam]?: NamedCard }
type CardParam = 'card' | 'for' | 'one' | 'boneyard'
type Told = { readonly params: OfCards } | undefined

/** The card that a line names so; null where it names none. */
export const cardIn = (line: Told, name: CardParam = 'card'): NamedCard | null => line?.params[name] ?? null
/** The id of its title. */
export const titleIn = (line: Told, name?: CardParam): string | null => cardIn(line, name)?.card ?? null
/** The cards that a line lists. */
export function cardsIn(line: ValleyLine): readonly NamedCard[] {
  const { cards }: Params & { readonly cards?: readonly NamedCard[] } = line.params
  return cards ?? []
}
/** What else a line of whatever kind may say of a card's way. */
type OnItsWay = Params & {
  /** A place; of a payment with a credit, what has left it. */
  readonly from?: string | number
  readonly place?: number
  /** The title whose action it was. */
  readonly by?: string
}
export const wayIn = ({ params }: ValleyLine): OnItsWay => params
