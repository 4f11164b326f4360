// The options of a table of this game (API.md, Options; RULES.md, Ways to play): their schema, their defaults, and a sentence
// for each combination that is not allowed.
import {
  boxes,
  editions,
  setIds,
  sets,
  starterKinds,
  startersOfBox,
  type Box,
  type Edition,
  type SetId,
  type Starters,
} from './editions.ts'
import * as v from 'valibot'
import type { Problem } from '../engine/game.ts'
import { setsOf, sizesByLot } from './set-groups.ts'
import { stockOf } from './stock.ts'

const flag = v.optional(v.boolean(), false)
const listOfSets = v.pipe(
  v.array(v.picklist(setIds)),
  v.minLength(1),
  v.check(given => new Set(given).size === given.length, 'A set can be there only once'),
)
const schema = v.strictObject({
  edition: v.optional(v.picklist(boxes), 'base'),
  sets: v.optional(
    // Not a union, which would not say which of the sets there is not.
    v.lazy(given => (Array.isArray(given) ? listOfSets : v.literal('lot'))),
  ),
  uniques: v.optional(
    v.pipe(
      v.array(v.picklist(editions)),
      v.check(given => new Set(given).size === given.length, 'An edition can be there only once'),
    ),
  ),
  half: v.optional(v.picklist(['apart', 'joined'])),
  starters: v.optional(v.picklist(starterKinds)),
  pharaohs: flag,
  openDiscards: flag,
  quickReactions: flag,
  solitaire: v.optional(v.picklist(['starter', 'master'])),
})

/** Options, complete. */
export interface ValleyOptions {
  /** Decides starters and uniques unless they are given. */
  readonly edition: Box
  readonly sets: readonly SetId[]
  /** Editions whose uniques lie in the stock. */
  readonly uniques: readonly Edition[]
  /** One copy of each card of a set instead of two; sets of one size score apart or as one. */
  readonly half?: 'apart' | 'joined'
  readonly starters: Starters
  readonly pharaohs: boolean
  /** Whether players may look through their own discard pile at any time. */
  readonly openDiscards: boolean
  /** Whether reactions are asked only of players who hold a fitting card, which is faster but gives that away. */
  readonly quickReactions: boolean
  readonly solitaire?: 'starter' | 'master'
  readonly [key: string]: unknown
}

/** Returns a random whole number from 0 to `count` - 1. */
export type Below = (count: number) => number

const maxSeats = 6
const leastStock = 28
const leastStockOfASeat = 14
const crowd = 5

/**
 * Checks options for a number of seats and fills in the defaults.
 * @param below for sets that are drawn by lot
 */
export function settle(options: unknown, seats: number, below: Below): ValleyOptions | Problem {
  const checked = v.safeParse(schema, options ?? {}, { abortEarly: true })
  if (!checked.success) {
    const [issue] = checked.issues
    const path = issue.path?.map(item => String(item.key)).join('.') ?? ''
    return problem(`A table cannot be made with this option${path ? ` (${path})` : ''}: ${issue.message}.`)
  }
  const { edition, sets: asked, half, uniques, starters, solitaire, ...rest } = checked.output
  if (half && asked === undefined) return problem('Half sets need a choice of sets: say which, or "lot".')
  const settled: ValleyOptions = {
    edition,
    sets: asked === 'lot' ? drawn(half ? 2 : 1, below) : asked ? inOrder(asked) : setsOf(edition),
    uniques: uniques ? editions.filter(each => uniques.includes(each)) : [edition],
    ...(half ? { half } : {}),
    starters: starters ?? startersOfBox(edition),
    ...rest,
    ...(solitaire ? { solitaire } : {}),
  }
  const wrong = clash(settled, seats)
  return wrong === null ? settled : problem(wrong)
}

/** A sentence that says why these options are not allowed with this number of seats; null if they are. */
function clash(options: ValleyOptions, seats: number): string | null {
  if (seats < 1 || seats > maxSeats) return `Valley of the Kings is for 1 to ${maxSeats} players, not for ${seats}.`
  if (options.solitaire && seats > 1) return `Solitaire is played alone, not by ${seats}.`
  if (!options.solitaire && seats === 1) return 'Alone one plays solitaire: choose "starter" or "master".'
  const stock = stockOf(options).reduce((sum, { copies }) => sum + copies, 0)
  const needed = Math.max(leastStock, seats >= crowd ? seats * leastStockOfASeat : 0)
  if (stock >= needed) return null
  return `The stock would hold ${stock} cards, and ${seats === 1 ? 'one player needs' : `${seats} players need`} at least ${needed}: add a set or uniques.`
}

/** Sets in the order of the card list. */
function inOrder(ids: readonly SetId[]): readonly SetId[] {
  return setIds.filter(id => ids.includes(id))
}

/** Draws so many sets of each size by lot. */
function drawn(ofEach: number, below: Below): readonly SetId[] {
  return inOrder(
    sizesByLot.flatMap(size => {
      const urn = sets.filter(set => set.size === size).map(set => set.id)
      return Array.from({ length: ofEach }, () => urn.splice(below(urn.length), 1)).flat()
    }),
  )
}

function problem(message: string): Problem {
  return { code: 'bad-options', message }
}
