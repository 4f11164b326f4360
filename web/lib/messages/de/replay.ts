// German: a game that is watched again.
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/replay.ts'

const and = new Intl.ListFormat('de')

export const texts = {
  'replay.title': 'Wiederholung',
  'replay.controls': 'Die Partie, Zug um Zug',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.back': 'Ein Zug zurück',
  'replay.on': 'Ein Zug weiter',
  'replay.place': 'Stelle in der Partie',
  'replay.at': (p: { n: number; of: number; round: number }) => `Zug ${p.n} von ${p.of}, Runde ${p.round}`,
  'replay.round': (p: { n: number }) => `Runde ${p.n}`,
  'replay.speed': (p: { times: number }) => `Tempo × ${p.times}`,
  'replay.eyes': (p: { name: string }) => `Gesehen von ${p.name}`,
  'replay.look': 'Blickwinkel wechseln',
  'replay.all': 'Zuschauern',
  'replay.toMove': (p: { names: readonly string[] }) => `Am Zug: ${and.format(p.names)}`,
  'replay.result': 'Zum Ergebnis',
  'replay.notOver': 'Diese Partie läuft noch',
  'replay.notOverWhat': 'Wenn sie zu Ende ist, kannst du die Wiederholung ansehen. Bis dahin kannst du live zuschauen.',
  'replay.toTable': 'Zum Tisch',
} as const satisfies Same<typeof english>
