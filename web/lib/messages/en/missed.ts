// English: what has happened while somebody was away.
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')

export const texts = {
  'missed.sinceMove': 'Since your last move',
  'missed.sinceLook': 'Since you last looked',
  'missed.show': 'Show me',
  'missed.present': 'To the present',
  /** Behind the name of a player whose turn brought nothing. */
  'missed.passed': 'passed',
  'missed.points': (p: { n: number }) => plural(p.n, { one: '+# point', other: '+# points' }),
  'missed.lost': (p: { n: number }) => plural(p.n, { one: '−# point', other: '−# points' }),
  'missed.hits': 'hits you',
  'missed.more': (p: { n: number }) => plural(p.n, { one: '# more in the log', other: '# more in the log' }),
  'missed.coming': 'Loading …',
  'missed.nothing': 'The others have not moved yet.',
  'missed.unknown': 'The table did not answer.',
  'missed.again': 'Try again',
  'missed.steps': 'What happened, move by move',
  'missed.back': 'Previous move',
  'missed.on': 'Next move',
  'missed.play': 'Play',
  'missed.pause': 'Pause',
  'missed.at': (p: { n: number; of: number }) => `${p.n} of ${p.of}`,
} as const
