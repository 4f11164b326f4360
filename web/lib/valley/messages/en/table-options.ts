// English: the maker of tables, and what is played in words. Loaded with the maker and the lobby, not before.
import { and } from '#shared/messages/en/lists.ts'
import { pluralOf } from '../../../messages/plural.ts'
import { capital, spelled } from '../../../messages/en/numbers.ts'

const plural = pluralOf('en')

export const texts = {
  title: 'A new table',
  way: 'What do you want to play?',
  base: 'Base',
  'base.what': 'Five sets of three to seven cards. Start here.',
  afterlife: 'Afterlife',
  'afterlife.what': 'Weapons, jewelry, chambers: gold credits, other attacks.',
  'last-rites': 'Last Rites',
  'last-rites.what': 'Priests, builders, a set of eight; a harder start.',
  premium: 'Premium',
  'premium.what': 'A pharaoh for everybody, and six more uniques.',
  many: 'Five or six players',
  'many.what': 'The premium edition, with cards for everybody.',
  grand: 'Grand mix',
  'grand.what': 'Two editions in one: up to 14\u00a0×\u00a014 points.',
  lot: 'Random sets',
  'lot.what': 'One set of each size, chosen at random.',
  solitaire: 'Solitaire',
  'solitaire.what': 'Alone against the perfect tomb.',
  goal: 'to reach',
  own: 'A mix',
  more: 'More',
  'more.closed': 'sets, starters, uniques, pharaohs',
  'more.open': 'everything can be changed',
  sets: 'Sets',
  'sets.what': 'one of each size, or more for a longer game',
  'sets.lot': 'random: tap a set to choose them yourself',
  copies: 'Copies',
  'copies.two': 'Two of each',
  'copies.apart': 'One of each',
  'copies.joined': 'Combine equal sets',
  who: 'Players and options',
  starters: 'Starters',
  'starters.both': 'both',
  uniques: 'Uniques',
  pharaohs: 'Pharaohs',
  'pharaohs.what': 'two dealt to each player, one kept: a power once a turn',
  'pharaohs.six': 'one dealt to each player: a power once a turn',
  openDiscards: 'Open discards',
  'openDiscards.what': 'look through your own pile at any time',
  quickReactions: 'Quick reactions',
  'quickReactions.what': 'only a holder of the card is asked: faster, but shows who has it',
  level: 'Difficulty',
  'level.starter': 'Starter',
  'level.master': 'Master: no free entombing',
  seats: 'Seats',
  make: 'Create table',
  making: 'Creating the table …',
  added: (p: { seats: number; premium: boolean; sets: readonly string[]; uniques: readonly string[] }) => {
    const uniques = p.uniques.map(edition => `uniques of ${edition}`)
    const what = [...(p.premium ? ['premium rules'] : []), ...p.sets, ...uniques]
    const isOne = what.length === 1 && p.sets.length === 1
    return `${capital(spelled(p.seats))} players: ${and.format(what)} ${isOne ? 'is' : 'are'} added.`
  },
  'added.alone': 'Alone: solitaire, against the perfect tomb.',
  tooFew: (p: { stock: number }) =>
    `${plural(p.stock, { one: '# card', other: '# cards' })} in the stock are too few: add a set or uniques.`,

  'said.players': (p: { what: string; seats: number }) =>
    `${p.what}, ${p.seats === 1 ? 'alone' : `${spelled(p.seats)} players`}`,
  'said.sets': (p: { sets: number; copies: 'two' | 'one' }) =>
    `${capital(spelled(p.sets))} ${p.sets === 1 ? 'set' : 'sets'}, *${p.copies === 'two' ? 'two copies' : 'one copy'}* of each treasure`,
  'said.lot': (p: { copies: 'two' | 'one' }) =>
    p.copies === 'two'
      ? 'One random set of each size from three to seven, *two copies* of each treasure'
      : 'Two random sets of each size from three to seven, *one copy* of each treasure',
  'said.uniques': (p: { uniques: number }) =>
    plural(p.uniques, { one: 'one unique', other: `${spelled(p.uniques)} uniques` }),
  'said.joined': (p: { parts: readonly string[]; most: number }) =>
    `Sets of equal size are combined: ${and.format(p.parts)}, up to *${p.most} × ${p.most} = ${p.most ** 2}*.`,
  'said.best': (p: { set: string; size: number }) =>
    `The full set of ${p.set}, ${spelled(p.size)} cards, is worth ${p.size ** 2}.`,
  'said.stock': (p: { cards: number }) => `*${plural(p.cards, { one: '# card', other: '# cards' })}* in the stock`,
  'said.both': 'Starters of both kinds.',
  'said.otherStarters': (p: { edition: string }) => `Starters of ${p.edition}.`,
  'said.pharaohs': 'A pharaoh for each player.',
  'said.openDiscards': 'Open discards: look through your own pile at any time.',
  'said.quickReactions': 'Quick reactions: only a holder of the card is asked, which shows who has it.',
  'said.goal': (p: { points: number }) => `Only the perfect tomb wins: *${p.points} points*.`,
  'said.master': 'No free entombing.',
} as const
