// The keys of a replay: those of its slider, which lead through the game from anywhere on the page.

const ways = { Home: 'start', End: 'end', PageUp: 'next', PageDown: 'last' } as const
type Way = (typeof ways)[keyof typeof ways]

/** All of them, for screen readers. */
export const replayKeys = Object.keys(ways).join(' ')

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>

/** Where a key leads: to the start or the end of the game, to the next turn or the last one; null for other keys. */
export function wayOf({ key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: Press): Way | null {
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return null
  return Object.hasOwn(ways, key) ? ways[key as keyof typeof ways] : null
}
