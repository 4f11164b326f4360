// The rules of one of the games, with what they speak; the deck-builder's where none is named.
import { error } from '@sveltejs/kit'
import { learnCards } from '#web/lib/messages/card-texts.ts'
import { speaking } from '#web/lib/messages/collection.ts'
import { rules, talRules } from '#web/lib/messages/books.ts'
import { tal } from '#web/lib/messages/texts.ts'

const valleyBook = speaking(() => import('#web/lib/valley/rules/RulesPage.svelte'), rules)
const talBook = speaking(() => import('#web/lib/tal/rules/RulesPage.svelte'), tal, talRules)

export async function load({ params: { game } }: { params: { game?: string } }) {
  if (game !== undefined && game !== 'tal') error(404)
  const [{ default: Book }] = await Promise.all(game === 'tal' ? [talBook()] : [valleyBook(), learnCards(['base'])])
  return { Book }
}
