// English: the questions that the first card does not need: paying, choosing, answering somebody else's move.
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')
const and = new Intl.ListFormat('en')
const cards = (n: number) => plural(n, { one: '# card', other: '# cards' })
const gold = (n: number) => `${n} gold`

export const asked = {
  'pay.buy': (p: { price: number }) => `Buy for ${p.price}:`,
  'pay.buyTitle': (p: { card: string; price: number }) => `${p.card} for ${p.price}:`,
  'pay.exact': 'exact',
  'pay.lost': (p: { n: number }) => plural(p.n, { one: '# gold is lost', other: '# gold are lost' }),
  'pay.missing': (p: { n: number }) => `${gold(p.n)} missing`,
  'pay.change': 'tap cards to change payment',
  'pay.least': 'Waste less',
  'pay.leastWhat': (p: { n: number }) => (p.n > 0 ? `would lose ${p.n}` : 'would be exact'),
  'pay.leastEnough': 'would be enough',
  'pay.confirm': 'Buy',
  'pay.pay': 'Pay',
  'react.why': (p: { cards: readonly string[] }) =>
    `${and.format(p.cards)} could react. Everyone who might hold it is asked.`,
  'react.choose': 'tap the base card you want',
  'react.base': 'both on your discard pile; then the pyramid crumbles',
  'react.both': 'both on your discard pile',
  'react.do': 'Take it',
  'react.use': (p: { card: string }) => `Use ${p.card}`,
  'react.pass': 'Pass',
  'react.passUntil': 'Pass until my turn',
  'pick.count': (p: { n: number; min: number; max: number }) =>
    `${p.n} chosen${p.min === p.max ? ` of ${p.max}` : p.min === 0 ? `, up to ${p.max}` : `, ${p.min} to ${p.max}`}`,
  'pick.ordered': 'in this order, the last on top',
  'pick.follows': (p: { card: string }) => `then ${p.card} follows it down`,
  'pick.yes': 'Confirm',
  'pick.done': 'Done',
  'order.what': 'tap them one after the other; the rest stays below',
  'order.done': 'End turn',
  spread: (p: { n: number }) => `${cards(p.n)} to choose from`,
  'spread.back': (p: { n: number }) => `Back to the ${cards(p.n)}`,
} as const
