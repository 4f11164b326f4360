// Titles and texts of Last Rites, in English.
import type { CardWords } from '../../../../messages/words.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  menial: { name: 'Menial', text: 'Buy a card from any row, or discard a card and then draw a card.' },
  embalmer: { name: 'Embalmer', text: 'Sacrifice a pyramid card or a hand card, or refill the pyramid.' },
  kite: {
    name: 'Kite',
    text: 'Turn a pyramid card face down until your next turn starts: until then it can only be sacrificed.',
  },
  medjay: {
    name: 'Medjay',
    text: 'Sacrifice this card and discard 4 cards, then take a pyramid card. Reaction: discard this card to stay unaffected by an opponent’s action.',
    reaction: 'Discard Medjay: that action does not affect you.',
    when: 'An opponent’s action would affect you',
  },
  'priestess-of-hathor': { name: 'Priestess of Hathor', text: 'For every 3 cards in your deck, draw one.' },
  'priestess-of-maat': {
    name: 'Priestess of Maat',
    text: 'Reveal your hand. Draw a card for each kind in it: starter, set card, unique.',
  },
  'priestess-of-sekhmet': {
    name: 'Priestess of Sekhmet',
    text: 'Every player may draw as many as 3 cards, but only from the deck as it is.',
  },
  'high-priestess-of-bastet': {
    name: 'High Priestess of Bastet',
    text: 'Search the boneyard: entomb its most expensive card, put its cheapest on an opponent’s discard pile and return the others in any order.',
  },
  'priestess-of-nut': {
    name: 'Priestess of Nut',
    text: 'Look at your top 3 deck cards. Entomb one, recover another and leave the third on top.',
  },
  'priest-of-anubis': { name: 'Priest of Anubis', text: 'Swap a hand card with the top card of the boneyard.' },
  'priest-of-sobek': {
    name: 'Priest of Sobek',
    text: 'Choose an opponent holding 4 or more cards: that player discards a card and you draw one.',
  },
  'priest-of-horus': {
    name: 'Priest of Horus',
    text: 'Discard as many cards as you like; for each of them carry out your first action of this turn again.',
  },
  'high-priest-of-ra': {
    name: 'High Priest of Ra',
    text: 'Entomb a hand card, then recover the card on top of your discard pile.',
  },
  'priest-of-osiris': {
    name: 'Priest of Osiris',
    text: 'If an opponent’s tomb holds more cards than yours, entomb a card out of your hand or discard pile.',
  },
  'priest-of-thoth': {
    name: 'Priest of Thoth',
    text: 'Search your deck for a card and entomb it; then shuffle your deck.',
  },
  carpenter: { name: 'Carpenter', text: 'Take a base card costing 3 or less.' },
  'stone-mason': { name: 'Stone Mason', text: 'Reveal the top stock card. Buy it for 2 gold less, or sacrifice it.' },
  'brick-mason': {
    name: 'Brick Mason',
    text: 'In turn order from you, every player may entomb either the boneyard’s top card or the stock’s.',
  },
  architect: {
    name: 'Architect',
    text: 'Worth 1 gold per card in your discard pile for one purchase; or, with 7 or more cards in your deck, take a pyramid card.',
  },
  engineer: {
    name: 'Engineer',
    text: 'Sacrifice a starter and discard a set card, both from your hand; then take the 2 cheapest pyramid cards.',
  },
  overseer: { name: 'Overseer', text: 'Carry out the action of a card in your tomb.' },
  plasterer: {
    name: 'Plasterer',
    text: 'An opponent you name picks as many pyramid cards as there are players. You put one of them on each player’s discard pile.',
  },
  weaver: { name: 'Weaver', text: 'Discard a card, then entomb a cheaper hand card.' },
  potter: { name: 'Potter', text: 'Carry out the action of the apex card.' },
  'leather-worker': { name: 'Leather Worker', text: 'Swap a hand card with any card in your discard pile.' },
  'glass-blower': {
    name: 'Glass Blower',
    text: 'Sacrifice a hand card, then take a pyramid card costing at most 2 more.',
  },
  draughtsman: {
    name: 'Draughtsman',
    text: 'Swap a set card you hold with a pyramid card. Every opponent may then recover the topmost card of their discard pile.',
  },
  goldsmith: { name: 'Goldsmith', text: 'Sacrifice a set card you hold, then entomb any pyramid card directly.' },
  sculptor: { name: 'Sculptor', text: 'Reveal a set card from your hand, then take a pyramid card of its set.' },
  'tomb-painter': { name: 'Tomb Painter', text: 'Draw a card, plus one for each card you have entombed this turn.' },
  merchant: {
    name: 'Merchant',
    text: 'Discard up to 3 cards, then take a pyramid card costing no more than all of them together.',
  },
  scribe: {
    name: 'Scribe',
    text: 'Look at your top 4 deck cards. Recover one and leave the others on top in any order.',
  },
  jeweler: { name: 'Jeweler', text: 'Buy a card from any row and put it straight into your tomb.' },
  astrologer: { name: 'Astrologer', text: 'Reveal the top 3 stock cards. Entomb one and sacrifice the others.' },
}
