// The gallery's address: the open card (`#statue-of-bastet`), the search (`?find=`) and the only groups to show (`?only=`).
// So a card can be linked, and Back closes it.
import type { Address } from '../../platform/by-game.ts'

export interface Place {
  readonly opened: string | null
  readonly sought: string
  /** Ids of groups; null for all of them. */
  readonly only: readonly string[] | null
}

const galleryPath = '/cards'

/** Reads an address. Does not check that the card and the groups exist. */
export function placeOf({ hash, searchParams }: Address): Place {
  const only = searchParams.get('only')?.split(',').filter(Boolean) ?? []
  return {
    opened: decoded(hash.slice(1)) || null,
    sought: searchParams.get('find') ?? '',
    only: only.length > 0 ? only : null,
  }
}

/** The address of a place, from the root of the site. */
export function addressOf({ opened, sought, only }: Place): string {
  const query = [
    ...(sought ? [`find=${encodeURIComponent(sought)}`] : []),
    ...(only ? [`only=${only.join(',')}`] : []),
  ].join('&')
  return `${galleryPath}${query ? `?${query}` : ''}${opened ? `#${opened}` : ''}`
}

/** Decodes a part of an address; empty if it is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
