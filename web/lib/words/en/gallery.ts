// English: the gallery of all cards. Loaded with it and not before.
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')
const spelled = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const word = (n: number) => spelled[n] ?? String(n)
const cards = (n: number) => plural(n, { one: '# card', other: '# cards' })

export const gallery = {
  'find': 'Name or word',
  'find.label': 'Search the cards',
  'find.clear': 'Clear the search',
  'found': (p: { found: number, all: number }) => `${p.found} of ${cards(p.all)}`,
  'found.none': 'No card has these words.',
  'found.all': 'Show all cards',
  'jump': 'Editions and sets',
  'jump.here': (p: { name: string }) => `Sets: ${p.name}`,
  'only.mix': 'The cards of this mix',

  'base': 'Base',
  'afterlife': 'Afterlife',
  'last-rites': 'Last Rites',
  'premium': 'Premium',
  'pharaohs': 'Pharaohs',
  'starters': 'Starters',
  'uniques': 'Uniques',
  'starters.what': 'ten cards to begin with, 1 point each',
  'set.what': (p: { size: number }) => `${p.size} treasures, all of them ${p.size}\u00a0×\u00a0${p.size}\u00a0=\u00a0${p.size ** 2}`,
  'uniques.what': 'one copy each, points of their own',
  'pharaohs.what': 'one for each player, a power once a turn',
  'count': (p: { n: number }) => cards(p.n),

  'previous': 'Previous card',
  'next': 'Next card',
  'close': 'Close the card',
  'nth': (p: { n: number, of: number }) => `${p.n} of ${p.of}`,

  'value.name': 'Name',
  'value.text': 'Text',
  'value.power': 'Power',
  'value.reaction': 'Reaction',
  'value.gold': 'Gold',
  'value.cost': 'Cost',
  'value.level': 'Level',
  'value.set': 'Set',
  'value.vp': 'Points',
  'values': 'Where each value comes from',
  'from.rulebook': 'printed',
  'from.public': 'public',
  'from.reconstructed': 'ours',
  'legend.rulebook': 'printed in a rulebook',
  'legend.public': 'another public source',
  'legend.reconstructed': 'ours, may differ',

  'timing.action': 'Action',
  'timing.reaction': 'Reaction: answers others’ moves',
  'timing.action+reaction': 'Action and reaction',
  'timing.lasting': 'Action, lasts until the turn ends',
  'timing.power': 'Power: once a turn, no action',
  'copies.starter': (p: { n: number }) => `${word(p.n)} of the ten starters`,
  'copies.stock': (p: { n: number }) => p.n === 1 ? 'one copy' : `${word(p.n)} copies in the stock`,

  'about': 'Choose a card',
  'about.what': 'It is shown here in full: when it acts, every ruling about it, and for each value where it comes from.',
  'about.ours': 'Not everything printed on the cards is public. Titles, sets and their sizes are facts; what nobody has told we have made up so that it fits, and mark it.',
  'about.count': (p: { n: number, of: number }) => `${p.n} of ${p.of} values`,
  'key.find': 'search',
  'key.arrows': 'from card to card',
  'key.escape': 'closes the card',
  'key.escapeName': 'Esc',

  'sheet.what': 'all that can come up here, with their rulings',
  'sheet.more': 'All editions, and where each value comes from',
  'sheet.card': 'This card in the gallery',
  'sheet.newTab': 'opens in a new tab; the game stays here',
} as const
