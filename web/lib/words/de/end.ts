// German: the end of a game.
import { spelled } from './numbers.ts'

const and = new Intl.ListFormat('de')

export const end = {
  'end.wins': (p: { name: string, total: number }) => `${p.name} gewinnt mit ${p.total}`,
  'end.youWin': (p: { total: number }) => `Du gewinnst mit ${p.total}`,
  'end.shared': (p: { names: readonly string[], total: number }) => `${and.format(p.names)} teilen sich den Sieg mit ${p.total}`,
  'end.what': 'Die Pyramide ist abgetragen, die Gräber sind versiegelt: Ein Set aus n verschiedenen Schätzen zählt n × n.',
  'end.table': 'Punkte aller Spieler, Set für Set',
  'end.fewer': (p: { counts: readonly { name: string, cards: number }[] }) =>
    `Gleichstand: Weniger Karten gewinnen (${p.counts.map(({ name, cards }) => `${name} ${cards}`).join(', ')}).`,
  'end.set': 'Set',
  'end.square': (p: { n: number }) => `${p.n} × ${p.n}`,
  'end.others': 'Einzelne',
  'end.starters': (p: { n: number, points: number }) => `${p.n === 1 ? 'eine Startkarte' : `${spelled(p.n)} Startkarten`} ${p.points}`,
  'end.one': (p: { card: string, points: number }) => `${p.card} ${p.points}`,
  'end.again': 'Noch einmal spielen',
  'end.againing': 'Der nächste Tisch wird aufgestellt …',
  'end.againJoin': 'Noch einmal: Der nächste Tisch steht',
  'end.againWatch': 'Dem nächsten Spiel zuschauen',
  'end.watch': 'Noch einmal ansehen',
  'end.check': 'Mischen prüfen',
  'end.checkTitle': 'Das Mischen',
  'end.checkWhat': 'Der Fingerabdruck stand da, bevor die erste Karte ausgeteilt war. Er ist der SHA-256 der 16 Bytes des Zufallskeims, der bis jetzt geheim blieb.',
  'end.fingerprint': 'Fingerabdruck',
  'end.seed': 'Zufallskeim',
  'end.fits': 'Keim und Fingerabdruck passen: Das Mischen stand fest, bevor das Spiel begann.',
  'end.fitsNot': 'Keim und Fingerabdruck passen nicht zusammen.',
} as const
