// The editions there are, a line each, in the order of the card list. What is told of an edition lies in `editions/`, its cards
// in `cards/`, and their words in a file of its name in each language's folder.
import { afterlife } from './editions/afterlife.ts'
import { base } from './editions/base.ts'
import { lastRites } from './editions/last-rites.ts'
import { premium } from './editions/premium.ts'

/** A set: how many different titles it has, its sign and colour. */
interface OwnSet {
  readonly id: string
  readonly size: number
  readonly sign: string
  readonly colour: string
}

/** What is told of an edition beside its cards. */
interface EditionFacts {
  readonly id: string
  /** With whose starters it is a game of its own; null where it only adds to others. */
  readonly starters: string | null
  /** Smallest first. */
  readonly sets: readonly OwnSet[]
}

// What of these lists a page does not ask for is left out of it: hence the marks for the bundler.
const all = [base, afterlife, lastRites, premium] as const satisfies readonly EditionFacts[]

type All = (typeof all)[number]
export type Edition = All['id']
/** Editions that are a game of their own; the premium edition only adds to them. */
export type Box = Exclude<All, { readonly starters: null }>['id']
/** Editions that have starters of their own. */
export type StarterEdition = Exclude<All['starters'], null>
/** What a table can begin with: starters of one kind, or of both. */
export type Starters = StarterEdition | 'both'
export type SetId = All['sets'][number]['id']

/** The facts of a set, and the edition it came with. */
export interface SetFacts extends OwnSet {
  readonly id: SetId
  readonly edition: Box
}

const isBox = (edition: All): edition is Exclude<All, { readonly starters: null }> => edition.starters !== null
const games = all.filter(isBox)

export const editions: readonly Edition[] = /* @__PURE__ */ all.map(({ id }) => id)
export const boxes: readonly Box[] = /* @__PURE__ */ games.map(({ id }) => id)
export const sets: readonly SetFacts[] = games.flatMap(({ id: edition, sets: own }) =>
  own.map(set => ({ ...set, edition })),
)
export const setIds: readonly SetId[] = /* @__PURE__ */ sets.map(({ id }) => id)
/** Editions with starters of their own. */
export const starterEditions: readonly StarterEdition[] = /* @__PURE__ */ Array.from(
  /* @__PURE__ */ new Set(games.map(({ starters }) => starters)),
)
/** All kinds of starters. */
export const starterKinds: readonly Starters[] = [...starterEditions, 'both']

/** With whose starters an edition is played as a game of its own. */
export const startersOfBox = (box: Box): StarterEdition => games.find(({ id }) => id === box)?.starters ?? base.starters

/** The editions whose starters are meant by a kind. */
export const editionsOfStarters = (starters: Starters): readonly StarterEdition[] =>
  starters === 'both' ? starterEditions : [starters]
