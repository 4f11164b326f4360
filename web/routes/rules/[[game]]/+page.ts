// Fetches the rules of the game in the address, or else of the game that is offered first.
import { error } from '@sveltejs/kit'
import type { Component } from 'svelte'
import { firstGame, otherGames } from '#shared/game-names.ts'
import { byGame } from '#web/lib/platform/by-game.ts'

type OpenRules = () => Promise<{ readonly default: Component }>

const books = byGame(
  import.meta.glob<OpenRules>('../../../lib/*/rules/open-rules.ts', { eager: true, import: 'openRules' }),
)

export async function load({ params: { game } }: { params: { game?: string } }) {
  const named = game === undefined ? firstGame : otherGames.find(name => name === game)
  if (named === undefined) error(404)
  const { default: Book } = await books[named]()
  return { Book }
}
