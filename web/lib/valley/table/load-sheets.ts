// The sheets of the deck-builder's table, each fetched with its texts.
import type { Edition } from '#shared/valley/editions.ts'
import { fetchWays } from '../rules/fetch-ways.ts'
import { lesson } from '../../messages/books.ts'
import { speaking } from '../../messages/collection.ts'
import { late, lobby, logs, prompts } from '../../messages/texts.ts'
import { gallery, notes, rules } from '../messages/books.ts'
import { logSummaries } from '../messages/late-texts.ts'
import { forms } from './load-table.ts'

export const opened = {
  tomb: speaking(() => import('../tomb/TombSheet.svelte'), late),
  pile: speaking(() => import('../tomb/PileSheet.svelte'), late),
  log: speaking(() => import('../log/LogSheet.svelte'), late, logSummaries, logs.valley),
  menu: speaking(() => import('./MenuSheet.svelte'), gallery, lobby, late),
  rules: speaking(() => import('../rules/Rules.svelte'), rules, lesson, late, prompts.valley),
  ways: fetchWays,
  look: speaking(() => import('../card/CardDetails.svelte'), late),
} as const

/** Fetches all sheets, the rulings of these editions and, on a screen that has room for both layouts, the other layout. */
export async function fetchAll(editions: readonly Edition[]): Promise<void> {
  const both = Math.max(screen.width, screen.height) >= 1080
  const all: readonly (() => Promise<unknown>)[] = [
    ...Object.values(opened),
    ...editions.flatMap(edition => notes[edition]?.learn ?? []),
    ...(both ? Object.values(forms) : []),
  ]
  await Promise.allSettled(all.map(fetch => fetch()))
}
