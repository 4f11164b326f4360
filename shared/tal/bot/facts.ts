// What the weights of a net depend on beside the rules: if the board or the points change, they were made for another game.
import { facts, ours } from '../board.ts'

/** The values of the board that a net can have learned, as text. */
export const factsOfBoard = (): string =>
  JSON.stringify([facts, ours.points, ours.areas, ours.sites.map(({ x: _, y: _y, ...site }) => site)])
