// What cards in play have paid.
import type { ValleyLine } from '#shared/valley/declarations.ts'

/**
 * The gold that a card in play has paid, which stays what it was when its title is worth more from then on.
 * @param lines of the log, as far as they are known
 * @returns undefined where no line tells of it: then it is what is printed
 */
export const paidGold = (lines: readonly ValleyLine[], card: string): number | undefined =>
  lines.findLast((line): line is ValleyLine<'pay'> => line.key === 'pay' && line.params.card?.id === card)?.params.gold
