// What happens and what is asked in Valley of the Kings, in English. Lines of the log are sentences about a player;
// questions are what that player is to do; options what a button says.
import type { Params } from '../../protocol.ts'
import type { Sentences, Speaker } from '../words.ts'

const cardsIn = (list: unknown, speak: Speaker): string => {
  const names = Array.isArray(list) ? list.map(card => speak.card(card)) : []
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0] ?? ''
}
const count = (params: Params): number => Number(params['count'])
const cards = (number: number): string => number === 1 ? 'a card' : `${number} cards`
const card = (params: Params, speak: Speaker): string => params['card'] ? speak.card(params['card']) : 'a card'
const source = (params: Params, speak: Speaker): string => params['card'] ? `${speak.card(params['card'])}: ` : ''

const from: Readonly<Record<string, string>> = {
  'hand': 'from the hand', 'tomb': 'from the tomb', 'discard': 'from the discard pile', 'discard-top': 'from the discard pile',
  'deck': 'from the deck', 'pyramid': 'from the pyramid', 'base': 'from the base', 'apex': 'from the apex', 'boneyard': 'from the boneyard',
  'stock': 'from the stock', 'itself': 'itself', 'aside': '',
}
const origin = (params: Params): string => {
  const words = from[String(params['from'])] ?? ''
  return words && params['from'] !== 'itself' ? ` ${words}` : ''
}

/** Lines of the log. The player's name goes in front where the line is about one. */
export const lines: Sentences = {
  'begin': (p, speak) => `went first. ${speak.card(p['boneyard'])} lies in the boneyard`,
  'play': (p, speak) => `played ${card(p, speak)}`,
  'buy': (p, speak) => `bought ${card(p, speak)}${p['place'] === undefined ? origin(p) : ''} for ${p['price']}${Number(p['lost']) > 0 ? `, ${p['lost']} gold lost` : ''}${p['to'] === 'hand' ? ', into the hand' : p['to'] === 'tomb' ? ', into the tomb' : ''}`,
  'pay': (p, speak) => p['from'] ? `paid ${p['gold']} with the credit of ${speak.card(p['from'])}` : `paid ${p['gold']} with ${card(p, speak)}`,
  'credit': p => `gained ${p['gold']} gold for one purchase`,
  'entomb': (p, speak) => `entombed ${card(p, speak)}${p['from'] === 'hand' ? '' : origin(p)}`,
  'take': (p, speak) => `took ${card(p, speak)}${origin(p)}`,
  'sacrifice': (p, speak) => `sacrificed ${card(p, speak)}${origin(p)}${p['owed'] ? ', which was owed' : ''}`,
  'discard': (p, speak) => `discarded ${card(p, speak)}${p['from'] === 'deck' ? origin(p) : ''}`,
  'give': (p, speak) => p['to'] === undefined ? `gave up ${card(p, speak)}` : `gave ${card(p, speak)} to ${speak.player(p['to'])}`,
  'stack': (p, speak) => `put ${card(p, speak)} on top of the deck`,
  'recover': (p, speak) => `recovered ${card(p, speak)}${origin(p)}`,
  'look': (p, speak) => `looked at ${p['cards'] ? `${cardsIn(p['cards'], speak)} on top` : count(p) === 1 ? 'the top card' : `the top ${count(p)} cards`} of the ${p['from'] === 'stock' ? 'stock' : 'deck'}`,
  'draw': (p, speak) => count(p) === 0 ? 'drew no card' : p['cards'] ? `drew ${cardsIn(p['cards'], speak)}` : `drew ${cards(count(p))}`,
  'reshuffle': p => `shuffled ${count(p) === 1 ? 'the only card' : `the ${count(p)} cards`} of the discard pile into the deck`,
  'shuffle': () => 'shuffled the deck',
  'swap': (p, speak) => `swapped ${speak.card(p['one'])} and ${speak.card(p['other'])}`,
  'reveal': (p, speak) => `revealed ${card(p, speak)}${origin(p)}`,
  'reveal-hand': (p, speak) => `showed a hand of ${cardsIn(p['cards'], speak)}`,
  'call': (p, speak) => `carried out ${card(p, speak)}${origin(p)}`,
  'repeat': (p, speak) => `repeated ${card(p, speak)}`,
  'turned-down': (p, speak) => `turned ${card(p, speak)} face down`,
  'turned-up': (p, speak) => `turned ${cardsIn(p['cards'], speak)} up again`,
  'exchange': (p, speak) => `exchanged ${speak.card(p['one'])} for ${speak.card(p['other'])} ${from[String(p['with'])] ?? ''}`,
  'pick': (p, speak) => `picked ${card(p, speak)}`,
  'rearranged': (p, speak) => `put the boneyard back with ${card(p, speak)} on top`,
  'pharaoh': (p, speak) => `turned up the pharaoh ${speak.card(p['pharaoh'])}`,
  'power': (p, speak) => `used the power of ${speak.card(p['pharaoh'])}`,
  'fell': (p, speak) => `let ${card(p, speak)} fall`,
  'refilled': (p, speak) => `The pyramid was refilled with ${cardsIn(p['cards'], speak)}`,
  'protected': (p, speak) => `${p['discarded'] ? 'discarded' : 'showed'} ${card(p, speak)} to be spared`,
  'answer': (p, speak) => `answered with ${card(p, speak)}`,
  'end': (p, speak) => Array.isArray(p['cards']) && p['cards'].length > 0 ? `ended the turn and discarded ${cardsIn(p['cards'], speak)}` : 'ended the turn',
  'undo': () => 'took back the last move',
  'over': () => 'The pyramid is gone, the tombs are sealed',
}

