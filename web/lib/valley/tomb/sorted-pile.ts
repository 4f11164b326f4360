// A pile sorted for looking through: equal cards joined, in the order of the sets, those that a tomb lacks apart. Pure.
import type { Card } from '#shared/protocol.ts'
import type { SetGroup } from '#shared/valley/set-groups.ts'
import { titleOf } from '../card/loaded-titles.ts'

interface Stack {
  readonly card: string
  readonly count: number
}

/**
 * @param cards the pile, in any order
 * @param groups the sets of the table, which give the order: first their cards, then uniques, then starters; cheap ones first
 * @returns `there`: set cards that the tomb has already; `missing`: all others
 */
export function sortedPile(
  cards: readonly Card[],
  tomb: readonly Card[],
  groups: readonly SetGroup[],
): { readonly missing: readonly Stack[]; readonly there: readonly Stack[] } {
  const rank = (title: string): number => {
    const { set, kind, cost } = titleOf(title)
    const group =
      set === null ? groups.length + (kind === 'unique' ? 0 : 1) : groups.findIndex(each => each.some(id => id === set))
    return group * 100 + cost
  }
  const stacks = [...new Set(cards.map(({ card }) => card))]
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other))
    .map(card => ({ card, count: cards.filter(each => each.card === card).length }))
  const isThere = ({ card }: Stack) => titleOf(card).set !== null && tomb.some(each => each.card === card)
  return { missing: stacks.filter(stack => !isThere(stack)), there: stacks.filter(isThere) }
}
