// Files for other programs that belong to one game: the games hand them in, and they are written when the site is built.
import { error } from '@sveltejs/kit'
import type { GameFiles } from '#web/lib/platform/by-game.ts'

const ofGames = import.meta.glob<GameFiles>('../../lib/*/build/files.ts', { eager: true, import: 'files' })
const files = new Map(Object.values(ofGames).flatMap(each => Object.entries(each)))

export const prerender = true
export const entries = () => [...files.keys()].map(file => ({ file }))

export function GET({ params: { file } }: { params: { file: string } }): Response {
  const content = files.get(file)
  if (!content) error(404)
  return Response.json(content())
}
