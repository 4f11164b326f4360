// German: the gallery of all cards. Loaded with it and not before.
import { pluralOf } from '../../../messages/plural.ts'
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/gallery.ts'

const plural = pluralOf('de')
const spelled = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const word = (n: number) => spelled[n] ?? String(n)
const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' })

export const texts = {
  find: 'Name oder Wort',
  'find.label': 'Karten suchen',
  'find.clear': 'Suche leeren',
  found: (p: { found: number; all: number }) => `${p.found} von ${cards(p.all)}`,
  'found.none': 'Keine Karte enthält diese Wörter.',
  'found.all': 'Alle Karten zeigen',
  jump: 'Editionen und Sets',
  'jump.here': (p: { name: string }) => `Sets: ${p.name}`,
  'only.mix': 'Die Karten dieses Mixes',

  base: 'Grundspiel',
  afterlife: 'Afterlife',
  'last-rites': 'Last Rites',
  premium: 'Premium',
  pharaohs: 'Pharaonen',
  starters: 'Startkarten',
  uniques: 'Unikate',
  'starters.what': 'die zehn Karten, mit denen jeder beginnt, je 1 Punkt',
  'starters.half': 'fünf der zehn Karten, mit denen jeder beginnt, je 1 Punkt',
  'set.what': (p: { size: number }) =>
    `${p.size} Schätze, alle zusammen ${p.size}\u00a0×\u00a0${p.size}\u00a0=\u00a0${p.size ** 2}`,
  'set.joined': (p: { size: number }) => `${p.size} Schätze; gleich große Sets zählen als eines`,
  'uniques.what': 'je ein Exemplar, zählen für sich',
  'pharaohs.what': 'einer für jeden Spieler, eine Kraft einmal pro Zug',
  count: (p: { n: number }) => cards(p.n),

  close: 'Karte schließen',
  nth: (p: { n: number; of: number }) => `${p.n} von ${p.of}`,

  'value.name': 'Name',
  'value.text': 'Text',
  'value.power': 'Kraft',
  'value.reaction': 'Reaktion',
  'value.gold': 'Gold',
  'value.cost': 'Kosten',
  'value.level': 'Stufe',
  'value.set': 'Set',
  'value.vp': 'Punkte',
  values: 'Quelle jedes Werts',
  'from.rulebook': 'gedruckt',
  'from.public': 'bekannt',
  'from.reconstructed': 'von uns',
  'legend.rulebook': 'in einem Regelheft gedruckt',
  'legend.public': 'andere öffentliche Quelle',
  'legend.reconstructed': 'von uns rekonstruiert, vielleicht anders',

  'timing.action': 'Aktion',
  'timing.reaction': 'Reaktion: auf Züge anderer',
  'timing.action+reaction': 'Aktion und Reaktion',
  'timing.lasting': 'Aktion, wirkt bis zum Ende des Zugs',
  'timing.power': 'Kraft: einmal pro Zug, keine Aktion',
  'copies.starter': (p: { n: number }) => `${word(p.n)} der zehn Startkarten`,
  'copies.stock': (p: { n: number }) => (p.n === 1 ? 'ein Exemplar' : `${word(p.n)} Exemplare im Vorrat`),

  about: 'Wähle eine Karte',
  'about.what': 'Hier siehst du sie ganz: wann sie wirkt, ihre Einzelregeln und die Quelle jedes Werts.',
  'about.ours':
    'Nicht alles, was auf den Karten steht, ist veröffentlicht. Sets, deren Größe und die Namen der drei Spiele stehen fest; die Namen der Premium-Karten und Werte, die niemand veröffentlicht hat, sind von uns und gekennzeichnet.',
  'about.count': (p: { n: number; of: number }) => `${p.n} von ${p.of} Werten`,
  'key.find': 'suchen',
  'key.arrows': 'von Karte zu Karte',
  'key.escape': 'schließt die Karte',
  'key.escapeName': 'Esc',

  'sheet.what': 'alle Karten dieses Spiels, mit Einzelregeln',
  'sheet.more': 'Alle Editionen und die Quelle jedes Werts',
  'sheet.card': 'Diese Karte in der Galerie',
  newTab: 'öffnet sich in einem neuen Tab',
  'sheet.newTab': 'öffnet sich in einem neuen Tab; das Spiel bleibt hier',
} as const satisfies Same<typeof english>
