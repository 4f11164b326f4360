// Which key means what at the board game's table: numbers take the figure, tablet or block of that place, a few letters
// what is opened. Pure. Escape is not here: it lets go everywhere.
const openers = { l: 'log', r: 'rules', m: 'menu', u: 'undo' } as const

export type Wish = { readonly kind: 'nth', readonly at: number } | { readonly kind: 'log' | 'rules' | 'menu' | 'undo' | 'confirm' }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** What a key press wishes; null where it is none of ours. */
export function wishOf({ key, ctrlKey, altKey, metaKey }: Pressed): Wish | null {
  if (ctrlKey || altKey || metaKey) return null
  if (key === 'Enter') return { kind: 'confirm' }
  if (key === '?') return { kind: 'menu' }
  if (/^[1-9]$/.test(key)) return { kind: 'nth', at: Number(key) - 1 }
  const letter = key.toLowerCase()
  return letter in openers ? { kind: openers[letter as keyof typeof openers] } : null
}
