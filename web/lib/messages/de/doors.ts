// German: what stands on a closed door, on a lost line, and what refusals mean.
import type { Same } from '../collection.ts'
import type { doors as english } from '../en/doors.ts'

export const doors = {
  'door.unknown': 'Tisch nicht gefunden',
  'door.deleted': 'Dieser Tisch wurde gelöscht',
  'door.version': 'Dieser Tisch lässt sich nicht fortsetzen',
  'door.broken': 'Etwas ist schiefgegangen',
  'door.brokenWhat':
    'Die Seite konnte nicht angezeigt werden. Neu laden hilft oft; Plätze, die in diesem Browser gespeichert sind, bleiben erhalten.',
  'door.awayWhat': 'Du bist offline. Geh zurück: Diese Seite lässt sich öffnen, sobald du online bist.',
  'door.notFound': 'Seite nicht gefunden',
  'door.notFoundWhat': 'Diese Seite gibt es nicht.',
  'door.again': 'Neu laden',
  'door.home': 'Tisch eröffnen',

  'part.coming': 'Wird geladen …',
  'part.failed':
    'Dieser Teil der Seite wurde nicht geladen. Lade die Seite neu; Plätze, die in diesem Browser gespeichert sind, bleiben erhalten.',
  'part.offline': 'Du bist offline: Dieser Teil der Seite wird geladen, sobald du wieder online bist.',
  'part.again': 'Noch einmal versuchen',

  'line.connecting': 'Verbindung wird hergestellt …',
  'line.polling': 'Langsame Verbindung: Neues kommt alle paar Sekunden.',
  'line.lost': 'Verbindung verloren. Alle Plätze bleiben; neuer Versuch\u00a0…',
  'line.unreachable': 'Der Tisch ist nicht zu erreichen',
  'line.unreachableWhat':
    'Du oder der Server ist offline. Diese Seite versucht es weiter; jeder Platz bleibt erhalten.',
  'line.retry': 'Jetzt versuchen',
  'line.crowded': 'Von hier sind zu viele verbunden: Neues kommt langsam.',
  'line.here': 'Hier verbinden',
  'line.held': 'Zu viele Anfragen von hier: Gleich geht es weiter.',
} as const satisfies Same<typeof english>
