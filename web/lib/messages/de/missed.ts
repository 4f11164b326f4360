// German: what has happened while somebody was away.
import { pluralOf } from '../plural.ts'
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/missed.ts'

const plural = pluralOf('de')

export const texts = {
  'missed.sinceMove': 'Seit deinem letzten Zug',
  'missed.sinceLook': 'Seit du zuletzt hier warst',
  'missed.show': 'Zeigen',
  'missed.present': 'Zur Gegenwart',
  'missed.passed': 'gepasst',
  'missed.points': (p: { n: number }) => plural(p.n, { one: '+# Punkt', other: '+# Punkte' }),
  'missed.lost': (p: { n: number }) => plural(p.n, { one: '−# Punkt', other: '−# Punkte' }),
  'missed.hits': 'trifft dich',
  'missed.more': (p: { n: number }) => plural(p.n, { one: '# weiteres im Verlauf', other: '# weitere im Verlauf' }),
  'missed.coming': 'Wird geladen …',
  'missed.nothing': 'Die anderen haben noch nicht gezogen.',
  'missed.unknown': 'Der Tisch hat nicht geantwortet.',
  'missed.again': 'Noch einmal versuchen',
  'missed.steps': 'Was geschehen ist, Schritt für Schritt',
  'missed.back': 'Ein Schritt zurück',
  'missed.on': 'Ein Schritt vor',
  'missed.play': 'Abspielen',
  'missed.pause': 'Anhalten',
  'missed.at': (p: { n: number; of: number }) => `${p.n} von ${p.of}`,
} as const satisfies Same<typeof english>
