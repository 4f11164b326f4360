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
  'deck': 'from the deck', 'pyramid': 'from the pyramid', 'base': 'from the base', 'boneyard': 'from the boneyard',
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
  'buy': (p, speak) => `bought ${card(p, speak)} for ${p['price']}${Number(p['lost']) > 0 ? `, ${p['lost']} gold lost` : ''}${p['to'] === 'hand' ? ', into the hand' : ''}`,
  'pay': (p, speak) => `paid ${p['gold']} with ${card(p, speak)}`,
  'entomb': (p, speak) => `entombed ${card(p, speak)}${p['from'] === 'hand' ? '' : origin(p)}`,
  'take': (p, speak) => `took ${card(p, speak)}${origin(p)}`,
  'sacrifice': (p, speak) => `sacrificed ${card(p, speak)}${origin(p)}${p['owed'] ? ', which was owed' : ''}`,
  'discard': (p, speak) => `discarded ${card(p, speak)}`,
  'give': (p, speak) => `gave up ${card(p, speak)}`,
  'stack': (p, speak) => `put ${card(p, speak)} on top of the deck`,
  'recover': (p, speak) => `recovered ${card(p, speak)}${origin(p)}`,
  'draw': (p, speak) => p['cards'] ? `drew ${cardsIn(p['cards'], speak)}` : `drew ${cards(count(p))}`,
  'reshuffle': p => `shuffled ${count(p) === 1 ? 'the last card' : `${count(p)} cards`} of the discard pile into a new deck`,
  'shuffle': () => 'shuffled the deck',
  'swap': (p, speak) => `swapped ${speak.card(p['one'])} and ${speak.card(p['other'])}`,
  'reveal': (p, speak) => `revealed ${card(p, speak)}`,
  'call': (p, speak) => `carried out ${card(p, speak)}`,
  'repeat': (p, speak) => `repeated ${card(p, speak)}`,
  'fell': (p, speak) => `let ${card(p, speak)} fall`,
  'refilled': (p, speak) => `The pyramid was refilled with ${cardsIn(p['cards'], speak)}`,
  'protected': (p, speak) => `showed ${card(p, speak)} and was spared`,
  'answer': (p, speak) => `answered with ${card(p, speak)}`,
  'end': (p, speak) => Array.isArray(p['cards']) && p['cards'].length > 0 ? `ended the turn and discarded ${cardsIn(p['cards'], speak)}` : 'ended the turn',
  'undo': () => 'took back the last move',
  'over': () => 'The pyramid is gone, the tombs are sealed',
}

/** Questions, by their key. */
export const questions: Sentences = {
  'play': () => 'Your turn: buy, play, entomb',
  'pay': (p, speak) => `Pay ${Number(p['price']) - Number(p['paid'])} for ${card(p, speak)}`,
  'crumble': () => 'Choose which card falls',
  'order': () => 'Choose the cards for the top of your discard pile, the last one topmost',
  'react.bought': (p, speak) => `${speak.player(p['seat'])} bought ${card(p, speak)}${p['price'] === undefined ? '' : ` for ${p['price']}`}. ${cardsIn(p['could'], speak)} could answer`,
  'react.sacrificed': (p, speak) => `${speak.player(p['seat'])} sacrificed ${card(p, speak)}. ${cardsIn(p['could'], speak)} could answer`,
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
  'buy.base': (p, speak) => `${source(p, speak)}you may buy a base card`,
  'buy.pyramid': (p, speak) => `${source(p, speak)}choose a pyramid card to buy`,
  'swap.first': (p, speak) => `${source(p, speak)}choose the first of two pyramid cards to swap`,
  'swap.second': (p, speak) => `${source(p, speak)}choose the card that ${speak.card(p['first'])} changes places with`,
  'swap-or-sacrifice': (p, speak) => `${source(p, speak)}choose one`,
  'repeat': (p, speak) => `${source(p, speak)}choose an action to carry out again`,
}

/** What an option says. */
export const options: Sentences = {
  'buy': (p, speak) => `Buy ${card(p, speak)} for ${p['price']}`,
  'execute': (p, speak) => `Play ${card(p, speak)}`,
  'entomb': (p, speak) => `Entomb ${card(p, speak)}`,
  'end': () => 'End the turn',
  'end-order': () => 'End the turn and order the cards',
  'pay': (p, speak) => `Pay ${p['gold']} with ${card(p, speak)}`,
  'react': (p, speak) => `Discard ${card(p, speak)} to answer`,
  'react.take': (p, speak) => `Discard ${card(p, speak)}, take ${p['taken'] ? speak.card(p['taken']) : 'a base card'}`,
  'protect': (p, speak) => `Show ${card(p, speak)} and be spared`,
  'card': (p, speak) => p['price'] === undefined ? card(p, speak) : `${card(p, speak)} for ${p['price']}`,
  'pass': () => 'Pass',
  'enough': () => 'Enough',
  'swap-or-sacrifice.0': () => 'Swap two pyramid cards',
  'swap-or-sacrifice.1': () => 'Sacrifice a pyramid card',
}

/** Why somebody is waited for. */
export const waits: Sentences = {
  'waiting.turn': () => 'It is their turn',
  'waiting.react': (p, speak) => `${cardsIn(p['could'], speak)} could answer`,
  'waiting.affected': (p, speak) => `${card(p, speak)} concerns them`,
  'waiting.answer': () => 'They are answering',
}

/** Parts of a score that are not sets. */
export const scoreParts: Readonly<Record<string, string>> = { starters: 'Starters', uniques: 'Uniques' }