/** Questions, by their key. */
export const questions: Sentences = {
  'play': () => 'Your turn: buy, play, entomb',
  'pharaoh': () => 'Choose your pharaoh',
  'pay': (p, speak) => `Pay ${Number(p['price']) - Number(p['paid'])} for ${card(p, speak)}`,
  'crumble': () => 'Choose which card falls',
  'order': () => 'Choose the cards for the top of your discard pile, the last one topmost',
  'react.bought': (p, speak) => `${speak.player(p['seat'])} bought ${card(p, speak)}${p['price'] === undefined ? '' : ` for ${p['price']}`}. ${cardsIn(p['could'], speak)} could answer`,
  'react.sacrificed': (p, speak) => `${speak.player(p['seat'])} sacrificed ${card(p, speak)}. ${cardsIn(p['could'], speak)} could answer`,
  'react.rebuilt': (p, speak) => `${speak.player(p['seat'])} rebuilt the pyramid with ${cardsIn(p['cards'], speak)}. ${cardsIn(p['could'], speak)} could answer`,
  'react.affected': (p, speak) => `${speak.player(p['seat'])} carries out ${card(p, speak)}, which concerns you. ${cardsIn(p['could'], speak)} could spare you`,
  'rebuild.unchanged': () => 'You left the pyramid as it was: choose a pyramid card to sacrifice',
  'rebuild.held-up': () => 'The end is held up: choose a pyramid card to sacrifice',
  'discard.hand': (p, speak) => `${source(p, speak)}choose a hand card to discard`,
  'take.pyramid': (p, speak) => `${source(p, speak)}choose a pyramid card to take`,
  'take.base': (p, speak) => `${source(p, speak)}choose a base card to take`,
  'sacrifice.pyramid': (p, speak) => `${source(p, speak)}choose a pyramid card to sacrifice`,
  'sacrifice.hand': (p, speak) => `${source(p, speak)}choose a hand card to sacrifice`,
  'entomb.hand': (p, speak) => `${source(p, speak)}choose a hand card to entomb`,
  'entomb.discard': (p, speak) => `${source(p, speak)}choose a card of your discard pile to entomb`,
  'entomb.pyramid': (p, speak) => `${source(p, speak)}choose a pyramid card to entomb`,
  'entomb-some.hand': (p, speak) => `${source(p, speak)}choose 1 or 2 hand cards to entomb`,
  'give.hand': (p, speak) => `${source(p, speak)}choose a hand card to give${p['seat'] === undefined ? '' : ` to ${speak.player(p['seat'])}`}`,
  'stack.hand': (p, speak) => `${source(p, speak)}choose a hand card for the top of your deck`,
  'recover.tomb': (p, speak) => `${source(p, speak)}choose a card of your tomb to recover`,
  'recover.deck': (p, speak) => `${source(p, speak)}choose a card of your deck to recover`,
  'recover.discard': (p, speak) => `${source(p, speak)}choose a card of your discard pile to recover`,
  'buy.stock': (p, speak) => `${source(p, speak)}you may buy the top card of the stock`,
  'buy.boneyard': (p, speak) => `${source(p, speak)}buy the top of the boneyard`,
  'buy.base': (p, speak) => `${source(p, speak)}you may buy a base card`,
  'buy.pyramid': (p, speak) => `${source(p, speak)}choose a pyramid card to buy`,
  'swap.first': (p, speak) => `${source(p, speak)}choose the first of two pyramid cards to swap`,
  'swap.second': (p, speak) => `${source(p, speak)}choose the card that ${speak.card(p['first'])} changes places with`,
  'swap-or-sacrifice': (p, speak) => `${source(p, speak)}choose one`,
  'repeat': (p, speak) => `${source(p, speak)}choose an action to carry out again`,
  'react.taken': (p, speak) => `${speak.player(p['seat'])} took ${card(p, speak)}. ${cardsIn(p['could'], speak)} could answer`,
  'menial': (p, speak) => `${source(p, speak)}choose one`,
  'embalmer': (p, speak) => `${source(p, speak)}choose one`,
  'architect': (p, speak) => `${source(p, speak)}choose one`,
  'buy-or-sacrifice': (p, speak) => `${source(p, speak)}choose one`,
  'turn-down': (p, speak) => `${source(p, speak)}choose a pyramid card to turn face down`,
  'draw-number': (p, speak) => `${source(p, speak)}choose how many cards to draw`,
  'entomb-from': (p, speak) => `${source(p, speak)}you may entomb a card`,
  'entomb.boneyard': (p, speak) => `${source(p, speak)}choose the dearest card of the boneyard, to entomb it`,
  'give.boneyard': (p, speak) => `${source(p, speak)}choose the cheapest card of the boneyard, for an opponent`,
  'order.boneyard': (p, speak) => `${source(p, speak)}choose the cards for the top of the boneyard, the last one topmost`,
  'order.top': (p, speak) => `${source(p, speak)}put the rest back, the last one topmost`,
  'entomb.top': (p, speak) => `${source(p, speak)}choose the card to entomb`,
  'entomb.deck': (p, speak) => `${source(p, speak)}choose a card of your deck to entomb`,
  'entomb.hand-or-discard': (p, speak) => `${source(p, speak)}choose a card of your hand or discard pile to entomb`,
  'take.aside': (p, speak) => `${source(p, speak)}choose the revealed card to take`,
  'sacrifice.aside': (p, speak) => `${source(p, speak)}choose the revealed card to sacrifice next`,
  'exchange.hand': (p, speak) => `${source(p, speak)}choose a hand card to exchange`,
  'exchange.pyramid': (p, speak) => `${source(p, speak)}choose the pyramid card for it`,
  'exchange.discard': (p, speak) => `${source(p, speak)}choose the card of your discard pile for it`,
  'recover.discard-top': (p, speak) => `${source(p, speak)}you may recover the top of your discard pile`,
  'discard-any.hand': (p, speak) => `${source(p, speak)}choose the hand cards to discard, the last one topmost`,
  'pick.pyramid': (p, speak) => `${source(p, speak)}pick a pyramid card`,
  'give.picked': (p, speak) => `${source(p, speak)}which card goes to ${speak.player(p['to'])}?`,
  'call.tomb': (p, speak) => `${source(p, speak)}choose a card of your tomb to carry out`,
  'call.hand': (p, speak) => `${source(p, speak)}choose a hand card to carry out`,
  'reveal.hand': (p, speak) => `${source(p, speak)}choose a hand card to reveal`,
  'recover.top': (p, speak) => `${source(p, speak)}choose the card to keep`,
  'discard.top': (p, speak) => `${source(p, speak)}discard the rest, the last one topmost`,
  'discard-some.hand': (p, speak) => `${source(p, speak)}choose the hand cards to discard, the last one topmost`,
  'discard.shown': (p, speak) => `${source(p, speak)}choose the card that ${speak.player(p['of'])} discards`,
  'stack-some.hand': (p, speak) => `${source(p, speak)}choose hand cards for the top of your deck, the last one topmost`,
  'sacrifice.tomb': (p, speak) => `${source(p, speak)}choose a card of your tomb to sacrifice`,
  'entomb.aside': (p, speak) => `${source(p, speak)}choose the revealed card to entomb`,
  'entomb-set.hand': (p, speak) => `${source(p, speak)}choose a hand card to entomb; it says which set`,
  'entomb-more.hand': (p, speak) => `${source(p, speak)}choose another hand card of that set to entomb`,
  'opponent': (p, speak) => `${source(p, speak)}${p['given'] ? `choose who gets ${speak.card(p['given'])}` : 'choose an opponent'}`,
  'press': (p, speak) => `${source(p, speak)}reveal another card, or keep those that lie there`,
  'senet': (p, speak) => `${source(p, speak)}choose one`,
}

