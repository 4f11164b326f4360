// Titles and texts of Afterlife, in English.
import type { CardWords } from '../../../../messages/words.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  'brain-hook': { name: 'Brain Hook', text: 'Look at your top 3 deck cards. Recover one and discard the others.' },
  'linen-bandages': { name: 'Linen Bandages', text: 'Discard one or more cards, then draw as many.' },
  'pesesh-kef': { name: 'Pesesh-kef', text: 'Sacrifice up to 2 hand cards, then draw 2 cards.' },
  bracelet: {
    name: 'Bracelet',
    text: 'Sacrifice a hand card. For one purchase Bracelet is worth 3 gold plus the sacrificed card’s gold.',
  },
  ring: { name: 'Ring', text: 'Buy a base card at its normal price and put it into your hand.' },
  brooch: { name: 'Brooch', text: 'For the rest of this turn every card costs you 2 less to buy, but never under 1.' },
  necklace: {
    name: 'Necklace',
    text: 'Reveal a hand card. For one purchase Necklace is worth gold equal to that card’s cost.',
  },
  antechamber: { name: 'Antechamber', text: 'Draw a card. If a Chamber lies in your tomb, draw another.' },
  'offering-chapel': {
    name: 'Offering Chapel',
    text: 'Sacrifice a card from your tomb, then take a base card costing 4 or less.',
  },
  serdab: { name: 'Serdab', text: 'Entomb the card on top of your discard pile.' },
  'burial-chamber': {
    name: 'Burial Chamber',
    text: 'Entomb a hand card. If 2 different Chambers lie in your tomb, you may entomb another.',
  },
  'grand-gallery': { name: 'Grand Gallery', text: 'Draw a card for each different set in your tomb, at most 4.' },
  dagger: {
    name: 'Dagger',
    text: 'An opponent holding 4 or more cards reveals them, discards the one you choose and draws a card.',
  },
  sling: { name: 'Sling', text: 'Sacrifice a pyramid card, then draw a card.' },
  bow: { name: 'Bow', text: 'Take the card at the pyramid’s apex.' },
  axe: { name: 'Axe', text: 'Sacrifice a pyramid card, then take another costing no more than it.' },
  khopesh: { name: 'Khopesh', text: 'Sacrifice 1 or 2 pyramid cards, then refill the pyramid.' },
  spear: { name: 'Spear', text: 'Every opponent holding 4 or more cards puts one on top of their deck.' },
  'apis-bull': { name: 'Apis Bull', text: 'For the rest of this turn each of your hand cards is worth 1 more gold.' },
  harvest: { name: 'Harvest', text: 'Draw a card for each card you have bought this turn.' },
  'goddess-nut': { name: 'Goddess Nut', text: 'Shuffle your discard pile into your deck, then draw 2 cards.' },
  'burial-ceremony': {
    name: 'Burial Ceremony',
    text: 'Choose a set. Entomb any number of its cards from your hand, at least one.',
  },
  'goddess-maat': { name: 'Goddess Maat', text: 'Draw cards until you hold 3.' },
  judgment: { name: 'Judgment', text: 'Reveal your top 2 deck cards. Entomb one and sacrifice the other.' },
  victory: { name: 'Victory', text: 'Take a pyramid card costing no more than the number of cards in your tomb.' },
  'calcite-cup': { name: 'Calcite Cup', text: 'Draw 3 cards, then put 2 hand cards on top of your deck.' },
  'hounds-and-jackals-game': {
    name: 'Hounds and Jackals Game',
    text: 'Reveal deck cards one at a time and stop when you like to recover them all. If two share a gold value, discard them all instead.',
  },
  'mirror-case': {
    name: 'Mirror Case',
    text: 'Reveal another hand card and carry out its action; it stays in your hand.',
  },
  'ibex-statue': {
    name: 'Ibex Statue',
    text: 'Reaction: after an opponent has rebuilt the pyramid you may discard this card to take one of the cards just added.',
    reaction: 'Discard Ibex Statue and take one of the cards just added.',
    when: 'An opponent’s rebuilding step has added at least one card',
  },
  'senet-game': { name: 'Senet Game', text: 'Draw 2 cards, take a base card, or entomb a hand card.' },
  sphinx: {
    name: 'Sphinx',
    text: 'Reaction: discard this card to stay unaffected by an opponent’s action, then draw 2 cards.',
    reaction: 'Discard Sphinx: that action does not affect you. Draw 2 cards.',
    when: 'An opponent’s action would affect you',
  },
}
