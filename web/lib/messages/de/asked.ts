// German: the questions that the first card does not need: paying, choosing, answering somebody else's move.
import { and } from '#shared/messages/de/lists.ts'
import { pluralOf } from '../plural.ts'
import type { Same } from '../collection.ts'
import type { asked as english } from '../en/asked.ts'

const plural = pluralOf('de')
const cards = (n: number) => plural(n, { one: '# Karte', other: '# Karten' })

export const asked = {
  'pay.buy': (p: { price: number }) => `Für ${p.price}:`,
  'pay.buyTitle': (p: { card: string; price: number }) => `${p.card} für ${p.price}:`,
  'pay.exact': 'passt genau',
  'pay.lost': (p: { n: number }) => plural(p.n, { one: '# Gold verfällt', other: '# Gold verfallen' }),
  'pay.missing': (p: { n: number }) => plural(p.n, { one: '# Gold fehlt', other: '# Gold fehlen' }),
  'pay.state': (p: { paid: number; price: number; missing: number; lost: number }) =>
    `${p.paid} von ${p.price} Gold${p.missing > 0 ? `, ${plural(p.missing, { one: '# fehlt', other: '# fehlen' })}` : p.lost > 0 ? `, ${plural(p.lost, { one: '# verfällt', other: '# verfallen' })}` : ''}`,
  'pay.change': 'tipp Karten an, um anders zu zahlen',
  'pay.otherwise': 'Anders zahlen',
  'pay.least': 'Sparsamer zahlen',
  'pay.would': (p: { n: number }) =>
    p.n > 0 ? plural(p.n, { one: 'dann verfällt #', other: 'dann verfallen #' }) : 'passt genau',
  'pay.leastEnough': 'würde reichen',
  'pay.confirm': 'Kaufen',
  'pay.pay': 'Bezahlen',
  'pay.price': (p: { price: number }) => `für ${p.price}:`,
  'pay.with': 'Bezahlen mit',
  'pay.most': 'Das meiste Gold',
  'card.previous': (p: { card: string }) => `Vorige Karte: ${p.card}`,
  'card.sources': 'Quellen',
  'card.sourcesOf': 'der Werte',
  'card.next': (p: { card: string }) => `Nächste Karte: ${p.card}`,
  'pay.credit': (p: { card: string }) => `Guthaben von ${p.card}`,
  'pay.read': (p: { price: number; cards: readonly string[] }) =>
    p.cards.length > 0
      ? `Preis ${p.price}, bezahlt mit ${and.format(p.cards)}`
      : `Preis ${p.price}, noch nichts bezahlt`,
  'way.play': 'Spielen',
  'way.action': 'führt ihre Aktion aus',
  'way.entomb': 'Bestatten',
  'way.set': (p: { set: string; from: number; to: number }) => `${p.set} ${p.from} → ${p.to}:`,
  'way.double': (p: { set: string }) => `${p.set}: doppelt, zählt nichts`,
  'way.points': 'zählt für sich:',
  'way.pay': 'Damit bezahlen',
  'way.payWhat': 'dann wähle, was du kaufst',
  'way.noPurchase': 'jetzt gibt es nichts zu kaufen',
  'react.why': (p: { cards: readonly string[] }) =>
    p.cards.length > 1
      ? `${and.format(p.cards)} könnten reagieren. Gefragt werden alle, die sie haben könnten.`
      : `${and.format(p.cards)} könnte reagieren. Gefragt werden alle, die diese Karte haben könnten.`,
  'react.whyQuick': (p: { cards: readonly string[] }) =>
    p.cards.length > 1
      ? `${and.format(p.cards)} könnten reagieren. Gefragt wird nur, wer eine davon hat.`
      : `${and.format(p.cards)} könnte reagieren. Gefragt wird nur, wer diese Karte hat.`,
  'react.choose': 'tipp die Karte der Grundreihe an, die du willst',
  'react.base': 'beide auf deinen Ablagestapel; dann bröckelt die Pyramide',
  'react.both': 'beide auf deinen Ablagestapel',
  'react.do': 'Nehmen',
  'react.use': (p: { card: string }) => `${p.card} einsetzen`,
  'react.pass': 'Passen',
  'react.passUntil': 'Passen bis zu meinem Zug',
  'react.stopPassing': 'Nicht mehr passen',
  'pick.count': (p: { n: number; min: number; max: number }) =>
    `${p.n}${p.min === p.max ? ` von ${p.max}` : ''} gewählt${p.min === p.max ? '' : p.min === 0 ? `, bis zu ${p.max}` : `, ${p.min} bis ${p.max}`}`,
  'pick.ordered': 'in dieser Reihenfolge, die letzte zuoberst',
  'pick.follows': (p: { card: string }) => `dann rutscht ${p.card} nach`,
  'pick.yes': 'Bestätigen',
  'pick.done': 'Fertig',
  'order.what': 'tipp sie nacheinander an; der Rest bleibt darunter',
  'order.done': 'Zug beenden',
  spread: (p: { n: number }) => `${cards(p.n)} zur Wahl`,
  'card.nth': (p: { n: number }) => `als ${p.n}.`,
  'spread.back': (p: { n: number }) => (p.n === 1 ? 'Zurück zur Karte' : `Zurück zu den ${cards(p.n)}`),
} as const satisfies Same<typeof english>
