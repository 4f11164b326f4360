// German: what is said only when the table stands already: in the menu, of the keys, where a card can be dropped.
import { pluralOf } from '../plural.ts'
import { asked } from './asked.ts'
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/late.ts'

const plural = pluralOf('de')
const list = new Intl.ListFormat('de')
const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' })

export const texts = {
  ...asked,

  'menu.rulesWhat': 'die Regeln, zuerst die zu deiner jetzigen Wahl',
  'menu.book': 'Alle Regeln',
  'menu.bookRead': 'Alle Regeln, in einem neuen Tab',
  'menu.home': 'Zur Startseite',
  'menu.homeWhat': 'dein Platz bleibt dir',
  scheme: 'Design',
  'scheme.system': 'System',
  'scheme.dark': 'Dunkel',
  'scheme.light': 'Hell',
  language: 'Sprache',
  sound: 'Ton',
  'sound.what': 'wenn du dran bist, und wenn Steine fallen',
  vibration: 'Vibration',
  'vibration.what': 'kurz, wenn du gefragt wirst',
  'switch.on': 'an',
  'switch.off': 'aus',
  keys: 'Tasten',
  'keys.hand': 'deine Handkarten, oder die Karten zur Wahl',
  'keys.pyramid': 'Pyramidenkarten, angeordnet wie auf der Tastatur',
  'keys.confirm': 'bestätigt',
  'keys.back': 'geht zurück',
  'keys.tomb': 'dein Grab',
  'keys.log': 'Verlauf',
  'keys.rules': 'Spielregeln',
  'keys.menu': 'Menü, und diese Tasten',
  'keys.end': 'zu Zug beenden; zweimal beendet ihn',
  'keys.undo': 'nimmt den letzten Schritt zurück',
  'key.enter': 'Enter',
  'key.escape': 'Esc',
  'drop.gain': (p: { what: string; points: string }) => `${p.what}: ${p.points}`,
  'drop.pay': (p: { gold: number }) => `${p.gold} zahlen`,
  'drop.discard': 'Ablegen',
  'drop.sacrifice': 'Opfern',
  'drop.upper': 'gekauft wird nur aus der Grundreihe',
  'drop.dear': (p: { cost: number; gold: number }) => `kostet ${p.cost}, du hast ${p.gold} Gold`,
  'rulings.failed': 'Die Einzelregeln wurden nicht geladen. Versuch es gleich noch einmal.',
  'passage.now': 'jetzt: ',
  'tomb.of': (p: { name: string }) => `Grab von ${p.name}`,
  'tomb.none': 'noch nichts',
  'tomb.twice': 'Doppelte zählt 0',
  'log.new': (p: { n: number }) => `${p.n} neu`,
  'log.older': 'Frühere Zeilen zeigen',
  'log.round': (p: { n: number }) => `Runde ${p.n}`,
  'log.since': (p: { minutes: number }) =>
    p.minutes < 1
      ? 'Seit du zuletzt hingesehen hast'
      : `Seit du zuletzt hingesehen hast, vor ${plural(p.minutes, { one: '# Minute', other: '# Minuten' })}`,
  'ending.left': (p: { n: number }) => `noch ${p.n} bis zum Ende`,
  'ending.near': (p: { n: number }) => `Bald zu Ende: noch ${plural(p.n, { one: '# Karte', other: '# Karten' })}`,
  'ending.lastRound': (p: { entombs: boolean }) =>
    p.entombs ? 'Letzte Runde: Bestatte deine beste Karte' : 'Letzte Runde',
  'ending.lastTurn': (p: { entombs: boolean }) =>
    p.entombs ? 'Letzter Zug: Bestatte deine beste Karte' : 'Letzter Zug',
  'wait.hours': (p: { n: number }) => plural(p.n, { one: '# Stunde', other: '# Stunden' }),
  'wait.meanwhile': 'sieh dir solange Gräber oder deinen Ablagestapel an',
  'wait.next': 'tipp einen anderen Namen an, um sein Grab zu sehen',
  'wait.watching': 'du schaust zu',
  'told.much': (p: { n: number }) =>
    plural(p.n, { one: '# Ereignis; siehe Verlauf', other: '# Ereignisse; siehe Verlauf' }),
  'told.waiting': (p: { names: readonly string[] }) => `Warten auf ${list.format(p.names)}`,
  'keys.power': 'dein Pharao',
  'pile.missing': 'Noch nicht in deinem Grab',
  'pile.there': 'Schon in deinem Grab: zählt nichts',
  'pile.costs': 'Schon in deinem Grab: würde einen Punkt kosten',
  'undo.drawn': 'nicht mehr möglich: Karten wurden gezogen',
  'undo.searched': 'nicht mehr möglich: ein Stapel wurde durchsucht',
  'undo.turnedUp': 'nicht mehr möglich: eine Karte wurde aufgedeckt',
  'undo.others': 'nicht mehr möglich: andere wurden gefragt',
  'discard.count': (p: { n: number }) => `Ablagestapel, ${cards(p.n)}`,
  'tomb.bought': 'In diesem Zug gekauft',
  lasting: 'Bis zum Ende dieses Zugs',
  'lasting.all': (p: { holds: readonly string[] }) => p.holds.join('; '),
  'lasting.hand-gold-4': 'jede Handkarte zahlt 4',
  'lasting.hand-gold-plus-1': 'jede Handkarte zahlt 1 mehr',
  'lasting.bought-to-hand': 'Gekauftes kommt auf die Hand',
  'lasting.discount-2-min-1': 'Gekauftes kostet 2 weniger, mindestens 1',
  'lasting.next-hand-plus-2': 'die nächste Hand hat 2 Karten mehr',
  'lasting.credit': (p: { gold: number; card: string }) => `${p.gold} Gold von ${p.card}, für einen Kauf`,
} as const satisfies Same<typeof english>
