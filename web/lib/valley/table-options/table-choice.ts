// What somebody wants to play, as it is put together in the maker: the doors that are offered first, what each stands for,
// what its seats need, and the options that a table is asked for. Pure; the table alone decides whether it can be made.
import {
  boxes,
  editions,
  sets,
  startersOfBox,
  type Box,
  type Edition,
  type SetId,
  type Starters,
} from '#shared/valley/editions.ts'
import { setOf, setsOf } from '#shared/valley/set-groups.ts'
import { uniques as totals } from 'virtual:totals'

export const copies = ['two', 'apart', 'joined'] as const

/** Everything that can be chosen but name and seats. */
export interface TableChoice {
  readonly edition: Box
  /** `lot`: drawn when the table is made. */
  readonly sets: readonly SetId[] | 'lot'
  readonly copies: (typeof copies)[number]
  readonly starters: Starters
  readonly uniques: readonly Edition[]
  readonly pharaohs: boolean
  readonly openDiscards: boolean
  readonly quickReactions: boolean
  /** For one seat alone. */
  readonly solitaire: 'starter' | 'master' | null
}

const ofBox = (edition: Box): TableChoice => ({
  edition,
  sets: setsOf(edition),
  copies: 'two',
  starters: startersOfBox(edition),
  uniques: [edition],
  pharaohs: false,
  openDiscards: false,
  quickReactions: false,
  solitaire: null,
})

export const presets = {
  base: ofBox('base'),
  afterlife: ofBox('afterlife'),
  'last-rites': ofBox('last-rites'),
  grand: {
    ...ofBox('base'),
    sets: [...setsOf('base'), ...setsOf('last-rites')],
    copies: 'joined',
    starters: 'both',
    uniques: ['base', 'last-rites', 'premium'],
    pharaohs: true,
  },
  lot: { ...ofBox('base'), sets: 'lot' },
  solitaire: { ...ofBox('base'), solitaire: 'starter' },
  premium: { ...ofBox('base'), uniques: ['base', 'premium'], pharaohs: true },
} as const satisfies Readonly<Record<string, TableChoice>>
export type Preset = keyof typeof presets

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What is played with, leaving aside how. */
const whatOf = ({ sets: chosen, copies: many, starters, uniques, pharaohs }: TableChoice) => [
  chosen,
  many,
  starters,
  uniques,
  pharaohs,
]

/** The preset that a wish is, leaving aside how one plays it; null for a mix of one's own. */
export function presetOf(wish: TableChoice): Preset | null {
  if (wish.solitaire) return 'solitaire'
  return (Object.keys(presets) as Preset[]).find(preset => same(whatOf(presets[preset]), whatOf(wish))) ?? null
}

/** The options a table is asked for: only what is not so anyway. */
export function optionsOf(wish: TableChoice): Readonly<Record<string, unknown>> {
  const { edition, sets: chosen, starters, uniques, pharaohs, openDiscards, quickReactions, solitaire } = wish
  const plain = ofBox(edition)
  const half = wish.copies === 'two' ? null : wish.copies
  return {
    ...(edition === 'base' ? {} : { edition }),
    ...(half || !same(chosen, plain.sets) ? { sets: chosen } : {}),
    ...(half ? { half } : {}),
    ...(same(uniques, plain.uniques) ? {} : { uniques }),
    ...(starters === plain.starters ? {} : { starters }),
    ...(pharaohs ? { pharaohs } : {}),
    ...(openDiscards ? { openDiscards } : {}),
    ...(quickReactions ? { quickReactions } : {}),
    ...(solitaire ? { solitaire } : {}),
  }
}

/** A wish out of a table's settled options, to say what is played there. */
export function choiceOf(options: Readonly<Record<string, unknown>>): TableChoice {
  const given = options as Partial<Omit<TableChoice, 'copies'>> & { readonly half?: 'apart' | 'joined' }
  const edition = given.edition ?? 'base'
  const { half, ...rest } = given
  return { ...ofBox(edition), ...rest, edition, copies: half ?? 'two', solitaire: given.solitaire ?? null }
}

/** A set joins or leaves; the order stays that of the list. */
export function withSet(wish: TableChoice, id: SetId): TableChoice {
  const chosen = wish.sets === 'lot' ? [] : wish.sets
  const wanted = chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id]
  return { ...wish, sets: sets.map(set => set.id).filter(each => wanted.includes(each)) }
}

export function withUniques(wish: TableChoice, edition: Edition): TableChoice {
  const wanted = wish.uniques.includes(edition)
    ? wish.uniques.filter(each => each !== edition)
    : [...wish.uniques, edition]
  return { ...wish, uniques: editions.filter(each => wanted.includes(each)) }
}

