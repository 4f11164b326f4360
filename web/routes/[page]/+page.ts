// Pages that belong to one game, each at an address of its own: the games hand them in.
import { error } from '@sveltejs/kit'
import type { GamePages } from '#web/lib/platform/by-game.ts'

const ofGames = import.meta.glob<GamePages>('../../lib/*/pages.ts', { eager: true, import: 'pages' })

export async function load({ params: { page } }: { params: { page: string } }) {
  const open = Object.values(ofGames).find(pages => Object.hasOwn(pages, page))?.[page]
  if (!open) error(404)
  return { Page: (await open()).default }
}
