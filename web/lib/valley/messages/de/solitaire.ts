// German: solitaire. Loaded with its table and its end alone.
import { pluralOf } from '../../../messages/plural.ts'
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/solitaire.ts'

const plural = pluralOf('de')
const points = (n: number) => plural(n, { one: '# Punkt', other: '# Punkte' })

export const texts = {
  goal: 'Das perfekte Grab',
  'goal.from': (p: { of: number }) => `von ${p.of}`,
  'goal.of': (p: { n: number; of: number }) => `${p.n} von ${p.of}`,
  'goal.part': (p: { name: string; have: number; size: number }) => `${p.name} ${p.have} von ${p.size}`,
  'goal.read': (p: { n: number; of: number; parts: readonly string[]; cost: number }) =>
    `${p.n} von ${plural(p.of, { one: '# Punkt', other: '# Punkten' })}: ${p.parts.join(', ')}${p.cost > 0 ? `; Doppelte kosten ${points(p.cost)}` : ''}.`,
  'goal.left': (p: { n: number }) => `noch ${p.n}`,
  'goal.whole': 'komplett',
  'goal.uniques': 'Unikate',
  'goal.starters': 'Startkarten',
  'goal.cost': (p: { n: number }) => `Doppelte: −${p.n}`,
  'goal.costShort': (p: { n: number }) => `Doppelte −${p.n}`,
  'goal.starter': 'Jedes Set komplett, jede Karte einmal und alle zehn Startkarten.',
  'goal.master': 'Keine freie Bestattung: Nur Aktionen bestatten.',
  'tomb.twice': (p: { n: number }) => `Doppelte: −${p.n}`,
  'way.twice': (p: { set: string }) => `${p.set}: doppelt, kostet einen Punkt`,

  'end.perfect': (p: { of: number }) => `Das perfekte Grab: ${p.of}`,
  'end.short': (p: { n: number; of: number }) => `${p.n} von ${p.of}`,
  'end.perfectWhat': 'Nichts fehlt, und nichts ist doppelt.',
  'end.shortWhat': (p: { tomb: string; left: number }) =>
    `${p.tomb}; zum perfekten ${plural(p.left, { one: 'fehlt # Punkt', other: 'fehlen # Punkte' })}.`,
  'end.tomb.0': 'Eine Grube im Sand',
  'end.tomb.1': 'Das Grab eines Maurers',
  'end.tomb.2': 'Das Grab eines Schreibers',
  'end.tomb.3': 'Das Grab eines Wesirs',
  'end.tomb.4': 'Das Grab eines Pharaos',
  'end.table': 'Die Punkte des Grabs, Teil für Teil, und was fehlte',
  'end.whole': 'nichts fehlt',
  'end.missing': (p: { cards: readonly string[] }) => `fehlt: ${p.cards.join(', ')}`,
  'end.twice': 'Doppelte',
  'end.twiceWhat': 'jede kostet ihr Set einen Punkt',
  'end.total': 'Gesamt',
} as const satisfies Same<typeof english>
