// What the weights of a net depend on beside the rules: if a card changes, they were made for another game.
import { titles } from '../catalogue.ts'

/** The facts of all cards that a net can have learned, as text. */
export const factsOfCards = (): string =>
  titles.map(({ id, level, copies, gold, cost, vp, set }) => [id, level, copies, gold, cost, vp, set].join()).join(';')
