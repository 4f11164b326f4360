// All texts of the page as they are in one language, each by its place: whose they are, collection, key, and so on.
import { vi } from 'vitest'
import type { Language } from '#web/lib/messages/language.ts'
import { loadAllTexts } from './all-collections.ts'

/**
 * Every text by its place, once the page has begun in this language and loaded them; modules imported after that speak
 * it too.
 */
export async function loadedIn(language: Language): Promise<ReadonlyMap<string, unknown>> {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { documentElement: { lang: language, dataset: {} } })
  vi.resetModules()
  return new Map([...(await loadAllTexts())].flatMap(([{ all }, place]) => placed(all, place)))
}

/** Texts by their places: fixed, or made of params. */
export function placed(what: unknown, place: string): readonly (readonly [string, unknown])[] {
  if (typeof what !== 'object' || what === null) return [[place, what]]
  return Object.entries(what).flatMap(([key, inner]) => placed(inner, `${place} ${key}`))
}
