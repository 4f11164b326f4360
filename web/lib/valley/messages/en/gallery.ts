// English: the gallery of all cards. Loaded with it and not before.
import { pluralOf } from '../../../messages/plural.ts'

const plural = pluralOf('en')
const spelled = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const word = (n: number) => spelled[n] ?? String(n)
const cards = (n: number) => plural(n, { one: '# card', other: '# cards' })

export const texts = {
  find: 'Name or word',
  'find.label': 'Search the cards',
  'find.clear': 'Clear the search',
  found: (p: { found: number; all: number }) => `${p.found} of ${cards(p.all)}`,
  'found.none': 'No card contains these words.',
  'found.all': 'Show all cards',
  jump: 'Editions and sets',
  'jump.here': (p: { name: string }) => `Sets: ${p.name}`,
  'only.mix': 'The cards of this mix',

  base: 'Base',
  afterlife: 'Afterlife',
  'last-rites': 'Last Rites',
  premium: 'Premium',
  pharaohs: 'Pharaohs',
  starters: 'Starters',
  uniques: 'Uniques',
  'starters.what': 'the ten cards each player begins with, 1 point each',
  'starters.half': 'five of the ten cards each player begins with, 1 point each',
  'set.what': (p: { size: number }) =>
    `${p.size} treasures, all of them ${p.size}\u00a0×\u00a0${p.size}\u00a0=\u00a0${p.size ** 2}`,
  'set.joined': (p: { size: number }) => `${p.size} treasures; sets of equal size count as one`,
  'uniques.what': 'one copy each, score by themselves',
  'pharaohs.what': 'one for each player, a power once a turn',
  count: (p: { n: number }) => cards(p.n),

  close: 'Close the card',
  nth: (p: { n: number; of: number }) => `${p.n} of ${p.of}`,

  'value.name': 'Name',
  'value.text': 'Text',
  'value.power': 'Power',
  'value.reaction': 'Reaction',
  'value.gold': 'Gold',
  'value.cost': 'Cost',
  'value.level': 'Level',
  'value.set': 'Set',
  'value.vp': 'Points',
  values: 'Source of each value',
  'from.rulebook': 'printed',
  'from.public': 'public',
  'from.reconstructed': 'ours',
  'legend.rulebook': 'printed in a rulebook',
  'legend.public': 'another public source',
  'legend.reconstructed': 'our reconstruction, may differ',

  'timing.action': 'Action',
  'timing.reaction': 'Reaction: to others’ moves',
  'timing.action+reaction': 'Action and reaction',
  'timing.lasting': 'Action, lasts until the turn ends',
  'timing.power': 'Power: once a turn, not an action',
  'copies.starter': (p: { n: number }) => `${word(p.n)} of the ten starters`,
  'copies.stock': (p: { n: number }) => (p.n === 1 ? 'one copy' : `${word(p.n)} copies in the stock`),

  about: 'Choose a card',
  'about.what': 'See it in full: its timing, its rulings, and the source of each value.',
  'about.ours':
    'Not everything printed on the cards has been published. Sets, their sizes and the titles of the three games are facts; the names of the premium cards, and values nobody has published, are ours, and are marked.',
  'about.count': (p: { n: number; of: number }) => `${p.n} of ${p.of} values`,
  'key.find': 'search',
  'key.arrows': 'from card to card',
  'key.escape': 'closes the card',
  'key.escapeName': 'Esc',

  'sheet.what': 'all cards of this game, with rulings',
  'sheet.more': 'All editions, and the source of each value',
  'sheet.card': 'This card in the gallery',
  newTab: 'opens in a new tab',
  'sheet.newTab': 'opens in a new tab; the game stays here',
} as const