/** How many uniques lie in the stock. */
export const uniqueCount = ({ uniques }: TableChoice): number =>
  uniques.reduce((sum, edition) => sum + totals[edition].cards, 0)
/** A set of each size from 3 to 7, with half sets two of each. */
const byLot = 25

/** How many different set cards there are. */
const differentCards = ({ sets: chosen, copies: many }: TableChoice): number =>
  chosen === 'lot' ? byLot * (many === 'two' ? 1 : 2) : chosen.reduce((sum, id) => sum + setOf(id).size, 0)
/** How many cards the stock holds before the deal. */
export const stockSize = (wish: TableChoice): number =>
  differentCards(wish) * (wish.copies === 'two' ? 2 : 1) + uniqueCount(wish)

const leastStock = 28
const leastOfASeat = 14
export const allSeats = [1, 2, 3, 4, 5, 6] as const
/** From so many seats on it is a game of the premium edition (RULES.md, Editions and mixes). */
const crowd = 5
/** The seats that a wish can be played by. */
export function seatsFor(wish: TableChoice): readonly number[] {
  const stock = stockSize(wish)
  if (wish.solitaire) return stock >= leastStock ? [1] : []
  return allSeats.filter(seats => seats > 1 && stock >= (seats >= crowd ? seats * leastOfASeat : leastStock))
}

const isEnough = (wish: TableChoice, seats: number): boolean => seatsFor(wish).includes(seats)

/**
 * A wish for so many seats, with what they need: alone a solitaire; for five or six the premium edition and further sets,
 * those of the following edition first, until there are cards for everybody. What is enough already stays as it is.
 * @param seats 1 to 6
 */
export function fitted(wish: TableChoice, seats: number): TableChoice {
  if (seats === 1) return { ...wish, solitaire: wish.solitaire ?? 'starter' }
  let fit: TableChoice = { ...wish, solitaire: null }
  if (seats < crowd) return fit
  fit = { ...fit, pharaohs: true, uniques: editions.filter(each => each === 'premium' || wish.uniques.includes(each)) }
  if (fit.sets === 'lot') {
    // Sets that are drawn are always five sizes: only uniques can be added, or they are chosen after all.
    const drawn = { ...fit, uniques: editions }
    if (isEnough(drawn, seats)) return isEnough(fit, seats) ? fit : drawn
    fit = { ...fit, sets: setsOf(fit.edition) }
  }
  const from = boxes.indexOf(fit.edition)
  for (const edition of [...boxes.slice(from), ...boxes.slice(0, from)]) {
    for (const id of setsOf(edition)) {
      if (isEnough(fit, seats)) return fit
      if (!fit.sets.includes(id)) fit = withSet(fit, id)
    }
  }
  // All sets, but one copy of each.
  return isEnough(fit, seats) ? fit : { ...fit, uniques: editions }
}

/** What was added to a wish for the sake of its seats: the premium edition's rules, and sets. */
export function addedTo(
  plain: TableChoice,
  fit: TableChoice,
): { readonly premium: boolean; readonly sets: readonly SetId[] } {
  const had = plain.sets
  const has = fit.sets
  return {
    premium: fit.pharaohs && !(plain.pharaohs && plain.uniques.includes('premium')),
    sets: has === 'lot' || has === had ? [] : has.filter(id => had === 'lot' || !had.includes(id)),
  }
}

/** The ways that are offered first: the presets, and five or six players. */
export const ways = [
  'base',
  'afterlife',
  'last-rites',
  'solitaire',
  'many',
  'premium',
  'grand',
  'lot',
] as const satisfies readonly (Preset | 'many')[]
export type Way = (typeof ways)[number]
export const isWay = (word: string | null): word is Way => ways.some(way => way === word)

/** The wish behind a door, before its seats are known. */
export const choiceOfWay = (way: Way): TableChoice => presets[way === 'many' ? 'premium' : way]
/** The seats of a door, where so many were wanted before. */
export const seatsBehind = (way: Way, wanted: number): number =>
  way === 'solitaire' ? 1 : way === 'many' ? Math.max(wanted, crowd) : Math.max(wanted, 2)

/** The door that a wish stands for with its seats, leaving aside how one plays it; null for a mix of one's own. */
export function wayOf(wish: TableChoice, seats: number): Way | null {
  return seats >= crowd && same(whatOf(wish), whatOf(fitted(presets.premium, seats))) ? 'many' : presetOf(wish)
}

export { boxes, type Box, type Edition, type SetId }
