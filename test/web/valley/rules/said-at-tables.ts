// What the rules at hand say at a table, for the tests of them.
import type { Box } from '#shared/valley/editions.ts'
import type { Params } from '#shared/protocol.ts'
import { setsOf } from '#shared/valley/set-groups.ts'
import type { Chapter } from '#web/lib/valley/rules/chapter.ts'
import { chapters, type ChapterId } from '#web/lib/valley/rules/chapters.ts'
import { Reading } from '#web/lib/valley/rules/reading.svelte.ts'
import { playedAt } from '#web/lib/valley/rules/rules-context.ts'
import type { RuleKey } from '#web/lib/valley/rules/rules-texts.ts'
import { ways, type WayId } from '#web/lib/valley/rules/ways/way-chapters.ts'

const everyChapter: readonly Chapter[] = [...chapters, ...ways]

/** The texts that are read in a chapter at such a table. */
export function saidWith(id: ChapterId | WayId, options: Params, seats = 2): readonly RuleKey[] {
  const reading = new Reading(playedAt(options, seats))
  const chapter = everyChapter.find(each => each.id === id)
  if (!chapter || !reading.holds(chapter)) return []
  return [
    ...('lead' in chapter ? (chapter.lead ?? []) : []),
    ...('text' in chapter ? chapter.text : []),
    ...('uses' in chapter ? chapter.uses : []),
  ]
    .filter(point => reading.holds(point))
    .map(({ text }) => text)
}
/** The options of an edition as it comes in its box. */
export const boxed = (edition: Box): Params => ({
  edition,
  sets: setsOf(edition),
  uniques: [edition],
  starters: edition === 'last-rites' ? 'last-rites' : 'base',
})
