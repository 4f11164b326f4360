// The sheets of the deck-builder's table, each fetched with its texts.
import type { Edition } from '#shared/valley/editions.ts'
import { fetchWays } from '../rules/fetch-ways.ts'
import { lesson } from '../../messages/books.ts'
import { partWithTexts } from '../../messages/collection.ts'
import { lazy, lobby, logs, prompts } from '../../messages/texts.ts'
import { gallery, notes, rules } from '../messages/books.ts'
import { logSummaries } from '../messages/lazy-texts.ts'
import { forms } from './load-table.ts'

export const opened = {
  tomb: partWithTexts(() => import('../tomb/TombSheet.svelte'), lazy),
  pile: partWithTexts(() => import('../tomb/PileSheet.svelte'), lazy),
  log: partWithTexts(() => import('../log/LogSheet.svelte'), lazy, logSummaries, logs.valley),
  menu: partWithTexts(() => import('./MenuSheet.svelte'), gallery, lobby, lazy),
  rules: partWithTexts(() => import('../rules/Rules.svelte'), rules, lesson, lazy, prompts.valley),
  ways: fetchWays,
  look: partWithTexts(() => import('../card/CardDetails.svelte'), lazy),
} as const

/** Fetches all sheets, the rulings of these editions and, on a screen that has room for both layouts, the other layout. */
export async function fetchAll(editions: readonly Edition[]): Promise<void> {
  const both = Math.max(screen.width, screen.height) >= 1080
  const all: readonly (() => Promise<unknown>)[] = [
    ...Object.values(opened),
    ...editions.flatMap(edition => notes[edition]?.load ?? []),
    ...(both ? Object.values(forms) : []),
  ]
  await Promise.allSettled(all.map(fetch => fetch()))
}
