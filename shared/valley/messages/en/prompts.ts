// What is asked in Valley of the Kings, in English: questions are what a player is to do, options what a button says.
import type { Source, ValleyDecisions, ValleyOffers, ValleyWaits } from '../../decisions.ts'
import { phrase } from '../../../messages/phrase.ts'
import type { Phrase } from '../../../messages/pieces.ts'
import type { Asked, QuestionSentences, Sentences, Speaker } from '../../../messages/words.ts'
import { card, cardsIn, some, topmost } from './phrases.ts'

const source = (p: Source, speak: Speaker): Phrase => (p.card ? phrase`${speak.card(p.card)}: ` : '')
/** Whether a card must be chosen. */
const choose = ({ may }: Asked): string => (may ? 'you may choose' : 'choose')

/** Questions, by their key. */
export const questions: QuestionSentences<ValleyDecisions> = {
  play: () => 'Your turn: buy, play, entomb',
  pharaoh: () => 'Choose your pharaoh',
  pay: (p, speak) => phrase`Pay ${p.price - p.paid} for ${card(p, speak)}`,
  crumble: () => 'Choose which card falls',
  order: p => `Choose ${some(p, 'a card', 'card', 'cards')} for the top of your discard pile${topmost(p)}`,
  'react.bought': (p, speak) =>
    phrase`${speak.player(p.seat)} bought ${card(p, speak)}${p.price === undefined ? '' : ` for ${p.price}`}. ${cardsIn(p.could, speak)} could react`,
  'react.sacrificed': (p, speak) =>
    phrase`${speak.player(p.seat)} sacrificed ${card(p, speak)}. ${cardsIn(p.could, speak)} could react`,
  'react.rebuilt': (p, speak) =>
    phrase`${speak.player(p.seat)} rebuilt the pyramid with ${cardsIn(p.cards, speak)}. ${cardsIn(p.could, speak)} could react`,
  'react.affected': (p, speak) =>
    phrase`${speak.player(p.seat)} carries out ${card(p, speak)}, which affects you. ${cardsIn(p.could, speak)} could protect you`,
  'rebuild.unchanged': () => 'Pyramid unchanged this turn: sacrifice one card',
  'rebuild.held-up': () => 'The game is stalled: sacrifice a pyramid card',
  'discard.hand': (p, speak) => phrase`${source(p, speak)}${choose(p)} a hand card to discard`,
  'take.pyramid': (p, speak) => phrase`${source(p, speak)}choose a pyramid card to take`,
  'take.base': (p, speak) => phrase`${source(p, speak)}choose a base card to take`,
  'sacrifice.pyramid': (p, speak) => phrase`${source(p, speak)}${choose(p)} a pyramid card to sacrifice`,
  'sacrifice.hand': (p, speak) => phrase`${source(p, speak)}${choose(p)} a hand card to sacrifice`,
  'entomb.hand': (p, speak) => phrase`${source(p, speak)}${choose(p)} a hand card to entomb`,
  'entomb.discard': (p, speak) => phrase`${source(p, speak)}choose a card of your discard pile to entomb`,
  'entomb.pyramid': (p, speak) => phrase`${source(p, speak)}choose a pyramid card to entomb`,
  'entomb-some.hand': (p, speak) =>
    phrase`${source(p, speak)}choose ${some(p, 'a hand card', 'hand card', 'hand cards')} to entomb`,
  'give.hand': (p, speak) =>
    phrase`${source(p, speak)}choose a hand card to give${p.seat === undefined ? '' : phrase` to ${speak.player(p.seat, 'whom')}`}`,
  'stack.hand': (p, speak) => phrase`${source(p, speak)}choose a hand card for the top of your deck`,
  'recover.tomb': (p, speak) => phrase`${source(p, speak)}choose a card of your tomb to recover`,
  'recover.deck': (p, speak) => phrase`${source(p, speak)}choose a card of your deck to recover`,
  'recover.discard': (p, speak) => phrase`${source(p, speak)}choose a card of your discard pile to recover`,
  'buy.stock': (p, speak) =>
    p.tooDear
      ? phrase`${source(p, speak)}${speak.card(p.looked)}, the top stock card, costs more than you have: you may only pass`
      : phrase`${source(p, speak)}you may buy ${speak.card(p.looked)}, the top stock card`,
  'buy.boneyard': (p, speak) => phrase`${source(p, speak)}buy the top of the boneyard`,
  'buy.base': (p, speak) => phrase`${source(p, speak)}${choose(p)} a base card to buy`,
  'buy.pyramid': (p, speak) => phrase`${source(p, speak)}choose a pyramid card to buy`,
  'swap.first': (p, speak) => phrase`${source(p, speak)}choose the first of two pyramid cards to swap`,
  'swap.second': (p, speak) =>
    phrase`${source(p, speak)}choose the card that ${speak.card(p.first)} changes places with`,
  'swap-or-sacrifice': (p, speak) => phrase`${source(p, speak)}choose one`,
  repeat: (p, speak) => phrase`${source(p, speak)}choose an action to carry out again`,
  'react.taken': (p, speak) =>
    phrase`${speak.player(p.seat)} took ${card(p, speak)}. ${cardsIn(p.could, speak)} could react`,
  menial: (p, speak) => phrase`${source(p, speak)}choose one`,
  embalmer: (p, speak) => phrase`${source(p, speak)}choose one`,
  architect: (p, speak) => phrase`${source(p, speak)}choose one`,
  'buy-or-sacrifice': (p, speak) => phrase`${source(p, speak)}choose one`,
  'turn-down': (p, speak) => phrase`${source(p, speak)}choose a pyramid card to turn face down`,
  'draw-number': (p, speak) => phrase`${source(p, speak)}choose how many cards to draw`,
  'entomb-from': (p, speak) => phrase`${source(p, speak)}you may entomb a card`,
  'entomb.boneyard': (p, speak) => phrase`${source(p, speak)}choose the most expensive card of the boneyard to entomb`,
  'give.boneyard': (p, speak) => phrase`${source(p, speak)}choose the cheapest card of the boneyard, for an opponent`,
  'order.boneyard': (p, speak) =>
    phrase`${source(p, speak)}choose ${some(p, 'a card', 'card', 'cards')} for the top of the boneyard${topmost(p)}`,
  'order.top': (p, speak) =>
    phrase`${source(p, speak)}put the other ${some(p, 'card', 'card', 'cards')} back${topmost(p)}`,
  'entomb.top': (p, speak) => phrase`${source(p, speak)}choose the card to entomb`,
  'entomb.deck': (p, speak) => phrase`${source(p, speak)}choose a card of your deck to entomb`,
  'entomb.hand-or-discard': (p, speak) =>
    phrase`${source(p, speak)}choose a card of your hand or discard pile to entomb`,
  'take.aside': (p, speak) => phrase`${source(p, speak)}choose the revealed card to take`,
  'sacrifice.aside': (p, speak) => phrase`${source(p, speak)}choose a revealed card to sacrifice`,
  'exchange.hand': (p, speak) => phrase`${source(p, speak)}choose a hand card to swap`,
  'exchange.pyramid': (p, speak) => phrase`${source(p, speak)}choose the pyramid card to swap it for`,
  'exchange.discard': (p, speak) => phrase`${source(p, speak)}choose the card of your discard pile to swap it for`,
  'recover.discard-top': (p, speak) => phrase`${source(p, speak)}you may recover the top of your discard pile`,
  'discard-any.hand': (p, speak) =>
    phrase`${source(p, speak)}choose ${some(p, 'a hand card', 'hand card', 'hand cards')} to discard${topmost(p)}`,
  'pick.pyramid': (p, speak) => phrase`${source(p, speak)}choose a pyramid card`,
  'give.picked': (p, speak) => phrase`${source(p, speak)}which card goes to ${speak.player(p.to, 'whom')}?`,
  'call.tomb': (p, speak) => phrase`${source(p, speak)}choose a card of your tomb to carry out`,
  'call.hand': (p, speak) => phrase`${source(p, speak)}choose a hand card to carry out`,
  'reveal.hand': (p, speak) => phrase`${source(p, speak)}choose a hand card to reveal`,
  'recover.top': (p, speak) => phrase`${source(p, speak)}choose the card to recover`,
  'discard.top': (p, speak) =>
    phrase`${source(p, speak)}discard the other ${some(p, 'card', 'card', 'cards')}${topmost(p)}`,
  'discard-some.hand': (p, speak) =>
    phrase`${source(p, speak)}choose ${some(p, 'a hand card', 'hand card', 'hand cards')} to discard${topmost(p)}`,
  'discard.shown': (p, speak) => phrase`${source(p, speak)}choose the card that ${speak.player(p.of)} discards`,
  'stack-some.hand': (p, speak) =>
    phrase`${source(p, speak)}choose ${some(p, 'a hand card', 'hand card', 'hand cards')} for the top of your deck${topmost(p)}`,
  'sacrifice.tomb': (p, speak) => phrase`${source(p, speak)}choose a card of your tomb to sacrifice`,
  'entomb.aside': (p, speak) => phrase`${source(p, speak)}choose the revealed card to entomb`,
  'entomb-set.hand': (p, speak) => phrase`${source(p, speak)}choose a hand card to entomb; it decides the set`,
  'entomb-more.hand': (p, speak) => phrase`${source(p, speak)}${choose(p)} another hand card of that set to entomb`,
  opponent: (p, speak) =>
    phrase`${source(p, speak)}${p.given ? phrase`choose who gets ${speak.card(p.given)}` : 'choose an opponent'}`,
  press: (p, speak) => phrase`${source(p, speak)}reveal another card, or stop and recover them all`,
  senet: (p, speak) => phrase`${source(p, speak)}choose one`,
}

