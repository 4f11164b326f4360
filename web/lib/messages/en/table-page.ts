// English: the table while it is being played.
import { and, comma } from '#shared/messages/en/lists.ts'
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')
const cards = (n: number) => plural(n, { one: '# card', other: '# cards' })
const points = (n: number) => plural(n, { one: '# point', other: '# points' })

export const table = {
  'turn.yours': 'Your turn',
  'turn.theirs': (p: { name: string }) => `${p.name}’s turn`,
  'turn.answer': 'Your choice',
  'turn.end': 'End turn',
  'turn.endAnyway': 'Nothing entombed. End anyway?',
  'turn.order': 'End the turn and choose the order of your discards',
  'turn.orderShort': 'Order discards',
  undo: 'Undo',
  'undo.what': 'Undo your last move',
  'undo.nothing': 'nothing to undo this turn',
  'do.buy': 'buy',
  'do.play': 'play',
  'do.entomb': 'entomb',
  'do.list': (p: { todo: readonly string[] }) => comma.format(p.todo),
  'do.nothing': 'nothing left to do',
  'purse.before': 'up to',
  'purse.after': 'gold in hand',
  'purse.credit': (p: { n: number }) => `gold (${p.n} credit)`,
  ask: 'Question',
  'ask.sending': 'Sending your move …',
  'ask.kept': 'No connection: your move is saved and will be sent when you are back online.',
  'ask.undoing': 'Undoing …',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Back to the table',
  leave: 'To the front page; your seat is kept',
  players: 'Players',
  'table.middle': 'Table',
  'seat.plays': 'playing',
  'seat.next': 'next',
  'seat.away': 'offline',
  'seat.colour': (p: { seat: number }) => ['green', 'violet', 'pink', 'blue', 'grey', 'brown'][p.seat] ?? '',

  pyramid: 'Pyramid',
  'pyramid.falls': 'a card falls here',
  'pyramid.gap': (p: { place: string }) => `${p.place}: empty`,
  'place.0': 'Apex',
  'place.1': 'Middle left',
  'place.2': 'Middle right',
  'place.3': 'Base left',
  'place.4': 'Base centre',
  'place.5': 'Base right',
  stock: 'Stock',
  'stock.read': (p: { n: number }) => `Stock: ${cards(p.n)}`,
  boneyard: 'Boneyard',
  'boneyard.read': (p: { n: number }) => `Boneyard, ${cards(p.n)}, on top`,
  cards: (p: { n: number }) => cards(p.n),
  points: (p: { n: number }) => points(p.n),
  deck: 'Deck',
  'deck.read': (p: { n: number }) => `Your deck: ${cards(p.n)}`,
  'deck.short': (p: { n: number }) => `deck ${p.n}`,
  discard: 'Discard',
  'discard.small': 'discard',
  'discard.yours': 'Your discard pile',
  'discard.read': (p: { n: number }) => `Your discard pile: ${cards(p.n)}`,
  'discard.top': 'on top',
  hand: (p: { n: number }) => `Hand: ${cards(p.n)}`,
  'hand.empty': 'Your hand is empty.',
  inPlay: 'In play',
  'inPlay.of': (p: { name: string }) => `${p.name} played`,
  'inPlay.turnedUp': (p: { card: string }) => `${p.card} revealed`,
  'inPlay.uses': (p: { acted: number; paid: number; cancelled: number }) =>
    Object.entries({ played: p.acted, spent: p.paid, cancelled: p.cancelled })
      .flatMap(([done, n]) => (n ? `${n} ${done}` : []))
      .join(', '),
  'inPlay.paid': (p: { card: string }) => `${p.card} spent`,
  'inPlay.acted': (p: { card: string }) => `${p.card} played`,
  'inPlay.cancelled': (p: { card: string }) => `${p.card} cancelled`,

  'card.down': 'Card face down',
  'down.until': 'until',
  'down.yours': 'your next turn',
  'down.theirs': (p: { name: string }) => `${p.name}’s next turn`,
  'down.read': (p: { name: string; when: string }) => `Turned face down by ${p.name}, until ${p.when}`,
  'card.reaction': 'Reaction',
  'card.pays': (p: { gold: number }) => `pays ${p.gold}`,
  'card.costs': (p: { cost: number }) => `costs ${p.cost}`,
  /** `owned` is undefined for whoever has no tomb. */
  'card.inSet': (p: { set: string; owned: number | undefined; size: number }) =>
    p.owned === undefined ? `${p.set}, a set of ${p.size}` : `${p.set}, ${p.owned} of ${p.size} in your tomb`,
  'card.canBuy': 'Can be bought',
  'card.canUse': 'Can be used',
  'card.canChoose': 'Can be chosen',
  'card.chosen': 'Chosen',
  'card.paying': 'Pays',
  'set.starter': 'Starter',
  'set.unique': 'Unique',
  rulings: 'Rulings',

  spend: (p: { card: string; gold: number }) => `${p.card} pays ${p.gold}:`,
  'spend.what': 'choose what to buy',

  'spread.hide': 'Look at the table',

  'wait.for': 'Waiting for',
  'wait.names': (p: { names: readonly string[] }) => and.format(p.names),
  'wait.table': 'One moment …',

  'tomb.yours': 'Your tomb',
  'tomb.others': 'Others',
  'tomb.openIt': 'Open the tomb',
  'tomb.set': (p: { set: string; have: number; size: number; points: number }) =>
    `${p.set} ${p.have} of ${p.size}, ${points(p.points)}`,
  'tomb.starters': (p: { n: number }) => plural(p.n, { one: '# starter', other: '# starters' }),
  'tomb.missing': (p: { card: string }) => `${p.card}: missing`,

  log: 'Log',
  'log.title': 'What happened',
  'log.told': 'Announcements',
} as const