/** What an option says. */
export const options: Sentences = {
  'buy': (p, speak) => `Buy ${card(p, speak)} for ${p['price']}`,
  'execute': (p, speak) => `Play ${card(p, speak)}`,
  'entomb': (p, speak) => `Entomb ${card(p, speak)}`,
  'end': () => 'End the turn',
  'end-order': () => 'End the turn and order the cards',
  'pay': (p, speak) => `Pay ${p['gold']} with ${card(p, speak)}`,
  'pay.credit': (p, speak) => `Pay ${p['gold']} with the credit of ${speak.card(p['from'])}`,
  'power': (p, speak) => `Use the power of ${speak.card(p['pharaoh'])}`,
  'pharaoh': (p, speak) => speak.card(p['pharaoh']),
  'player': (p, speak) => speak.player(p['seat']),
  'react': (p, speak) => `Discard ${card(p, speak)} to answer`,
  'react.take': (p, speak) => `Discard ${card(p, speak)}, take ${p['taken'] ? speak.card(p['taken']) : 'a base card'}`,
  'protect': (p, speak) => `Show ${card(p, speak)} and be spared`,
  'protect-discard': (p, speak) => `Discard ${card(p, speak)} and be spared`,
  'card': (p, speak) => p['price'] === undefined ? card(p, speak) : `${card(p, speak)} for ${p['price']}`,
  'pass': () => 'Pass',
  'enough': () => 'Enough',
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
export const waits: Sentences = {
  'waiting.turn': () => 'It is their turn',
  'waiting.pharaoh': () => 'They are choosing a pharaoh',
  'waiting.react': (p, speak) => `${cardsIn(p['could'], speak)} could answer`,
  'waiting.affected': (p, speak) => `${card(p, speak)} concerns them`,
  'waiting.answer': () => 'They are answering',
}

/** Parts of a score that are not sets. */
export const scoreParts: Readonly<Record<string, string>> = { starters: 'Starters', uniques: 'Uniques', duplicates: 'Duplicates' }
