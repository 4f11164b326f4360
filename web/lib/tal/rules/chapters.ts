// What the rules of the board game say, in which order, and which drawing stands beside what. The words are elsewhere.
import type { Colour } from '#shared/tal/board.ts'
import type { Phase } from '#shared/tal/table.ts'
import type { talRules } from '../messages/books.ts'
import type { scenes } from './scenes.ts'

export type RuleText = keyof typeof talRules.all
/** A drawing: a pyramid, figures, tablets, or a part of the board. */
export type Picture =
  | {
      readonly kind: 'heap'
      readonly size: 'small' | 'large'
      readonly layers: readonly (readonly (Colour | null)[])[]
    }
  | { readonly kind: 'figures'; readonly figures: readonly (readonly [seat: number, kind: 'overseer' | 'worker'])[] }
  | { readonly kind: 'tablets'; readonly values: readonly number[] }
  | { readonly kind: 'scene'; readonly scene: keyof typeof scenes }

export interface Point {
  readonly text: RuleText
  readonly picture?: Picture
}
export interface Chapter {
  readonly id: 'aim' | Phase
  /** A part of the board, or of an auction, in which the chapter is seen. */
  readonly scene?: keyof typeof scenes | 'auction'
  readonly points: readonly Point[]
}

/** The whole game in a few sentences. */
export const minute = [
  'minute.1',
  'minute.2',
  'minute.3',
  'minute.4',
  'minute.5',
  'minute.6',
  'minute.7',
  'minute.8',
] as const satisfies readonly RuleText[]

/** Words that have a meaning of their own in this game. */
export const terms = [
  'site',
  'space',
  'area',
  'overseer',
  'worker',
  'scarab',
  'tablet',
  'stone',
  'majority',
  'march',
  'hidden',
] as const

const rows = (...layers: readonly (readonly (Colour | null)[])[]) => layers
const of = (colour: Colour, n: number): readonly Colour[] => Array.from({ length: n }, () => colour)

export const chapters: readonly Chapter[] = [
  {
    id: 'aim',
    points: [
      { text: 'aim.1' },
      {
        text: 'aim.2',
        picture: { kind: 'heap', size: 'large', layers: rows(of('yellow', 9), ['blue', 'blue', null, null], [null]) },
      },
      { text: 'aim.3', picture: { kind: 'heap', size: 'small', layers: rows(of('white', 4), ['red']) } },
      { text: 'aim.4' },
      { text: 'aim.5' },
    ],
  },
  {
    id: 'auction',
    scene: 'auction',
    points: [
      { text: 'auction.1' },
      { text: 'auction.2', picture: { kind: 'tablets', values: [1, 2, 3, 4, 0] } },
      { text: 'auction.3' },
      { text: 'auction.4' },
    ],
  },
  {
    id: 'overseers',
    scene: 'overseers',
    points: [
      {
        text: 'overseers.1',
        picture: {
          kind: 'figures',
          figures: [
            [0, 'overseer'],
            [0, 'overseer'],
          ],
        },
      },
      { text: 'overseers.2' },
      { text: 'overseers.3', picture: { kind: 'scene', scene: 'stopped' } },
      { text: 'overseers.4' },
    ],
  },
  {
    id: 'workers',
    scene: 'workers',
    points: [
      {
        text: 'workers.1',
        picture: {
          kind: 'figures',
          figures: [
            [0, 'worker'],
            [0, 'worker'],
            [0, 'worker'],
            [0, 'worker'],
            [0, 'worker'],
          ],
        },
      },
      { text: 'workers.2' },
    ],
  },
  {
    id: 'steal',
    scene: 'steal',
    points: [{ text: 'steal.1' }],
  },
  {
    id: 'takeover',
    scene: 'takeover',
    points: [{ text: 'takeover.1' }, { text: 'takeover.2' }],
  },
  {
    id: 'build',
    points: [
      { text: 'build.1', picture: { kind: 'heap', size: 'small', layers: rows(['red', 'red', 'red', null], [null]) } },
      { text: 'build.2' },
    ],
  },
]