/** What an option says. */
export const options: Sentences<ValleyOffers> = {
  buy: (p, speak) => phrase`Buy ${card(p, speak)} for ${p.price}`,
  execute: (p, speak) => phrase`Play ${card(p, speak)}`,
  entomb: (p, speak) => phrase`Entomb ${card(p, speak)}`,
  end: () => 'End turn',
  'end-order': () => 'End turn and order the cards',
  pay: (p, speak) => phrase`Pay ${p.gold} with ${card(p, speak)}`,
  'pay.credit': (p, speak) => phrase`Pay ${p.gold} with the credit of ${speak.card(p.from)}`,
  power: (p, speak) => phrase`Use the power of ${speak.card(p.pharaoh)}`,
  pharaoh: (p, speak) => speak.card(p.pharaoh),
  player: (p, speak) => speak.player(p.seat),
  react: (p, speak) => phrase`Discard ${card(p, speak)} to react`,
  'react.take': (p, speak) => phrase`Discard ${card(p, speak)}, take ${p.taken ? speak.card(p.taken) : 'a base card'}`,
  protect: (p, speak) => phrase`Show ${card(p, speak)} to be protected`,
  'protect-discard': (p, speak) => phrase`Discard ${card(p, speak)} to be protected`,
  card: (p, speak) => (p.price === undefined ? card(p, speak) : phrase`${card(p, speak)} for ${p.price}`),
  pass: () => 'Pass',
  enough: () => 'Stop',
  'menial.0': () => 'Buy a card from any row',
  'menial.1': () => 'Discard a card, then draw a card',
  'embalmer.0': () => 'Sacrifice a pyramid card',
  'embalmer.1': () => 'Sacrifice a hand card',
  'embalmer.2': () => 'Refill the pyramid',
  'architect.0': () => 'Gold for each card of the discard pile',
  'architect.1': () => 'Take a pyramid card',
  'buy-or-sacrifice.0': () => 'Buy it',
  'buy-or-sacrifice.1': () => 'Sacrifice it',
  'draw-number.0': () => 'None',
  'draw-number.1': () => 'One card',
  'draw-number.2': () => '2 cards',
  'draw-number.3': () => '3 cards',
  'entomb-from.boneyard': () => 'The top of the boneyard',
  'entomb-from.stock': () => 'The top of the stock, unseen',
  'press.0': () => 'Reveal another card',
  'senet.0': () => 'Draw 2 cards',
  'senet.1': () => 'Take a base card',
  'senet.2': () => 'Entomb a hand card',
  'swap-or-sacrifice.0': () => 'Swap two pyramid cards',
  'swap-or-sacrifice.1': () => 'Sacrifice a pyramid card',
}

/** Why somebody is waited for. */
export const waits: Sentences<ValleyWaits> = {
  'waiting.turn': () => 'It is their turn',
  'waiting.pharaoh': () => 'They are choosing a pharaoh',
  'waiting.react': (p, speak) => phrase`${cardsIn(p.could, speak)} could react`,
  'waiting.affected': (p, speak) => phrase`${card(p, speak)} affects them`,
  'waiting.answer': () => 'They are choosing',
}

/** Parts of a score that are not sets. */
export const scoreParts: Readonly<Record<string, string>> = {
  starters: 'Starters',
  uniques: 'Uniques',
  duplicates: 'Duplicates',
}
