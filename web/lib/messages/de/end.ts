// German: the end of a game.
import { spelled } from './numbers.ts'
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/end.ts'

const and = new Intl.ListFormat('de')

export const texts = {
  'end.wins': (p: { name: string; total: number }) => `${p.name} gewinnt mit ${p.total}`,
  'end.youWin': (p: { total: number }) => `Du gewinnst mit ${p.total}`,
  'end.shared': (p: { names: readonly string[]; total: number }) =>
    `${and.format(p.names)} teilen sich den Sieg mit ${p.total}`,
  'end.what': 'Nur die Gräber zählen: 3 verschiedene Karten eines Sets zählen 3 × 3 = 9.',
  'end.table': 'Punkte aller Spieler, Set für Set',
  'end.fewer': (p: { counts: readonly { name: string; cards: number }[] }) =>
    `Gleichstand: Weniger Karten im Grab entscheiden (${p.counts.map(({ name, cards }) => `${name} ${cards}`).join(', ')}).`,
  'end.set': 'Set',
  'end.square': (p: { n: number }) => `${p.n} × ${p.n}`,
  'end.others': 'Sonstige',
  'end.starters': (p: { n: number; points: number }) =>
    `${p.n === 1 ? 'eine Startkarte' : `${spelled(p.n)} Startkarten`} ${p.points}`,
  'end.one': (p: { card: string; points: number }) => `${p.card} ${p.points}`,
  'end.again': 'Noch einmal spielen',
  'end.againing': 'Die Revanche wird vorbereitet …',
  'end.againJoin': 'Zur Revanche',
  'end.againWatch': 'Der Revanche zuschauen',
  'end.watch': 'Wiederholung ansehen',
  'end.check': 'Mischen prüfen',
  'end.checkTitle': 'Das Mischen',
  'end.checkWhat':
    'Der Fingerabdruck stand da, bevor die erste Karte ausgeteilt war. Er ist der SHA-256 der 16 Bytes des Zufallskeims, der bis jetzt geheim blieb.',
  'end.fingerprint': 'Fingerabdruck',
  'end.seed': 'Zufallskeim',
  'end.fits': 'Keim und Fingerabdruck stimmen überein: Das Mischen stand fest, bevor das Spiel begann.',
  'end.fitsNot': 'Keim und Fingerabdruck stimmen nicht überein.',
} as const satisfies Same<typeof english>
