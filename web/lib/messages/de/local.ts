// German: tables in this browser, against bots or with several people on one device.
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/local.ts'

const together = ['', '', 'zweit', 'dritt', 'viert', 'fünft', 'sechst']

export const texts = {
  'curtain.title': (p: { name: string }) => `Gib das Gerät an ${p.name}`,
  'curtain.turn': (p: { name: string }) => `${p.name} ist am Zug. Sonst sollte jetzt niemand hinsehen.`,
  'curtain.answer': (p: { name: string }) => `${p.name} muss etwas wählen. Sonst sollte jetzt niemand hinsehen.`,
  'curtain.lift': (p: { name: string }) => `Ich bin ${p.name}`,
  'curtain.undo': (p: { name: string }) => `${p.name}: letzten Schritt zurücknehmen`,
  'curtain.lost': (p: { name: string }) =>
    `Der Platz von ${p.name} ist in diesem Browser nicht mehr gespeichert: Das Spiel kann nicht weitergehen. Auf der Startseite kannst du es löschen.`,

  'elsewhere.title': 'Dieser Tisch ist in einem anderen Tab offen',
  'elsewhere.what': 'Dort geht er weiter. Du kannst ihn jederzeit in diesen Tab zurückholen.',
  'elsewhere.back': 'Hier weiterspielen',
  'local.notKept': 'Dieser Browser speichert nichts: Das Spiel bleibt nur, solange diese Seite offen ist.',
  'local.full':
    'Dieses Gerät hat keinen Platz mehr, um das Spiel zu speichern. Es geht weiter, sobald du Platz schaffst.',
  'local.failed': 'Das Spiel konnte hier nicht beginnen. Lade die Seite neu und versuch es noch einmal.',

  'bots.count': 'Wie viele Bots',
  'device.title': 'An einem Gerät',
  'device.what': 'Ihr gebt das Gerät herum. Vor jedem Zug ist es verdeckt, damit niemand eine fremde Hand sieht.',
  'device.name': (p: { n: number }) => `Spieler ${p.n}`,
  'device.nameOf': (p: { n: number }) => `Name von Spieler ${p.n}`,
  'device.more': 'Noch jemand',
  'device.less': (p: { name: string }) => `${p.name} entfernen`,
  'device.begin': (p: { n: number }) => `Zu ${together[p.n] ?? String(p.n)} beginnen`,

  tutorial: 'Spielend lernen',
  'tutorial.at': (p: { n: number; of: number }) => `${p.n} von ${p.of} Schritten geschafft`,
  'tutorial.on': 'Weiter',
  'tutorial.last': 'Weiterspielen',
  'tutorial.leave': 'Ohne Hilfe spielen',
  'tutorial.again': 'Hilf mir wieder',
  'tutorial.againWhat': 'es geht weiter, wo du aufgehört hast',
  'tutorial.key': 'den Schritt noch einmal hören',
  'tutorial.elsewhere': 'Dein Tisch wartet auf Mitspieler.',
  'tutorial.seats': (p: { n: number; of: number }) => `Dein Tisch: ${p.n} von ${p.of} Plätzen besetzt`,
  'tutorial.gone': 'An deinem Tisch hat sich etwas geändert.',
  'tutorial.begun': 'Das Spiel an deinem Tisch hat begonnen!',
  'tutorial.go': 'Es geht los: zum Tisch',
  'tutorial.back': 'Zurück zu deinem Tisch',
} as const satisfies Same<typeof english>
