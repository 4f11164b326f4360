// German: what every page says around what it shows: its title, the way back, the menu from the first moment. What the
// menu itself says is in `late.ts`.
import { spelled } from './numbers.ts'

const and = new Intl.ListFormat('de')

export const frame = {
  'game.valley': 'Valley of the Kings',
  'game.tal': 'Tal der Könige',
  'you': 'du',
  'you.whom': 'dich',
  'lobby.pageTitle': (p: { missing: number }) => `Noch ${spelled(p.missing)} ${p.missing === 1 ? 'Platz' : 'Plätze'} frei`,
  'back.home': 'Zur Startseite',
  'loading': 'Der Tisch wird geöffnet …',
  'end.pageTitle': (p: { names: readonly string[] }) => `${and.format(p.names)} ${p.names.length > 1 ? 'haben' : 'hat'} gewonnen`,
  'menu': 'Menü',
  'scheme.toDark': 'Dunkel zeigen',
  'scheme.toLight': 'Hell zeigen',
  'rules': 'Spielregeln',
  'gallery': 'Die Karten',
} as const
