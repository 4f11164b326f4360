// Words that are explained on their own, and which of them a question asks for.

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
  'stack',
  'stock',
  'swap',
  'take',
  'tomb',
] as const
/** Words of the other ways to play; their texts come with those. */
export const wayTerms = ['call', 'credit', 'exchange', 'reveal', 'search', 'turn-down'] as const
export type Term = (typeof terms)[number] | (typeof wayTerms)[number]

/** Keys of questions, or what they begin with, whose first word is not yet the term. */
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
  // not out of the own hand
  'give.boneyard': null,
  'give.picked': null,
}
const known: readonly string[] = [...terms, ...wayTerms]
const isTerm = (word: string): word is Term => known.includes(word)

/** What a question with this key wants done, in one word; null where it takes more than one. */
export function termOf(key: string): Term | null {
  const [verb = ''] = key.split('.')
  const whole = verbs[key] === undefined ? verbs[verb] : verbs[key]
  if (whole !== undefined) return whole
  return isTerm(verb) ? verb : null
}
