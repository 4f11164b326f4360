// What the gallery's address holds: the card that is opened (`#statue-of-bastet`), the words that are sought (`?find=`)
// and the groups that alone are shown (`?only=`). So a card can be linked, and Back closes it.

export interface Place {
  readonly opened: string | null
  readonly sought: string
  /** Ids of groups; null for all of them. */
  readonly only: readonly string[] | null
}

/** What of an address is read. */
export interface Address {
  readonly hash: string
  readonly searchParams: Pick<URLSearchParams, 'get'>
}

const galleryPath = '/cards'

/** Reads an address. Whether there is such a card or group is not asked here. */
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

/** An address may hold anything that somebody has typed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
