// German: what every page says around what it shows: its title, the way back, the menu from the first moment. What the
// menu itself says is in `lazy.ts`.
import { and } from '#shared/messages/de/lists.ts'
import { pluralOf } from '../plural.ts'
import type { Same } from '../collection.ts'
import type { frame as english } from '../en/frame.ts'

const plural = pluralOf('de')

export const frame = {
  you: 'du',
  'you.whom': 'dich',
  'you.dative': 'dir',
  'lobby.missing': (p: { missing: number }) =>
    plural(p.missing, { one: 'Noch # Spieler fehlt', other: 'Noch # Spieler fehlen' }),
  'back.home': 'Zur Startseite',
  loading: 'Der Tisch wird geöffnet …',
  'end.pageTitle': (p: { names: readonly string[] }) =>
    `${and.format(p.names)} ${p.names.length > 1 ? 'haben' : 'hat'} gewonnen`,
  'dialog.close': 'Schließen',
  menu: 'Menü',
  'scheme.toDark': 'Dunkles Design',
  'scheme.toLight': 'Helles Design',
  rules: 'Spielregeln',
  gallery: 'Die Karten',
} as const satisfies Same<typeof english>
