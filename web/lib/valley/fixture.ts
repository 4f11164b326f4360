// Stands in for shared/valley/catalogue.ts until that exists; then this file goes.
export interface Title {
  readonly id: string, readonly edition: string, readonly kind: 'starter' | 'set' | 'unique', readonly set: string | null, readonly level: number
  readonly copies: number, readonly gold: number, readonly cost: number, readonly vp: number | null, readonly timing: string, readonly sign: string
}
const all: readonly Title[] = [
  { id: 'shabti', edition: 'base', kind: 'starter', set: null, level: 1, copies: 4, gold: 1, cost: 0, vp: 1, timing: 'action', sign: '𓀾' },
  { id: 'urn', edition: 'base', kind: 'starter', set: null, level: 1, copies: 3, gold: 1, cost: 0, vp: 1, timing: 'action', sign: '𓏋' },
  { id: 'box-of-food', edition: 'base', kind: 'starter', set: null, level: 1, copies: 2, gold: 1, cost: 0, vp: 1, timing: 'action', sign: '𓊬' },
  { id: 'offering-table', edition: 'base', kind: 'starter', set: null, level: 1, copies: 1, gold: 1, cost: 0, vp: 1, timing: 'action+reaction', sign: '𓊲' },
  { id: 'inner-sarcophagus', edition: 'base', kind: 'set', set: 'sarcophagi', level: 2, copies: 2, gold: 2, cost: 4, vp: null, timing: 'action', sign: '𓀿' },
  { id: 'middle-sarcophagus', edition: 'base', kind: 'set', set: 'sarcophagi', level: 2, copies: 2, gold: 2, cost: 3, vp: null, timing: 'action', sign: '𓁀' },
  { id: 'outer-sarcophagus', edition: 'base', kind: 'set', set: 'sarcophagi', level: 3, copies: 2, gold: 3, cost: 5, vp: null, timing: 'action', sign: '𓊭' },
  { id: 'imseti-canopic-jar', edition: 'base', kind: 'set', set: 'canopic-jars', level: 2, copies: 2, gold: 2, cost: 4, vp: null, timing: 'action', sign: '𓁶' },
  { id: 'qebehsenuef-canopic-jar', edition: 'base', kind: 'set', set: 'canopic-jars', level: 2, copies: 2, gold: 2, cost: 3, vp: null, timing: 'action', sign: '𓏁' },
  { id: 'duamutef-canopic-jar', edition: 'base', kind: 'set', set: 'canopic-jars', level: 3, copies: 2, gold: 4, cost: 5, vp: null, timing: 'action', sign: '𓃥' },
  { id: 'hopi-canopic-jar', edition: 'base', kind: 'set', set: 'canopic-jars', level: 3, copies: 2, gold: 3, cost: 5, vp: null, timing: 'action', sign: '𓃻' },
  { id: 'heart-scarab-amulet', edition: 'base', kind: 'set', set: 'amulets', level: 2, copies: 2, gold: 2, cost: 3, vp: null, timing: 'action', sign: '𓆣' },
  { id: 'tyet-amulet', edition: 'base', kind: 'set', set: 'amulets', level: 2, copies: 2, gold: 2, cost: 3, vp: null, timing: 'action', sign: '𓎬' },
  { id: 'wadj-amulet', edition: 'base', kind: 'set', set: 'amulets', level: 2, copies: 2, gold: 2, cost: 3, vp: null, timing: 'action', sign: '𓇅' },
  { id: 'djed-pillar-amulet', edition: 'base', kind: 'set', set: 'amulets', level: 3, copies: 2, gold: 3, cost: 5, vp: null, timing: 'action', sign: '𓊽' },
  { id: 'weres-amulet', edition: 'base', kind: 'set', set: 'amulets', level: 3, copies: 2, gold: 3, cost: 4, vp: null, timing: 'action', sign: '𓊫' },
  { id: 'book-of-gates', edition: 'base', kind: 'set', set: 'books', level: 2, copies: 2, gold: 2, cost: 2, vp: null, timing: 'action', sign: '𓊀' },
  { id: 'book-of-the-earth', edition: 'base', kind: 'set', set: 'books', level: 2, copies: 2, gold: 2, cost: 3, vp: null, timing: 'action', sign: '𓇾' },
  { id: 'book-of-the-heavens', edition: 'base', kind: 'set', set: 'books', level: 2, copies: 2, gold: 2, cost: 4, vp: null, timing: 'action', sign: '𓇯' },
  { id: 'book-of-the-dead', edition: 'base', kind: 'set', set: 'books', level: 3, copies: 2, gold: 3, cost: 6, vp: null, timing: 'action', sign: '𓏛' },
  { id: 'book-of-the-netherworld', edition: 'base', kind: 'set', set: 'books', level: 3, copies: 2, gold: 3, cost: 4, vp: null, timing: 'action', sign: '𓇽' },
  { id: 'book-of-traversing-eternity', edition: 'base', kind: 'set', set: 'books', level: 3, copies: 2, gold: 3, cost: 5, vp: null, timing: 'action', sign: '𓂻' },
  { id: 'statue-of-anubis', edition: 'base', kind: 'set', set: 'statues', level: 2, copies: 2, gold: 2, cost: 3, vp: null, timing: 'action', sign: '𓁢' },
  { id: 'statue-of-bastet', edition: 'base', kind: 'set', set: 'statues', level: 2, copies: 2, gold: 2, cost: 4, vp: null, timing: 'action', sign: '𓎰' },
  { id: 'statue-of-sobek', edition: 'base', kind: 'set', set: 'statues', level: 2, copies: 2, gold: 2, cost: 2, vp: null, timing: 'action', sign: '𓆋' },
  { id: 'statue-of-horus', edition: 'base', kind: 'set', set: 'statues', level: 3, copies: 2, gold: 3, cost: 6, vp: null, timing: 'action', sign: '𓅃' },
  { id: 'statue-of-isis', edition: 'base', kind: 'set', set: 'statues', level: 3, copies: 2, gold: 3, cost: 5, vp: null, timing: 'action', sign: '𓊨' },
  { id: 'statue-of-osiris', edition: 'base', kind: 'set', set: 'statues', level: 3, copies: 2, gold: 3, cost: 6, vp: null, timing: 'action', sign: '𓋚' },
  { id: 'statue-of-thoth', edition: 'base', kind: 'set', set: 'statues', level: 3, copies: 2, gold: 3, cost: 5, vp: null, timing: 'lasting', sign: '𓁟' },
  { id: 'boat', edition: 'base', kind: 'unique', set: null, level: 2, copies: 1, gold: 2, cost: 4, vp: 4, timing: 'reaction', sign: '𓊛' },
  { id: 'ka-figurine', edition: 'base', kind: 'unique', set: null, level: 2, copies: 1, gold: 2, cost: 3, vp: 3, timing: 'action', sign: '𓂓' },
  { id: 'mummified-cat', edition: 'base', kind: 'unique', set: null, level: 2, copies: 1, gold: 1, cost: 2, vp: 2, timing: 'reaction', sign: '𓃠' },
  { id: 'burial-mask', edition: 'base', kind: 'unique', set: null, level: 3, copies: 1, gold: 5, cost: 7, vp: 6, timing: 'action', sign: '𓁷' },
  { id: 'censer', edition: 'base', kind: 'unique', set: null, level: 3, copies: 1, gold: 3, cost: 6, vp: 5, timing: 'lasting', sign: '𓊶' },
  { id: 'chariot', edition: 'base', kind: 'unique', set: null, level: 3, copies: 1, gold: 5, cost: 6, vp: 5, timing: 'action', sign: '𓌝' },
]
export function titleOf(id: string): Title {
  const found = all.find(title => title.id === id)
  if (!found) throw new Error(`no title ${id}`)
  return found
}
export const sets: readonly { readonly id: string, readonly edition: string, readonly size: number, readonly sign: string }[] = [
  { id: 'sarcophagi', edition: 'base', size: 3, sign: '𓊭' },
  { id: 'canopic-jars', edition: 'base', size: 4, sign: '𓏂' },
  { id: 'amulets', edition: 'base', size: 5, sign: '𓎃' },
  { id: 'books', edition: 'base', size: 6, sign: '𓏛' },
  { id: 'statues', edition: 'base', size: 7, sign: '𓀭' },
]
