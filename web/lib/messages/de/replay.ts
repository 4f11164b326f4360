// German: a game that is watched again.
import { and } from '#shared/messages/de/lists.ts'
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/replay.ts'

export const texts = {
  'replay.title': 'Wiederholung',
  'replay.controls': 'Die Partie, Schritt für Schritt',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.back': 'Ein Schritt zurück',
  'replay.on': 'Ein Schritt vor',
  'replay.place': 'Stelle in der Partie',
  'replay.at': (p: { n: number; of: number; round: number }) => `Schritt ${p.n} von ${p.of}, Runde ${p.round}`,
  'replay.round': (p: { n: number }) => `Runde ${p.n}`,
  'replay.keys': 'Pos 1, Ende: Anfang und Schluss; Bild auf, Bild ab: einen Abschnitt weiter und zurück',
  'replay.nextTurn': 'Nächster Abschnitt',
  'replay.lastTurn': 'Voriger Abschnitt',
  'replay.speed': (p: { times: number }) => `Tempo × ${p.times}`,
  'replay.eyes': (p: { name: string }) => `Gesehen von ${p.name}`,
  'replay.look': 'Blickwinkel wechseln',
  'replay.all': 'Zuschauern',
  'replay.seenBy': 'Gesehen von',
  'replay.watchers': 'Zuschauern',
  'replay.more': 'Mehr',
  'replay.link': 'Link zu diesem Moment kopieren',
  'replay.linked': 'Link kopiert.',
  'replay.linkFailed': 'Der Link ließ sich nicht kopieren. Hier ist er:',
  'replay.keep': 'Diese Partie aufheben',
  'replay.keepWhat': 'Eine aufgehobene Partie ist eine Datei auf diesem Gerät. Sie lässt sich hier jederzeit öffnen.',
  'replay.kept': 'Als Datei gespeichert.',
  'replay.open': 'Aufgehobene Partie öffnen',
  'replay.toMove': (p: { names: readonly string[] }) => `Am Zug: ${and.format(p.names)}`,
  'replay.result': 'Zum Ergebnis',
  'replay.notOver': 'Diese Partie läuft noch',
  'replay.notOverWhat': 'Wenn sie zu Ende ist, kannst du die Wiederholung ansehen. Bis dahin kannst du live zuschauen.',
  'replay.toTable': 'Zum Tisch',
  'replay.home': 'Zur Startseite',
  'file.title': 'Aufgehobene Partie öffnen',
  'file.what':
    'Wähle die Datei einer Partie, die du aufgehoben hast, oder zieh sie hierher. Sie bleibt auf diesem Gerät.',
  'file.choose': 'Datei wählen',
  'file.large': 'Diese Datei ist zu groß für eine aufgehobene Partie.',
  'file.other': 'In dieser Datei steckt keine aufgehobene Partie.',
  'file.version':
    'Diese Partie wurde mit einer anderen Version der Regeln gespielt, die hier nicht mehr gezeigt werden kann.',
  'file.broken': 'Diese Datei ist beschädigt oder verändert: Die Partie darin lässt sich nicht durchspielen.',
  'file.unreachable':
    'Was zum Zeigen dieser Partie nötig ist, war nicht zu bekommen. Versuch es wieder, wenn du online bist.',
} as const satisfies Same<typeof english>
