// What is seen of a boneyard that the viewer searches, beside the cards that can be chosen of it now.
import type { Card } from '#shared/protocol.ts'
import type { ValleyOption } from '#shared/valley/declarations.ts'
import type { Pile } from '#shared/valley/table.ts'

/**
 * Cards that the viewer may look at, but not choose, so that the choice can depend on them (RULES.md, What is public).
 * @param boneyard as the viewer sees it; while somebody searches it, its top lies open to nobody
 * @param options the cards of it that can be chosen
 */
export function searchedBeside({ top, cards = [] }: Pile, options: readonly ValleyOption[]): readonly Card[] {
  return top === null ? cards.filter(({ id }) => options.every(option => option.card?.id !== id)) : []
}
