// German: bots, their levels, and how their moves are shown.
import { and } from '#shared/messages/de/lists.ts'
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
  'level.master.what': 'So gut wir können: vergleicht alle guten Züge viele Male.',
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
  'choose.every': (p: { n: number }) => (p.n === 2 ? 'Beide freien Plätze' : `Alle ${spelled(p.n)} freien Plätze`),
  'choose.lost': 'Der Tisch hat nicht geantwortet. Sieh nach, wer dort sitzt, bevor du es noch einmal versuchst.',
  'choose.name': 'Gast',

  /** Behind the names of those who play. */
  'turn.plays': (p: { n: number }) => (p.n === 1 ? 'spielt …' : 'spielen …'),
  'turn.rest': 'Rest sofort zeigen',
  'keys.rest': 'Züge der Bots sofort',

  'clock.left': (p: { span: string }) => `noch ${p.span}`,
  'away.since': (p: { time: string; span: string }) => `nicht da; dran seit ${p.time}${p.span && ` (${p.span})`}`,
  'stand.mark': (p: { level: string }) => `ein Bot spielt weiter: ${p.level}`,
  'stand.own': (p: { level: string }) => `Für dich spielt: ${p.level}`,
  'stand.ownTitle': 'Ein Bot spielt für dich',
  'stand.plays': (p: { names: readonly string[] }) => `Ein Bot spielt für ${and.format(p.names)} …`,
  'stand.back': 'Bin wieder da',
  'stand.ask': 'Bot einsetzen',
  'stand.for': (p: { name: string }) => `Ein Bot für ${p.name}`,
  'stand.what': (p: { name: string }) => `Er spielt weiter, bis ${p.name} wieder da ist. Wie gut soll er spielen?`,
  'stand.seat': 'Eine Weile fort?',
  'stand.forMe': 'Für mich weiterspielen',
  'stand.forMeWhat': 'Ein Bot spielt, bis du deinen Platz wieder übernimmst. Wie gut soll er spielen?',
  'stand.giveUp': 'Platz für immer verlassen',
  'stand.giveUpWhat':
    'Ein Bot spielt unter deinem Namen bis zum Ende, und du kannst nicht zurück. Wie gut soll er spielen?',
} as const satisfies Same<typeof english>
