// Which key means what: numbers the hand, a pyramid of letters the pyramid, a few letters what is opened. Pure.

/** The places, apex first, by where their keys lie: one above two above three, whatever is printed on them. */
export const placeCodes = ['KeyE', 'KeyS', 'KeyD', 'KeyZ', 'KeyX', 'KeyC'] as const
/** The keys of the hand's cards in order. */
export const handKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
const openers = { l: 'log', t: 'tomb', r: 'rules', m: 'menu', u: 'undo', p: 'power', n: 'end' } as const

export type KeyCommand =
  | { readonly kind: 'hand' | 'place'; readonly at: number }
  | { readonly kind: 'log' | 'tomb' | 'rules' | 'menu' | 'undo' | 'power' | 'end' }
  | { readonly kind: 'confirm' }

export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/** What a key press wishes; null where it is none of ours. Escape is not here: it goes back everywhere. */
export function commandOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): KeyCommand | null {
  if (ctrlKey || altKey || metaKey) return null
  if (key === '?') return { kind: 'menu' }
  if (key === 'Enter') return { kind: 'confirm' }
  // Where numbers are written with Shift, the key counts, not the sign on it.
  const digit = /^\d$/.test(key) ? key : shiftKey ? '' : (/^Digit(\d)$/.exec(code)?.[1] ?? '')
  const nth = handKeys.findIndex(each => each === digit)
  if (nth >= 0) return { kind: 'hand', at: nth }
  const place = placeCodes.findIndex(each => each === code)
  if (place >= 0) return { kind: 'place', at: place }
  // A letter that the layout has not, as on a Greek keyboard, is found by its place.
  const letter = (/^[a-z]$/i.test(key) ? key : (/^Key(.)$/.exec(code)?.[1] ?? '')).toLowerCase()
  return letter in openers ? { kind: openers[letter as keyof typeof openers] } : null
}

interface Keyboard {
  getLayoutMap?(): Promise<ReadonlyMap<string, string>>
}

/** What is printed on the keys of the places; where the browser does not tell, as on most keyboards. */
export async function placeCaps(): Promise<readonly string[]> {
  const { keyboard } = navigator as { keyboard?: Keyboard }
  const layout = await keyboard?.getLayoutMap?.().catch(() => undefined)
  return placeCodes.map(code => (layout?.get(code) ?? code.slice(-1)).toUpperCase())
}
