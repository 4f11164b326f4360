// English: what every page says around what it shows: its title, the way back, the menu from the first moment. What the
// menu itself says is in `late.ts`.
import { spelled } from './numbers.ts'

const and = new Intl.ListFormat('en')

export const frame = {
  'game.valley': 'Valley of the Kings',
  'game.tal': 'Tal der Könige',
  'you': 'you',
  'you.whom': 'you',
  'lobby.pageTitle': (p: { missing: number }) => `Waiting for ${spelled(p.missing)} more`,
  'back.home': 'To the front page',
  'loading': 'Opening the table …',
  'end.pageTitle': (p: { names: readonly string[] }) => `${and.format(p.names)} ${p.names.length > 1 ? 'have' : 'has'} won`,
  'menu': 'Menu',
  'scheme.toDark': 'Show it dark',
  'scheme.toLight': 'Show it light',
  'rules': 'How to play',
  'gallery': 'The cards',
} as const
