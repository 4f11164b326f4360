// Fetches the deck-builder's rules as a page of their own, with their texts.
import { learnCards } from '../../messages/card-texts.ts'
import { speaking } from '../../messages/collection.ts'
import { lesson } from '../../messages/books.ts'
import { rules } from '../messages/books.ts'

const fetchPage = speaking(() => import('./RulesPage.svelte'), rules, lesson)

export async function openRules() {
  const [page] = await Promise.all([fetchPage(), learnCards(['base'])])
  return page
}
