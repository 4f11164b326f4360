// English: the questions that the first card does not need: paying, choosing, answering somebody else's move.
import { and } from '#shared/messages/en/lists.ts'
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')
const ordinal = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const cards = (n: number) => plural(n, { one: '# card', other: '# cards' })
const gold = (n: number) => `${n} gold`

export const asked = {
  'pay.buy': (p: { price: number }) => `Buy for ${p.price}:`,
  'pay.buyTitle': (p: { card: string; price: number }) => `${p.card} for ${p.price}:`,
  'pay.exact': 'exact',
  'pay.lost': (p: { n: number }) => plural(p.n, { one: '# gold is lost', other: '# gold are lost' }),
  'pay.missing': (p: { n: number }) => `${gold(p.n)} missing`,
  'pay.state': (p: { paid: number; price: number; missing: number; lost: number }) =>
    `${p.paid} of ${gold(p.price)}${p.missing > 0 ? `, ${p.missing} missing` : p.lost > 0 ? `, ${p.lost} lost` : ''}`,
  'pay.change': 'tap cards to change payment',
  'pay.otherwise': 'Change payment',
  'pay.least': 'Waste less',
  'pay.would': (p: { n: number }) => (p.n > 0 ? `would lose ${p.n}` : 'would be exact'),
  'pay.leastEnough': 'would be enough',
  'pay.confirm': 'Buy',
  'pay.pay': 'Pay',
  'pay.price': (p: { price: number }) => `for ${p.price}:`,
  'pay.with': 'Pay with',
  'pay.most': 'Most gold',
  'card.previous': (p: { card: string }) => `Previous card: ${p.card}`,
  'card.sources': 'Sources',
  'card.sourcesOf': 'of its values',
  'card.next': (p: { card: string }) => `Next card: ${p.card}`,
  'pay.credit': (p: { card: string }) => `credit of ${p.card}`,
  'pay.read': (p: { price: number; cards: readonly string[] }) =>
    `Price ${p.price}, paid with ${p.cards.length > 0 ? and.format(p.cards) : 'nothing yet'}`,
  'way.play': 'Play',
  'way.action': 'carry out its action',
  'way.entomb': 'Entomb',
  'way.set': (p: { set: string; from: number; to: number }) => `${p.set} ${p.from} → ${p.to}:`,
  'way.double': (p: { set: string }) => `${p.set}: duplicate, scores nothing`,
  'way.points': 'scores by itself:',
  'way.pay': 'Pay with it',
  'way.payWhat': 'then choose what to buy',
  'way.noPurchase': 'nothing can be bought now',
  'react.why': (p: { cards: readonly string[] }) =>
    `${and.format(p.cards)} could react. Everyone who might hold it is asked.`,
  'react.whyQuick': (p: { cards: readonly string[] }) =>
    `${and.format(p.cards)} could react. Only the player who holds ${p.cards.length > 1 ? 'one' : 'it'} is asked.`,
  'react.choose': 'tap the base card you want',
  'react.base': 'both on your discard pile; then the pyramid crumbles',
  'react.both': 'both on your discard pile',
  'react.do': 'Take it',
  'react.use': (p: { card: string }) => `Use ${p.card}`,
  'react.pass': 'Pass',
  'react.passUntil': 'Pass until my turn',
  'react.stopPassing': 'Stop passing',
  'pick.count': (p: { n: number; min: number; max: number }) =>
    `${p.n} chosen${p.min === p.max ? ` of ${p.max}` : p.min === 0 ? `, up to ${p.max}` : `, ${p.min} to ${p.max}`}`,
  'pick.ordered': 'in this order, the last on top',
  'pick.follows': (p: { card: string }) => `then ${p.card} follows it down`,
  'pick.yes': 'Confirm',
  'pick.done': 'Done',
  'order.what': 'tap them one after the other; the rest stays below',
  'order.done': 'End turn',
  spread: (p: { n: number }) => `${cards(p.n)} to choose from`,
  'card.nth': (p: { n: number }) => `${p.n}${endings[ordinal.select(p.n)] ?? 'th'}`,
  'spread.back': (p: { n: number }) => (p.n === 1 ? 'Back to the card' : `Back to the ${cards(p.n)}`),
} as const
