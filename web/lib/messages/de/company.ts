// German: who is at a table: the series, who watches, what is said; and until when the table is kept, and whether a seat is.
import { comma } from '#shared/messages/de/lists.ts'
import { pluralOf } from '../plural.ts'
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/company.ts'

const plural = pluralOf('de')

export const texts = {
  'series.game': (p: { n: number }) => `Partie ${p.n}`,
  'series.won': (p: { n: number; won: readonly { name: string | null; wins: number }[] }) =>
    `Partie ${p.n} dieser Reihe. Gewonnene Partien: ${comma.format(p.won.map(({ name, wins }) => `${name ?? 'du'} ${wins}`))}.`,
  'series.begins': (p: { name: string | null }) => (p.name === null ? 'Du beginnst.' : `${p.name} beginnt.`),
  'series.wins': (p: { name: string | null; wins: number }) =>
    `${p.name ?? 'Du'}: ${plural(p.wins, { one: '# Partie gewonnen', other: '# Partien gewonnen' })}`,
  'series.best': (p: { n: number; best: number }) =>
    `Partie ${p.n} dieser Reihe. Am besten bisher: ${plural(p.best, { one: '# Punkt', other: '# Punkte' })}.`,
  watching: (p: { n: number }) => plural(p.n, { one: '# schaut zu', other: '# schauen zu' }),
  'watching.you': (p: { others: number }) =>
    p.others === 0
      ? 'Du schaust zu'
      : `Du schaust zu, mit ${plural(p.others, { one: 'noch jemandem', other: '# anderen' })}`,

  talk: 'Etwas sagen',
  'talk.watching': 'Spieler stumm schalten',
  hint: 'Tipp',
  'talk.told': 'Was gesagt wird',
  'talk.heard': (p: { name: string | null; words: string }) => `${p.name ?? 'Du'}: ${p.words}`,
  'talk.lost': 'Keine Verbindung: Es wurde nichts gesagt.',
  'talk.wait': 'Du hast gerade etwas gesagt. Warte zwei Sekunden.',
  'talk.mute': 'Stumm:',
  'talk.listen': 'Nur wer mitspielt, kann hier etwas sagen.',
  'say.hello': 'Hallo!',
  'say.good-luck': 'Viel Glück!',
  'say.thinking': 'Ich überlege noch',
  'say.well-played': 'Gut gespielt!',
  'say.thanks': 'Danke!',
  'say.oops': 'Hoppla',
  'say.ouch': 'Autsch!',
  'say.good-game': 'Schöne Partie!',

  'seat.notKept': 'Neuladen kostet dich den Platz.',
  'seat.link': 'Link zum Platz',
  'seat.linkWhat':
    'Dieser Browser speichert nichts. Der Link bringt dich nach dem Neuladen zurück, hier oder auf einem anderen Gerät. Wer ihn öffnet, spielt als du: Schick ihn nur dir selbst.',

  'kept.until': (p: { date: string }) => `Bleibt bis ${p.date} erhalten, wenn hier nichts geschieht.`,
} as const satisfies Same<typeof english>
