// English: what every page says around what it shows: its title, the way back, the menu from the first moment. What the
// menu itself says is in `lazy.ts`.
import { and } from '#shared/messages/en/lists.ts'
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')

export const frame = {
  you: 'you',
  'you.whom': 'you',
  'you.dative': 'you',
  'lobby.missing': (p: { missing: number }) =>
    `Waiting for ${plural(p.missing, { one: '# more player', other: '# more players' })}`,
  'back.home': 'To the front page',
  loading: 'Opening the table …',
  'end.pageTitle': (p: { names: readonly string[] }) =>
    `${and.format(p.names)} ${p.names.length > 1 ? 'have' : 'has'} won`,
  'dialog.close': 'Close',
  menu: 'Menu',
  'scheme.toDark': 'Dark theme',
  'scheme.toLight': 'Light theme',
  rules: 'How to play',
  gallery: 'The cards',
} as const
