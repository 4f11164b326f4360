// German: pharaohs at the table. Fetched only where a table plays with them.
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/pharaohs.ts'

export const texts = {
  pharaohs: 'Pharaonen',
  'pharaohs.what': 'Jeder hat eine Kraft, die sein Spieler einmal in jedem Zug nutzen darf.',
  choose: 'Wähle deinen Pharao:',
  'choose.read': 'Zwei Pharaonen zur Wahl',
  'choose.what': 'tipp einen an; der andere geht ungesehen zurück',
  'choose.once': 'seine Kraft darfst du einmal in jedem deiner Züge nutzen',
  'choose.keep': 'Behalten',
  'choose.back': 'Zurück zu den Pharaonen',
  chosen: (p: { name: string }) => `Du hast ${p.name} gewählt.`,
  'chosen.what': 'verdeckt, bis alle gewählt haben',
  'chosen.card': (p: { name: string }) => `${p.name}, deine Wahl, für die anderen noch verdeckt`,
  'seal.done': 'hat gewählt',
  'seal.open': 'wählt',
  own: (p: { pharaoh: string }) => `Dein Pharao ${p.pharaoh}`,
  of: (p: { name: string; pharaoh: string }) => `${p.name}: ${p.pharaoh}`,
  'power.can': 'jetzt verfügbar',
  'power.used': 'genutzt in diesem Zug',
  'power.idle': 'jetzt ohne Wirkung',
  'power.open': 'bereit, noch nicht genutzt',
  'power.waits': 'einmal pro Zug',
  'power.usedShort': 'genutzt',
  'power.openShort': 'bereit',
  'power.use': 'Kraft nutzen',
  'power.do': 'Kraft nutzen',
} as const satisfies Same<typeof english>
