// What somebody wants to play, as it is put together in the maker: the doors that are offered first, what each stands for,
// and the options that a table is asked for. Pure; the table alone decides whether it can be made.
import { setOf, sets, setsOf } from '#shared/valley/sets.ts'
import { boxes, editions, type Box, type Edition, type SetId } from '#shared/valley/title.ts'
import { uniques as totals } from 'virtual:totals'

export const copies = ['two', 'apart', 'joined'] as const
export const starterKinds = ['base', 'last-rites', 'both'] as const

/** Everything that can be chosen but name and seats. */
export interface Wish {
  readonly edition: Box
  /** `lot`: drawn when the table is made. */
  readonly sets: readonly SetId[] | 'lot'
  readonly copies: (typeof copies)[number]
  readonly starters: (typeof starterKinds)[number]
  readonly uniques: readonly Edition[]
  readonly pharaohs: boolean
  readonly openDiscards: boolean
  readonly quickReactions: boolean
  /** For one seat alone. */
  readonly solitaire: 'starter' | 'master' | null
}

const ofBox = (edition: Box): Wish => ({
  edition, sets: setsOf(edition), copies: 'two', starters: edition === 'last-rites' ? 'last-rites' : 'base', uniques: [edition],
  pharaohs: false, openDiscards: false, quickReactions: false, solitaire: null,
})

export const presets = {
  'base': ofBox('base'),
  'afterlife': ofBox('afterlife'),
  'last-rites': ofBox('last-rites'),
  'grand': { ...ofBox('base'), sets: [...setsOf('base'), ...setsOf('last-rites')], copies: 'joined', starters: 'both', uniques: ['base', 'last-rites', 'premium'], pharaohs: true },
  'lot': { ...ofBox('base'), sets: 'lot' },
  'solitaire': { ...ofBox('base'), solitaire: 'starter' },
} as const satisfies Readonly<Record<string, Wish>>
export type Preset = keyof typeof presets

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The door that a wish stands for, leaving aside how one plays it; null for a mix of one's own. */
export function presetOf(wish: Wish): Preset | null {
  if (wish.solitaire) return 'solitaire'
  const what = ({ sets: chosen, copies: many, starters, uniques, pharaohs }: Wish) => [chosen, many, starters, uniques, pharaohs]
  return (Object.keys(presets) as Preset[]).find(preset => same(what(presets[preset]), what(wish))) ?? null
}

/** The options a table is asked for: only what is not so anyway. */
export function optionsOf(wish: Wish): Readonly<Record<string, unknown>> {
  const { edition, sets: chosen, starters, uniques, pharaohs, openDiscards, quickReactions, solitaire } = wish
  const plain = ofBox(edition)
  const half = wish.copies === 'two' ? null : wish.copies
  return {
    ...edition === 'base' ? {} : { edition },
    ...half || !same(chosen, plain.sets) ? { sets: chosen } : {},
    ...half ? { half } : {},
    ...same(uniques, plain.uniques) ? {} : { uniques },
    ...starters === plain.starters ? {} : { starters },
    ...pharaohs ? { pharaohs } : {}, ...openDiscards ? { openDiscards } : {}, ...quickReactions ? { quickReactions } : {},
    ...solitaire ? { solitaire } : {},
  }
}

/** A wish out of a table's settled options, to say what is played there. */
export function wishOf(options: Readonly<Record<string, unknown>>): Wish {
  const given = options as Partial<Omit<Wish, 'copies'>> & { readonly half?: 'apart' | 'joined' }
  const edition = given.edition ?? 'base'
  const { half, ...rest } = given
  return { ...ofBox(edition), ...rest, edition, copies: half ?? 'two', solitaire: given.solitaire ?? null }
}

/** A set joins or leaves; the order stays that of the list. */
export function withSet(wish: Wish, id: SetId): Wish {
  const chosen = wish.sets === 'lot' ? [] : wish.sets
  const wanted = chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id]
  return { ...wish, sets: sets.map(set => set.id).filter(each => wanted.includes(each)) }
}

export function withUniques(wish: Wish, edition: Edition): Wish {
  const wanted = wish.uniques.includes(edition) ? wish.uniques.filter(each => each !== edition) : [...wish.uniques, edition]
  return { ...wish, uniques: editions.filter(each => wanted.includes(each)) }
}

/** How many uniques lie in the stock. */
export const uniqueCount = ({ uniques }: Wish): number => uniques.reduce((sum, edition) => sum + totals[edition].cards, 0)
/** A set of each size from 3 to 7, with half sets two of each. */
const byLot = 25

/** How many different set cards there are. */
const differentCards = ({ sets: chosen, copies: many }: Wish): number =>
  chosen === 'lot' ? byLot * (many === 'two' ? 1 : 2) : chosen.reduce((sum, id) => sum + setOf(id).size, 0)
/** How many cards the stock holds before the deal. */
export const stockSize = (wish: Wish): number => differentCards(wish) * (wish.copies === 'two' ? 2 : 1) + uniqueCount(wish)

const leastStock = 28
const leastOfASeat = 14
const mostSeats = 6
/** The seats that a wish can be played by. */
export function seatsFor(wish: Wish): readonly number[] {
  const stock = stockSize(wish)
  if (wish.solitaire) return stock >= leastStock ? [1] : []
  return Array.from({ length: mostSeats - 1 }, (_, k) => k + 2).filter(seats => stock >= (seats >= 5 ? seats * leastOfASeat : leastStock))
}

export { boxes, type Box, type Edition, type SetId }
