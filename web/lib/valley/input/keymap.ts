// Which key does what: numbers for the hand, a pyramid of letters for the pyramid, a few letters for sheets. Pure.

/** The keys of the pyramid's places, apex first, by position: one above two above three, whatever is printed on them. */
export const placeCodes = ['KeyE', 'KeyS', 'KeyD', 'KeyZ', 'KeyX', 'KeyC'] as const
/** The keys of the hand's cards in order. */
export const handKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
const openers = { l: 'log', t: 'tomb', r: 'rules', m: 'menu', i: 'read', u: 'undo', p: 'power', n: 'end' } as const

const isOpener = (letter: string): letter is keyof typeof openers => letter in openers

export type KeyCommand =
  | { readonly kind: 'hand' | 'place'; readonly at: number }
  | { readonly kind: 'log' | 'tomb' | 'rules' | 'menu' | 'read' | 'undo' | 'power' | 'end' }
  | { readonly kind: 'confirm' }

export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/** The command of a key press; null for other keys. Escape is handled elsewhere: it goes back everywhere. */
export function commandOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): KeyCommand | null {
  if (ctrlKey || altKey || metaKey) return null
  if (key === '?') return { kind: 'menu' }
  if (key === 'Enter') return { kind: 'confirm' }
  // On layouts that need Shift for digits the key counts, not its character.
  const digit = /^\d$/.test(key) ? key : shiftKey ? '' : (/^Digit(\d)$/.exec(code)?.[1] ?? '')
  const nth = handKeys.findIndex(each => each === digit)
  if (nth >= 0) return { kind: 'hand', at: nth }
  const place = placeCodes.findIndex(each => each === code)
  if (place >= 0) return { kind: 'place', at: place }
  // On layouts without Latin letters, such as Greek, the position of the key counts.
  const letter = (/^[a-z]$/i.test(key) ? key : (/^Key(.)$/.exec(code)?.[1] ?? '')).toLowerCase()
  return isOpener(letter) ? { kind: openers[letter] } : null
}

interface Keyboard {
  getLayoutMap?(): Promise<ReadonlyMap<string, string>>
}

/** What is printed on the keys of the places; as on most keyboards if the browser does not tell. */
export async function placeCaps(): Promise<readonly string[]> {
  const { keyboard } = navigator as { keyboard?: Keyboard }
  const layout = await keyboard?.getLayoutMap?.().catch(() => undefined)
  return placeCodes.map(code => (layout?.get(code) ?? code.slice(-1)).toUpperCase())
}
