// German: the table while it is being played.
import { and } from '#shared/messages/de/lists.ts'
import { pluralOf } from '../plural.ts'
import type { Same } from '../collection.ts'
import type { table as english } from '../en/table-page.ts'

const plural = pluralOf('de')
const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' })
const points = (n: number) => plural(n, { one: '# Punkt', other: '# Punkte' })

export const table = {
  'turn.yours': 'Du bist dran',
  'turn.theirs': (p: { name: string }) => `${p.name} ist dran`,
  'turn.answer': 'Deine Wahl',
  'turn.end': 'Zug beenden',
  'turn.endAnyway': 'Nichts bestattet. Trotzdem beenden?',
  'turn.order': 'Den Zug beenden und die Reihenfolge der abgelegten Karten wählen',
  'turn.orderShort': 'Ablage ordnen',
  undo: 'Zurücknehmen',
  'undo.what': 'Deinen letzten Schritt zurücknehmen',
  'undo.nothing': 'in diesem Zug ist nichts zurückzunehmen',
  'do.buy': 'kaufen',
  'do.play': 'spielen',
  'do.entomb': 'bestatten',
  'do.list': (p: { todo: readonly string[] }) => p.todo.join(', '),
  'do.nothing': 'nichts mehr zu tun',
  'purse.before': 'bis zu',
  'purse.after': 'Gold',
  'purse.credit': (p: { n: number }) => `Gold (${p.n} Guthaben)`,
  ask: 'Frage',
  'ask.sending': 'Wird gesendet …',
  'ask.kept': 'Keine Verbindung: Dein Schritt ist gespeichert und wird gesendet, sobald du wieder online bist.',
  'ask.undoing': 'Wird zurückgenommen …',
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Zurück zum Tisch',
  leave: 'Zur Startseite; dein Platz bleibt dir',
  players: 'Spieler',
  'table.middle': 'Tisch',
  'seat.plays': 'am Zug',
  'seat.next': 'danach',
  'seat.away': 'offline',
  'seat.colour': (p: { seat: number }) => ['grün', 'violett', 'rosa', 'blau', 'grau', 'braun'][p.seat] ?? '',

  pyramid: 'Pyramide',
  'pyramid.falls': 'hierhin rutscht eine Karte nach',
  'pyramid.gap': (p: { place: string }) => `${p.place}: leer`,
  'place.0': 'Spitze',
  'place.1': 'Mitte links',
  'place.2': 'Mitte rechts',
  'place.3': 'Grundreihe links',
  'place.4': 'Grundreihe Mitte',
  'place.5': 'Grundreihe rechts',
  stock: 'Vorrat',
  'stock.read': (p: { n: number }) => `Vorrat: ${cards(p.n)}`,
  boneyard: 'Knochenfeld',
  'boneyard.read': (p: { n: number }) => `Knochenfeld, ${cards(p.n)}, obenauf`,
  cards: (p: { n: number }) => cards(p.n),
  points: (p: { n: number }) => points(p.n),
  'points.over': (p: { n: number }) => `Beendet: ${points(p.n)}`,
  deck: 'Deck',
  'deck.read': (p: { n: number }) => `Dein Deck: ${cards(p.n)}`,
  'deck.short': (p: { n: number }) => `Deck ${p.n}`,
  discard: 'Ablage',
  'discard.small': 'Ablage',
  'discard.yours': 'Dein Ablagestapel',
  'discard.read': (p: { n: number }) => `Dein Ablagestapel: ${cards(p.n)}`,
  'discard.top': 'obenauf',
  hand: (p: { n: number }) => `Hand: ${cards(p.n)}`,
  'hand.empty': 'Deine Hand ist leer.',
  inPlay: 'Ausgelegt',
  'inPlay.of': (p: { name: string }) => `${p.name} spielte`,
  'inPlay.turnedUp': (p: { card: string }) => `${p.card} aufgedeckt`,
  'inPlay.uses': (p: { acted: number; paid: number; cancelled: number }) =>
    Object.entries({ gespielt: p.acted, ausgegeben: p.paid, aufgehoben: p.cancelled })
      .flatMap(([done, n]) => (n ? `${n} ${done}` : []))
      .join(', '),
  'inPlay.paid': (p: { card: string }) => `${p.card} ausgegeben`,
  'inPlay.acted': (p: { card: string }) => `${p.card} gespielt`,
  'inPlay.cancelled': (p: { card: string }) => `${p.card} aufgehoben`,

  'card.down': 'Verdeckte Karte',
  'down.until': 'bis',
  'down.yours': 'zu deinem nächsten Zug',
  'down.theirs': (p: { name: string }) => `zum nächsten Zug von ${p.name}`,
  'down.read': (p: { name: string; when: string }) => `Von ${p.name} umgedreht, bis ${p.when}`,
  'card.reaction': 'Reaktion',
  'card.pays': (p: { gold: number }) => `zahlt ${p.gold}`,
  'card.costs': (p: { cost: number }) => `kostet ${p.cost}`,
  'card.inSet': (p: { set: string; owned: number | undefined; size: number }) =>
    p.owned === undefined ? `${p.set}, ein Set aus ${p.size}` : `${p.set}, ${p.owned} von ${p.size} in deinem Grab`,
  'card.canBuy': 'Kann gekauft werden',
  'card.canUse': 'Kann verwendet werden',
  'card.canChoose': 'Kann gewählt werden',
  'card.chosen': 'Gewählt',
  'card.paying': 'Bezahlt',
  'set.starter': 'Startkarte',
  'set.unique': 'Unikat',
  rulings: 'Einzelregeln',

  spend: (p: { card: string; gold: number }) => `${p.card} zahlt ${p.gold}:`,
  'spend.what': 'wähle, was du kaufst',

  'spread.hide': 'Tisch ansehen',

  'wait.for': 'Warten auf',
  'wait.names': (p: { names: readonly string[] }) => and.format(p.names),
  'wait.table': 'Einen Moment …',

  'tomb.yours': 'Dein Grab',
  'tomb.others': 'Sonstige',
  'tomb.openIt': 'Grab öffnen',
  'tomb.set': (p: { set: string; have: number; size: number; points: number }) =>
    `${p.set} ${p.have} von ${p.size}, ${points(p.points)}`,
  'tomb.starters': (p: { n: number }) => plural(p.n, { one: '# Startkarte', other: '# Startkarten' }),
  'tomb.missing': (p: { card: string }) => `${p.card}: fehlt`,

  log: 'Verlauf',
  'log.title': 'Was geschehen ist',
  'log.told': 'Ansagen',
} as const satisfies Same<typeof english>
