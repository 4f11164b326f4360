// German: bots, their levels, and how their moves are shown.
import { capital, spelled } from './numbers.ts'
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/bots.ts'

export const texts = {
  'level.newcomer': 'Neuling',
  'level.club': 'Vereinsspieler',
  'level.strong': 'Starker Spieler',
  'level.master': 'Meister',
  'level.newcomer.what': 'Wie jemand in der zweiten Partie: vernünftige Züge, kein Plan, übersieht manches.',
  'level.club.what': 'Spielt oft und gut: nimmt, was gerade am meisten bringt.',
  'level.strong.what': 'Wägt jeden Zug ab und übersieht wenig.',
  'level.master.what': 'So gut wir können: spielt die besten Züge in Gedanken weiter.',
  'mark.newcomer': 'Bot, Neuling',
  'mark.club': 'Bot, Vereins\u00adspieler',
  'mark.strong': 'Bot, starker Spieler',
  'mark.master': 'Bot, Meister',

  'choose.seat': (p: { n: number }) => (p.n === 1 ? 'Bot dazusetzen' : `${capital(spelled(p.n))} Bots dazusetzen`),
  'choose.game': 'Gegen Bots spielen',
  'choose.against': (p: { n: number }) => (p.n === 1 ? 'Du gegen einen Bot' : `Du gegen ${spelled(p.n)} Bots`),
  'choose.how': (p: { n: number }) => `Wie gut ${p.n === 1 ? 'soll er' : 'sollen sie'} spielen?`,
  'choose.seats': 'Plätze',
  'choose.one': 'Ein Platz',
  'choose.every': (p: { n: number }) => `Alle ${spelled(p.n)} freien Plätze`,
  'choose.close': 'Zurück',
  'choose.lost': 'Der Tisch hat nicht geantwortet. Sieh nach, wer dort sitzt, bevor du es noch einmal versuchst.',
  'choose.name': 'Gast',

  /** Behind the names of those who play. */
  'turn.plays': (p: { n: number }) => (p.n === 1 ? 'spielt …' : 'spielen …'),
  'turn.rest': 'Rest sofort zeigen',
  'keys.rest': 'Züge der Bots sofort',
} as const satisfies Same<typeof english>
