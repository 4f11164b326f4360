// What happens in Valley of the Kings, in English: lines of the log are sentences about a player.
import type { LoggedPlace, ValleyEvents } from '../../events.ts'
import { phrase } from '../../../messages/phrase.ts'
import type { Sentences } from '../../../messages/words.ts'
import { card, cardsIn } from './phrases.ts'
import { seatLines } from '../../../messages/en/seat-lines.ts'

export { did } from '../../../messages/en/did.ts'

const cards = (number: number): string => (number === 1 ? 'a card' : `${number} cards`)
const from: Readonly<Record<LoggedPlace, string>> = {
  hand: 'from the hand',
  tomb: 'from the tomb',
  discard: 'from the discard pile',
  'discard-top': 'from the discard pile',
  deck: 'from the deck',
  pyramid: 'from the pyramid',
  base: 'from the base',
  apex: 'from the apex',
  boneyard: 'from the boneyard',
  stock: 'from the stock',
  itself: 'itself',
  aside: '',
}
const origin = (p: { readonly from?: LoggedPlace }): string => {
  const words = p.from === undefined || p.from === 'itself' ? '' : from[p.from]
  return words && ` ${words}`
}

/** Lines of the log, to be put behind a name (`did`) where they are about a player. */
export const lines: Sentences<ValleyEvents> = {
  ...seatLines,
  begin: (p, speak) => phrase`went first. ${speak.card(p.boneyard)} lies in the boneyard`,
  play: (p, speak) => phrase`played ${card(p, speak)}`,
  buy: (p, speak) =>
    phrase`bought ${card(p, speak)}${p.place === undefined ? origin(p) : ''} for ${p.price}${p.lost > 0 ? `, ${p.lost} gold lost` : ''}${p.to === 'hand' ? ', into the hand' : p.to === 'tomb' ? ', into the tomb' : ''}`,
  pay: (p, speak) =>
    p.from
      ? phrase`paid ${p.gold} with the credit of ${speak.card(p.from)}`
      : phrase`paid ${p.gold} with ${card(p, speak)}`,
  credit: p => `gained ${p.gold} gold for one purchase`,
  entomb: (p, speak) => phrase`entombed ${card(p, speak)}${p.from === 'hand' ? '' : origin(p)}`,
  take: (p, speak) => (p.kept ? phrase`kept ${card(p, speak)}` : phrase`took ${card(p, speak)}${origin(p)}`),
  sacrifice: (p, speak) => phrase`sacrificed ${card(p, speak)}${origin(p)}${p.owed ? ', as required' : ''}`,
  discard: (p, speak) => phrase`discarded ${card(p, speak)}${p.from === 'deck' ? origin(p) : ''}`,
  give: (p, speak) =>
    p.to === undefined
      ? phrase`gave up ${card(p, speak)}`
      : phrase`gave ${card(p, speak)} to ${speak.player(p.to, 'whom')}`,
  stack: (p, speak) => phrase`put ${card(p, speak)} on top of the deck`,
  recover: (p, speak) => phrase`recovered ${card(p, speak)}${origin(p)}`,
  look: (p, speak) =>
    phrase`looked at ${p.cards ? phrase`${cardsIn(p.cards, speak)} on top` : p.count === 1 ? 'the top card' : `the top ${p.count} cards`} of the ${p.from === 'stock' ? 'stock' : 'deck'}`,
  draw: (p, speak) =>
    p.count === 0 ? 'drew no card' : p.cards ? phrase`drew ${cardsIn(p.cards, speak)}` : `drew ${cards(p.count)}`,
  reshuffle: p =>
    `shuffled ${p.count === 1 ? 'the only card' : `the ${p.count} cards`} of the discard pile into the deck`,
  shuffle: () => 'shuffled the deck',
  swap: (p, speak) => phrase`swapped ${speak.card(p.one)} and ${speak.card(p.other)}`,
  reveal: (p, speak) => phrase`revealed ${card(p, speak)}${origin(p)}`,
  'reveal-hand': (p, speak) => phrase`showed a hand of ${cardsIn(p.cards, speak)}`,
  call: (p, speak) => phrase`carried out ${card(p, speak)}${origin(p)}`,
  repeat: (p, speak) => phrase`repeated ${card(p, speak)}`,
  'turned-down': (p, speak) => phrase`turned ${card(p, speak)} face down`,
  'turned-up': (p, speak) => phrase`turned ${cardsIn(p.cards, speak)} up again`,
  exchange: (p, speak) => phrase`swapped ${speak.card(p.one)} for ${speak.card(p.other)} ${from[p.with]}`,
  pick: (p, speak) => phrase`picked ${card(p, speak)}`,
  rearranged: (p, speak) => phrase`put the boneyard back with ${card(p, speak)} on top`,
  pharaoh: (p, speak) => phrase`turned up the pharaoh ${speak.card(p.pharaoh)}`,
  power: (p, speak) => phrase`used the power of ${speak.card(p.pharaoh)}`,
  fell: (p, speak) => phrase`let ${card(p, speak)} fall`,
  refilled: (p, speak) => phrase`The pyramid was refilled with ${cardsIn(p.cards, speak)}`,
  protected: (p, speak) => phrase`${p.discarded ? 'discarded' : 'showed'} ${card(p, speak)} to be protected`,
  answer: (p, speak) => phrase`reacted with ${card(p, speak)}`,
  end: (p, speak) =>
    p.cards.length > 0 ? phrase`ended the turn and discarded ${cardsIn(p.cards, speak)}` : 'ended the turn',
  undo: () => 'undid the last move',
  over: () => 'The game is over: only tombs score',
}
