// What somebody chooses for a new table: the ways that are offered first, what each stands for, what a number of seats needs,
// and the options that are sent. Pure; the table alone decides whether it can be made.
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
import { setOf, setsOf, sizesByLot } from '#shared/valley/set-groups.ts'
import { uniques as totals } from 'virtual:totals'

export const copies = ['two', 'apart', 'joined'] as const

/** Everything that can be chosen except name and seats. */
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
  /** For a solitaire only. */
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

/** What is played with, without how. */
const whatOf = ({ sets: chosen, copies: many, starters, uniques, pharaohs }: TableChoice) => [
  chosen,
  many,
  starters,
  uniques,
  pharaohs,
]

/** The preset that a choice plays with, which for a solitaire with the base game has a name of its own; null for a mix. */
export function presetOf(choice: TableChoice): Preset | null {
  const preset = (Object.keys(presets) as Preset[]).find(preset => same(whatOf(presets[preset]), whatOf(choice)))
  return choice.solitaire && preset === 'base' ? 'solitaire' : (preset ?? null)
}

/** The options to send: only those that differ from the defaults. */
export function optionsOf(choice: TableChoice): Readonly<Record<string, unknown>> {
  const { edition, sets: chosen, starters, uniques, pharaohs, openDiscards, quickReactions, solitaire } = choice
  const plain = ofBox(edition)
  const half = choice.copies === 'two' ? null : choice.copies
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

/** The choice that a table's settled options stand for. */
export function choiceOf(options: Readonly<Record<string, unknown>>): TableChoice {
  const given = options as Partial<Omit<TableChoice, 'copies'>> & { readonly half?: 'apart' | 'joined' }
  const edition = given.edition ?? 'base'
  const { half, ...rest } = given
  return { ...ofBox(edition), ...rest, edition, copies: half ?? 'two', solitaire: given.solitaire ?? null }
}

/** Adds or removes a set; the order stays that of the list. */
export function withSet(choice: TableChoice, id: SetId): TableChoice {
  const chosen = choice.sets === 'lot' ? [] : choice.sets
  const wanted = chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id]
  return { ...choice, sets: sets.map(set => set.id).filter(each => wanted.includes(each)) }
}

/** The choice with the uniques of an edition, or without them if it had them. */
export function withUniques(choice: TableChoice, edition: Edition): TableChoice {
  const wanted = choice.uniques.includes(edition)
    ? choice.uniques.filter(each => each !== edition)
    : [...choice.uniques, edition]
  return { ...choice, uniques: editions.filter(each => wanted.includes(each)) }
}

/** How many uniques lie in the stock. */
export const uniqueCount = ({ uniques }: TableChoice): number =>
  uniques.reduce((sum, edition) => sum + totals[edition].cards, 0)
/** How many different set cards there are. */
const differentCards = ({ sets: chosen, copies: many }: TableChoice): number =>
  chosen === 'lot'
    ? sizesByLot.reduce((sum, size) => sum + size, 0) * (many === 'two' ? 1 : 2)
    : chosen.reduce((sum, id) => sum + setOf(id).size, 0)
/** How many cards the stock holds before the deal. */
export const stockSize = (choice: TableChoice): number =>
  differentCards(choice) * (choice.copies === 'two' ? 2 : 1) + uniqueCount(choice)

const leastStock = 28
const leastOfASeat = 14
export const allSeats = [1, 2, 3, 4, 5, 6] as const
/** From this number of seats on it is a game of the premium edition (RULES.md, Editions and mixes). */
const crowd = 5
/** The numbers of seats that a choice can be played with. */
export function seatsFor(choice: TableChoice): readonly number[] {
  const stock = stockSize(choice)
  if (choice.solitaire) return stock >= leastStock ? [1] : []
  return allSeats.filter(seats => seats > 1 && stock >= (seats >= crowd ? seats * leastOfASeat : leastStock))
}

const isEnough = (choice: TableChoice, seats: number): boolean => seatsFor(choice).includes(seats)

type Premium = Pick<TableChoice, 'pharaohs' | 'uniques'>
const wholePremium: Premium = { pharaohs: true, uniques: ['premium'] }

/**
 * A choice completed with what its seats need: for one a solitaire; for five or six the premium edition and more sets, those
 * of the next edition first, until there are enough cards. A choice that is enough is returned as it is.
 * @param seats 1 to 6
 * @param premium what five or six get of the premium edition
 */
export function fitted(choice: TableChoice, seats: number, premium = wholePremium): TableChoice {
  if (seats === 1) return { ...choice, solitaire: choice.solitaire ?? 'starter' }
  let fit: TableChoice = { ...choice, solitaire: null }
  if (seats < crowd) return fit
  fit = {
    ...fit,
    pharaohs: premium.pharaohs,
    uniques: editions.filter(each => (each === 'premium' ? premium : choice).uniques.includes(each)),
  }
  if (fit.sets === 'lot') {
    // By lot one set of each of five sizes is drawn: only uniques can be added, or sets have to be chosen.
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

/**
 * A choice completed anew when the number of seats changes: between five and six, what was switched off of the premium
 * edition stays off.
 * @param before the completed one, and its seats
 */
export const reseated = (
  plain: TableChoice,
  before: { readonly wish: TableChoice; readonly seats: number },
  seats: number,
): TableChoice => fitted(plain, seats, before.seats >= crowd ? before.wish : wholePremium)

/** What was added to a choice because of its seats: the rules of the premium edition, sets, and uniques of other editions. */
export function addedTo(
  plain: TableChoice,
  fit: TableChoice,
): { readonly premium: boolean; readonly sets: readonly SetId[]; readonly uniques: readonly Edition[] } {
  const had = plain.sets
  const has = fit.sets
  const isNew = (edition: Edition) => fit.uniques.includes(edition) && !plain.uniques.includes(edition)
  const premium = fit.pharaohs && (!plain.pharaohs || isNew('premium'))
  return {
    premium,
    sets: has === 'lot' || has === had ? [] : has.filter(id => had === 'lot' || !had.includes(id)),
    uniques: fit.uniques.filter(edition => isNew(edition) && !(premium && edition === 'premium')),
  }
}

/**
 * A choice with what was changed of it after it was completed with what its seats need.
 * @param before the completed one; after the same, changed
 */
export function changedIn(plain: TableChoice, before: TableChoice, after: TableChoice): TableChoice {
  const changed = Object.entries(after).filter(([part, value]) => value !== before[part as keyof TableChoice])
  return { ...plain, ...Object.fromEntries(changed) }
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

/** The choice that a way stands for, before the seats are known. */
export const choiceOfWay = (way: Way): TableChoice => presets[way === 'many' ? 'premium' : way]
/** The number of seats for a way, if this many were chosen before. */
export function seatsBehind(way: Way, wanted: number): number {
  if (way === 'solitaire') return 1
  if (way === 'many') return Math.max(wanted, crowd)
  // With so many it would be the game behind that other door.
  if (wayOf(fitted(choiceOfWay(way), wanted), wanted) === 'many') return crowd - 1
  return Math.max(wanted, 2)
}

/** The way that a choice with its seats stands for; null for a mix of one's own. */
export function wayOf(choice: TableChoice, seats: number): Way | null {
  return seats >= crowd && same(whatOf(choice), whatOf(fitted(presets.premium, seats))) ? 'many' : presetOf(choice)
}

export { boxes, type Box, type Edition, type SetId }
