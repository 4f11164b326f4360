// The form of a chapter of the rules: texts and pictures by name, and the tables at which they hold.
import type { When } from './rules-context.ts'
import type { RuleKey } from './rules-texts.ts'

/** A sentence or two. `ours`: a ruling of our own. `when`: only at such tables. */
export interface Point {
  readonly text: RuleKey
  readonly ours?: true
  readonly when?: When
}

/** Pictures of the base game's chapters. */
export type BasePictureName =
  | 'acting'
  | 'answering'
  | 'attack'
  | 'beginning'
  | 'buying'
  | 'chaining'
  | 'crumbling'
  | 'ending'
  | 'entombing'
  | 'hiding'
  | 'looking'
  | 'ordering'
  | 'paying'
  | 'playing'
  | 'rebuilding'
  | 'ruling'
  | 'showing'
  | 'squares'
  | 'stalling'
/** Pictures that are fetched with the chapters of the other ways to play. */
export type WayPictureName =
  | 'afterlife'
  | 'covered'
  | 'crediting'
  | 'embalming'
  | 'exchanging'
  | 'guarding'
  | 'halving'
  | 'kiting'
  | 'last-rites'
  | 'marching'
  | 'mixing'
  | 'perfect'
  | 'pharaohs'
  | 'premium'
  | 'revealing'
  | 'seating'
  | 'sharing'
export type PictureName = BasePictureName | WayPictureName
/** One of several things, with a picture and a heading of its own. */
export interface Use {
  readonly picture: PictureName
  readonly title: RuleKey
  readonly text: RuleKey
  readonly when?: When
}

interface Base {
  readonly id: string
  readonly title: RuleKey
  /** Whether it is part of the short introduction, enough to begin to play. */
  readonly core?: true
  readonly when?: When
}
export type Chapter = Base &
  /** Several uses, one below the other or side by side. */
  (
    | {
        readonly form: 'uses'
        readonly lead?: readonly Point[]
        readonly uses: readonly Use[]
        readonly text: readonly Point[]
      }
    /** A picture beside the text, or below its first sentence where it is broad. */
    | {
        readonly form: 'beside' | 'below'
        readonly picture: PictureName
        readonly lead?: readonly Point[]
        readonly text: readonly Point[]
      }
    /** The steps of a turn in a row. */
    | {
        readonly form: 'steps'
        readonly steps: readonly { readonly icon: StepName; readonly title: RuleKey; readonly text: RuleKey }[]
        readonly text: readonly Point[]
      }
    | { readonly form: 'words' | 'cards' }
  )
export type StepName = 'act' | 'discard' | 'rebuild' | 'draw'
