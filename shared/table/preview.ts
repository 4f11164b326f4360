// What a link to a table tells anybody, read from the newest row alone: no game is loaded for it.
import type { GameManifest, Games } from '../game-manifest.ts'
import { inPlaces } from '../places.ts'
import type { After, MadeEvent, PreviewFacts } from './rows.ts'

/** What anybody may know of a table without sitting there. */
export type Preview = Pick<PreviewFacts, 'game' | 'variant' | 'host'> & { readonly seats: number } & (
    | { readonly phase: 'lobby'; readonly free: number }
    | { readonly phase: 'playing' }
    | {
        readonly phase: 'over'
        /** The winners first, then by points. */
        readonly scores: readonly { readonly name: string; readonly total: number }[]
        readonly winners: readonly string[]
      }
  )

/** What each row says of its table for the sake of previews; nothing where the game has none. */
export function previewFacts(
  { game: name, version, options, name: host }: MadeEvent,
  { variantOf }: GameManifest,
): { readonly preview?: PreviewFacts } {
  return variantOf ? { preview: { game: name, version, variant: variantOf(options), host } } : {}
}

/** The preview of a table whose newest row says this; null where this code does not play its game, or not by these rules. */
export function previewOf({ preview, versions, begun, lobby, result }: After, games: Games): Preview | null {
  if (!preview || games[preview.game]?.version !== preview.version) return null
  const { game, variant, host } = preview
  const about = { game, variant, host, seats: versions.length - 1 }
  const sitters = lobby?.sitters ?? []
  if (begun === 0) return { ...about, phase: 'lobby', free: sitters.filter(sitter => sitter === null).length }
  if (!result) return { ...about, phase: 'playing' }
  const nameOf = (seat: number) => sitters[seat]?.name ?? ''
  return {
    ...about,
    phase: 'over',
    scores: inPlaces(result).map(({ seat, total }) => ({ name: nameOf(seat), total })),
    winners: result.winners.map(nameOf),
  }
}
