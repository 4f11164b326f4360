// Which key means what at the board game's table: numbers take the figure, tablet or block of that place, arrows lead
// through what answers, a few letters open something or end what one is doing. Pure. Escape is not here: it lets go everywhere.
import type { TalDecision } from '#shared/tal/declarations.ts'
import { stepOf, type Step } from '../map/arrow-navigation.ts'

type Letter = 'log' | 'rules' | 'menu' | 'undo' | 'end' | 'look'
const letters: Readonly<Record<string, Letter>> = {
  l: 'log',
  r: 'rules',
  m: 'menu',
  u: 'undo',
  n: 'end',
  i: 'look',
}

export type Wish =
  | { readonly kind: 'nth'; readonly at: number }
  | { readonly kind: Letter | 'confirm' }
  | { readonly kind: 'along'; readonly step: Step }

interface Row {
  readonly caps: string
  readonly what: `keys.${'tablet' | 'figure' | 'colour' | 'groups' | 'places' | 'sites' | 'cells' | 'answers' | 'look' | 'seal' | 'done' | 'leave'}`
}
const numbers = '1 2 3'
const along = '← →'
const far = '↑ ↓'

/** What the keys do that mean something else with each question: row by row, as the sheet of keys shows them. */
export function keysFor(decision: Pick<TalDecision, 'kind' | 'key'> | null): readonly Row[] {
  switch (decision?.kind) {
    case 'bid':
      return [
        { caps: numbers, what: 'keys.tablet' },
        { caps: along, what: 'keys.groups' },
        { caps: 'N', what: 'keys.seal' },
      ]
    case 'march':
    case 'work':
      return [
        { caps: numbers, what: 'keys.figure' },
        { caps: along, what: 'keys.places' },
        { caps: far, what: 'keys.sites' },
        { caps: 'I', what: 'keys.look' },
        { caps: 'N', what: decision.key === 'march' ? 'keys.seal' : 'keys.done' },
      ]
    case 'build':
      return [
        { caps: numbers, what: 'keys.colour' },
        { caps: along, what: 'keys.cells' },
        { caps: 'N', what: 'keys.done' },
      ]
    case 'steal':
      return [
        { caps: along, what: 'keys.cells' },
        { caps: 'N', what: 'keys.done' },
      ]
    case 'claim':
    case 'takeover':
      return [
        { caps: along, what: 'keys.answers' },
        { caps: 'N', what: 'keys.leave' },
      ]
    default:
      return [{ caps: along, what: 'keys.answers' }]
  }
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** What a key press wishes; null where it is none of ours. */
export function wishOf({ key, ctrlKey, altKey, metaKey }: Pressed): Wish | null {
  if (ctrlKey || altKey || metaKey) return null
  if (key === 'Enter') return { kind: 'confirm' }
  if (key === '?') return { kind: 'menu' }
  if (/^[1-9]$/.test(key)) return { kind: 'nth', at: Number(key) - 1 }
  const step = stepOf(key)
  if (step) return { kind: 'along', step }
  const kind = letters[key.toLowerCase()]
  return kind ? { kind } : null
}
