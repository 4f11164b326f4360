// The terms that the glossary explains, and which of them a question is about.

export const terms = [
  'apex',
  'base',
  'boneyard',
  'buy',
  'crumble',
  'discard',
  'draw',
  'entomb',
  'give',
  'in-play',
  'level',
  'recover',
  'repeat',
  'sacrifice',
  'set',
  'stack',
  'starter',
  'stock',
  'swap',
  'take',
  'tomb',
  'unique',
] as const
/** Terms of the other ways to play; their texts are fetched with those. */
export const wayTerms = ['call', 'credit', 'exchange', 'reveal', 'search', 'turn-down'] as const
export type Term = (typeof terms)[number] | (typeof wayTerms)[number]

/** Terms of questions whose key does not begin with the term, by the key or its beginning. */
const verbs: Readonly<Record<string, Term | null>> = {
  'entomb-some': 'entomb',
  'entomb-set': 'entomb',
  'entomb-more': 'entomb',
  'entomb-from': 'entomb',
  'discard-some': 'discard',
  'discard-any': 'discard',
  'stack-some': 'stack',
  'draw-number': 'draw',
  'swap-or-sacrifice': 'swap',
  // These are not taken from the viewer's hand.
  'give.boneyard': null,
  'give.picked': null,
}
const known: readonly string[] = [...terms, ...wayTerms]
const isTerm = (word: string): word is Term => known.includes(word)

/** The term for what a question with this key asks to do; null if there is no single one. */
export function termOf(key: string): Term | null {
  const [verb = ''] = key.split('.')
  const whole = verbs[key] === undefined ? verbs[verb] : verbs[key]
  if (whole !== undefined) return whole
  return isTerm(verb) ? verb : null
}
