// German: why something was refused, where the page says it in words of its own.
import { pluralOf } from '../plural.ts'
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/refusals.ts'

const plural = pluralOf('de')

export const texts = {
  'refusal.nothing-to-undo':
    'Nichts lässt sich zurücknehmen: Eine verdeckte Karte wurde gesehen, andere wurden gefragt, oder in diesem Zug wurde schon zu oft zurückgenommen.',
  'refusal.undo-unsure':
    'Es kam keine Antwort. Prüfe, ob dein Schritt zurückgenommen ist, bevor du es noch einmal versuchst.',
  'refusal.no-answer': 'Der Tisch hat nicht geantwortet. Versuch es gleich noch einmal.',
  'refusal.table-full': 'Der letzte Platz ist gerade vergeben worden; du kannst noch zuschauen.',
  'refusal.already-started': 'Das Spiel hat schon begonnen; du kannst noch zuschauen.',
  'refusal.stale-decision': 'Diese Frage ist schon beantwortet.',
  'refusal.no-longer': 'Nach dem, was du gerade getan hast, geht das nicht mehr.',
  'refusal.too-many': 'Zu viele Anfragen. Versuch es gleich noch einmal.',
  'refusal.wait': (p: { seconds: number }) =>
    `Zu viele Anfragen. Versuch es in ${plural(p.seconds, { one: 'einer Sekunde', other: '# Sekunden' })} noch einmal.`,
  'refusal.over': 'Das Spiel ist vorbei.',
  'refusal.not-away': 'Dieser Spieler ist da, oder es wird noch nicht lange genug auf ihn gewartet.',
  'refusal.broken': 'Am Tisch ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  'refusal.host-stays': 'Der Gastgeber kann nicht gehen, solange andere am Tisch sitzen.',
  'refusal.elsewhere': 'Dieser Tisch ist in einem anderen Tab offen.',
  'refusal.full':
    'Auf diesem Gerät ist kein Platz mehr, das zu speichern. Schaff etwas Platz und versuch es dann noch einmal.',
  'refusal.bad-token': 'Dieser Platz gehört dir nicht mehr; lade die Seite neu, um zuzuschauen.',
  'refusal.no-such-game': 'Diesen Tisch gibt es nicht mehr.',
  'refusal.other-version': 'Der Tisch wurde mit einer früheren Version des Spiels begonnen.',
} as const satisfies Same<typeof english>
