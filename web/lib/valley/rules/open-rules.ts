// Fetches the deck-builder's rules as a page of their own, with their texts.
import { loadCards } from '../../messages/card-texts.ts'
import { partWithTexts } from '../../messages/collection.ts'
import { lesson } from '../../messages/books.ts'
import { lazy } from '../../messages/texts.ts'
import { rules } from '../messages/books.ts'

// The pictures show parts of the table, which say some late texts.
const fetchPage = partWithTexts(() => import('./RulesPage.svelte'), rules, lesson, lazy)

/** Fetches the page of the rules with the cards that its pictures show. */
export async function openRules() {
  const [page] = await Promise.all([fetchPage(), loadCards(['base'])])
  return page
}
