// Titles and texts of the base game, in English. Rulings and notes, which are looked at one card at a time, are in `rulings/`.
import type { CardWords } from '../../../../messages/words.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  shabti: { name: 'Shabti', text: 'Swap the places of any 2 pyramid cards, or sacrifice 1 pyramid card.' },
  urn: { name: 'Urn', text: 'Put a hand card on top of your deck.' },
  'box-of-food': { name: 'Box of Food', text: 'Draw a card.' },
  'offering-table': {
    name: 'Offering Table',
    text: 'Sacrifice a hand card, then draw a card. Reaction: show this card to ignore an opponent’s action that would make you discard or sacrifice.',
    reaction: 'Show Offering Table: that action does not affect you. Return it to your hand.',
    when: 'An opponent’s action would make you discard or sacrifice a hand card',
  },
  'inner-sarcophagus': { name: 'Inner Sarcophagus', text: 'Entomb a hand card.' },
  'middle-sarcophagus': { name: 'Middle Sarcophagus', text: 'Draw 2 cards, then discard one.' },
  'outer-sarcophagus': {
    name: 'Outer Sarcophagus',
    text: 'Entomb a hand card. If a different Sarcophagus lies in your tomb, draw 2 cards.',
  },
  'imseti-canopic-jar': { name: 'Imseti Canopic Jar', text: 'Draw 2 cards.' },
  'qebehsenuef-canopic-jar': {
    name: 'Qebehsenuef Canopic Jar',
    text: 'Every opponent owning more than 5 cards outside the tomb sacrifices a hand card.',
  },
  'duamutef-canopic-jar': {
    name: 'Duamutef Canopic Jar',
    text: 'Every opponent holding 4 or more cards discards one.',
  },
  'hopi-canopic-jar': {
    name: 'Hopi Canopic Jar',
    text: 'Search your deck for a card and recover it; then shuffle your deck.',
  },
  'heart-scarab-amulet': {
    name: 'Heart Scarab Amulet',
    text: 'Recover a card from your tomb, then entomb a different hand card.',
  },
  'tyet-amulet': { name: 'Tyet Amulet', text: 'Repeat an action you have already carried out this turn.' },
  'wadj-amulet': { name: 'Wadj Amulet', text: 'Recover the card on top of your discard pile.' },
  'djed-pillar-amulet': {
    name: 'Djed Pillar Amulet',
    text: 'Take a pyramid card that shares a set with a card in your tomb.',
  },
  'weres-amulet': { name: 'Weres Amulet', text: 'Buy a card from any row for 2 gold less.' },
  'book-of-gates': {
    name: 'Book of Gates',
    text: 'Reveal your top deck card, carry out its action if you can, then discard it.',
  },
  'book-of-the-earth': {
    name: 'Book of the Earth',
    text: 'Sacrifice a hand card, then take a pyramid card costing up to twice as much.',
  },
  'book-of-the-heavens': {
    name: 'Book of the Heavens',
    text: 'With at least 5 cards in your discard pile, entomb one of them.',
  },
  'book-of-the-dead': { name: 'Book of the Dead', text: 'Entomb the cheapest pyramid card directly.' },
  'book-of-the-netherworld': { name: 'Book of the Netherworld', text: 'Turn up the top stock card and take it.' },
  'book-of-traversing-eternity': {
    name: 'Book of Traversing Eternity',
    text: 'After buying a card this turn, take a pyramid card that costs less than the one you bought.',
  },
  'statue-of-anubis': { name: 'Statue of Anubis', text: 'Take the card on top of the boneyard.' },
  'statue-of-bastet': {
    name: 'Statue of Bastet',
    text: 'Every opponent owning more than 5 cards outside the tomb puts a hand card on your discard pile.',
  },
  'statue-of-sobek': {
    name: 'Statue of Sobek',
    text: 'Sacrifice a hand card. You may then buy a base card; subtract 1 plus the sacrificed card’s cost from its price.',
  },
  'statue-of-horus': { name: 'Statue of Horus', text: 'Take a pyramid card costing 5 or less.' },
  'statue-of-isis': { name: 'Statue of Isis', text: 'Recover any card from your discard pile.' },
  'statue-of-osiris': { name: 'Statue of Osiris', text: 'Entomb 1 or 2 hand cards.' },
  'statue-of-thoth': {
    name: 'Statue of Thoth',
    text: 'For the rest of this turn each of your hand cards is worth exactly 4 gold.',
  },
  boat: {
    name: 'Boat',
    text: 'Reaction: after an opponent’s purchase you may discard this card to take a base card.',
    reaction: 'Discard Boat and take a base card.',
    when: 'An opponent has bought a card and the pyramid has crumbled',
  },
  'ka-figurine': { name: 'Ka Figurine', text: 'Discard a set card, then take a pyramid card from the same set.' },
  'mummified-cat': {
    name: 'Mummified Cat',
    text: 'Reaction: once an opponent has sacrificed a card, discard this one to take it.',
    reaction: 'Discard the Cat, then take that card.',
    when: 'An opponent has sacrificed a card, on any turn',
  },
  'burial-mask': { name: 'Burial Mask', text: 'Entomb this card. You may then entomb a hand card.' },
  censer: { name: 'Censer', text: 'For the rest of this turn the cards you buy go into your hand.' },
  chariot: { name: 'Chariot', text: 'Draw 3 cards.' },
}
