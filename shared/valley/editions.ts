// The registry of editions, in the order of the card list. The facts of each edition are in `editions/`, its cards in `cards/`,
// and their texts in a file of the same name in each language's folder (see `cards/card.ts` for all parts of a card).
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

/** The facts of an edition beside its cards. */
interface EditionFacts {
  readonly id: string
  /** The edition whose starters it is played with; null if it only adds cards to others. */
  readonly starters: string | null
  /** Smallest first. */
  readonly sets: readonly OwnSet[]
}

// The `@__PURE__` marks let the bundler drop those lists that a page does not use.
const all = [base, afterlife, lastRites, premium] as const satisfies readonly EditionFacts[]

type All = (typeof all)[number]
export type Edition = All['id']
/** The editions that can be played by themselves; the premium edition only adds cards to them. */
export type Box = Exclude<All, { readonly starters: null }>['id']
/** The editions with starters of their own. */
export type StarterEdition = Exclude<All['starters'], null>
/** The starters a table can begin with: those of one edition, or of both. */
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
const starterEditions: readonly StarterEdition[] = /* @__PURE__ */ Array.from(
  /* @__PURE__ */ new Set(games.map(({ starters }) => starters)),
)
/** All kinds of starters. */
export const starterKinds: readonly Starters[] = [...starterEditions, 'both']

/** The edition whose starters an edition is played with by itself. */
export const startersOfBox = (box: Box): StarterEdition => games.find(({ id }) => id === box)?.starters ?? base.starters

/** The editions that a kind of starters stands for. */
export const editionsOfStarters = (starters: Starters): readonly StarterEdition[] =>
  starters === 'both' ? starterEditions : [starters]
