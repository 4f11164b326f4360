// The chapters of all other ways to play in reading order: what each edition adds, what its cards do that no card of the base
// game does, and the options of a table. Fetched when somebody plays that way or opens them.
import { boxes } from '#shared/valley/editions.ts'
import { setsOf } from '#shared/valley/set-groups.ts'
import type { Chapter } from '../chapter.ts'
import {
  all,
  any,
  alone,
  offersToAll,
  playsCredits,
  playsEdition,
  playsGifts,
  playsGuards,
  playsSet,
  playsUniquesOf,
  startsAs,
  withOthers,
  type When,
} from '../rules-context.ts'

/** Whether the sets are not exactly those of one edition. */
const mixed: When = ({ sets }) =>
  boxes.every(box => {
    const own = setsOf(box)
    return sets.length !== own.length || own.some(id => !sets.includes(id))
  })

export const ways = [
  {
    id: 'afterlife',
    title: 'afterlife.title',
    when: playsEdition('afterlife'),
    form: 'below',
    picture: 'afterlife',
    lead: [{ text: 'afterlife.what' }],
    text: [{ text: 'afterlife.new' }],
  },
  {
    id: 'lastRites',
    title: 'lastRites.title',
    when: playsEdition('last-rites'),
    form: 'below',
    picture: 'last-rites',
    lead: [{ text: 'lastRites.what' }],
    text: [{ text: 'lastRites.sets' }],
  },
  {
    id: 'starters',
    title: 'starters.title',
    core: true,
    when: startsAs('last-rites'),
    form: 'uses',
    text: [],
    lead: [
      { text: 'starters.what', when: ({ starters }) => starters !== 'both' },
      { text: 'starters.mixed', ours: true, when: ({ starters }) => starters === 'both' },
    ],
    uses: [
      { picture: 'marching', title: 'starters.menial', text: 'starters.menialWhat' },
      { picture: 'embalming', title: 'starters.embalmer', text: 'starters.embalmerWhat' },
      { picture: 'kiting', title: 'starters.kite', text: 'starters.kiteWhat' },
      { picture: 'guarding', title: 'starters.medjay', text: 'starters.medjayWhat' },
    ],
  },
  {
    id: 'faceDown',
    title: 'faceDown.title',
    when: startsAs('last-rites'),
    form: 'beside',
    picture: 'covered',
    text: [
      { text: 'faceDown.what' },
      { text: 'faceDown.moves', ours: true },
      { text: 'faceDown.look' },
      { text: 'faceDown.change', ours: true },
    ],
  },
  {
    id: 'exchanging',
    title: 'exchanging.title',
    when: playsSet('priests', 'artisans'),
    form: 'beside',
    picture: 'exchanging',
    text: [
      { text: 'exchanging.what' },
      { text: 'exchanging.used', ours: true },
      { text: 'exchanging.pyramid', ours: true },
    ],
  },
  {
    id: 'credits',
    title: 'credits.title',
    when: playsCredits,
    form: 'beside',
    picture: 'crediting',
    text: [{ text: 'credits.what' }, { text: 'credits.whole', ours: true }, { text: 'credits.price', ours: true }],
  },
  {
    id: 'revealing',
    title: 'revealing.title',
    when: any(playsEdition('afterlife'), playsEdition('last-rites'), playsUniquesOf('premium')),
    form: 'beside',
    picture: 'revealing',
    text: [
      { text: 'revealing.what' },
      { text: 'revealing.search' },
      { text: 'revealing.short', ours: true },
      { text: 'revealing.back', ours: true },
    ],
  },
  {
    id: 'shared',
    title: 'shared.title',
    when: all(withOthers, playsGifts),
    form: 'beside',
    picture: 'sharing',
    text: [
      { text: 'shared.what', when: offersToAll },
      { text: 'shared.drawn', when: playsUniquesOf('premium') },
      { text: 'shared.pick', when: playsSet('builders') },
      { text: 'shared.spared', ours: true, when: playsGuards },
    ],
  },
  {
    id: 'premium',
    title: 'premium.title',
    when: playsUniquesOf('premium'),
    form: 'below',
    picture: 'premium',
    lead: [{ text: 'premium.what' }],
    text: [{ text: 'premium.texts', ours: true }],
  },
  {
    id: 'pharaohs',
    title: 'pharaohs.title',
    core: true,
    when: ({ pharaohs }) => pharaohs,
    form: 'beside',
    picture: 'pharaohs',
    text: [
      { text: 'pharaohs.what', ours: true },
      { text: 'pharaohs.power' },
      { text: 'pharaohs.action', ours: true },
      { text: 'pharaohs.six', ours: true },
    ],
  },
  {
    id: 'mixes',
    title: 'mixes.title',
    when: mixed,
    form: 'beside',
    picture: 'mixing',
    text: [
      { text: 'mixes.what' },
      { text: 'mixes.uniques' },
      { text: 'mixes.longer' },
      { text: 'mixes.least', ours: true },
    ],
  },
  {
    id: 'halves',
    title: 'halves.title',
    core: true,
    when: ({ half }) => half,
    form: 'beside',
    picture: 'halving',
    text: [
      { text: 'halves.what' },
      { text: 'halves.apart', when: ({ joined }) => !joined },
      { text: 'halves.joined', when: ({ joined }) => joined },
      { text: 'halves.printed', ours: true },
    ],
  },
  {
    id: 'seats',
    title: 'seats.title',
    when: ({ seats }) => seats > 4,
    form: 'beside',
    picture: 'seating',
    text: [{ text: 'seats.what', ours: true }],
  },
  {
    id: 'switches',
    title: 'switches.title',
    when: ({ openDiscards, quickReactions }) => openDiscards || quickReactions,
    form: 'uses',
    text: [],
    uses: [
      {
        picture: 'looking',
        title: 'switches.discards',
        text: 'switches.discardsWhat',
        when: ({ openDiscards }) => openDiscards,
      },
      {
        picture: 'answering',
        title: 'switches.quick',
        text: 'switches.quickWhat',
        when: ({ quickReactions }) => quickReactions,
      },
    ],
  },
  {
    id: 'solitaire',
    title: 'solitaire.title',
    core: true,
    when: alone,
    form: 'beside',
    picture: 'perfect',
    text: [
      { text: 'solitaire.what' },
      { text: 'solitaire.goals' },
      { text: 'solitaire.open' },
      { text: 'solitaire.opponents' },
      { text: 'solitaire.twice', ours: true },
      { text: 'solitaire.master' },
      { text: 'solitaire.end', ours: true },
    ],
  },
] as const satisfies readonly Chapter[]

export type WayId = (typeof ways)[number]['id']
