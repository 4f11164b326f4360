// What the rules of the board game say, in which order, and which drawing stands beside what. The words are elsewhere.
import type { Colour } from '#shared/tal/board.ts'
import type { Phase } from '#shared/tal/table.ts'
import type { talRules } from '../messages/books.ts'

export type RuleText = keyof typeof talRules.all
/** A drawing: a pyramid, figures, tablets, or the table of points. */
export type Picture =
  | {
      readonly kind: 'heap'
      readonly size: 'small' | 'large'
      readonly layers: readonly (readonly (Colour | null)[])[]
    }
  | { readonly kind: 'figures'; readonly figures: readonly (readonly [seat: number, kind: 'overseer' | 'worker'])[] }
  | { readonly kind: 'tablets'; readonly values: readonly number[] }
  | { readonly kind: 'blocks'; readonly colours: readonly Colour[] }

export interface Point {
  readonly text: RuleText
  readonly picture?: Picture
}
export interface Chapter {
  readonly id: 'aim' | Phase
  readonly points: readonly Point[]
}

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
    points: [
      { text: 'auction.1', picture: { kind: 'blocks', colours: ['blue', 'blue', 'yellow', 'white', 'red'] } },
      { text: 'auction.2', picture: { kind: 'tablets', values: [1, 2, 3, 4, 0] } },
      { text: 'auction.3' },
      { text: 'auction.4' },
    ],
  },
  {
    id: 'overseers',
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
      { text: 'overseers.3' },
      { text: 'overseers.4' },
    ],
  },
  {
    id: 'workers',
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
    points: [
      {
        text: 'steal.1',
        picture: {
          kind: 'figures',
          figures: [
            [0, 'overseer'],
            [0, 'overseer'],
            [0, 'worker'],
            [1, 'overseer'],
          ],
        },
      },
    ],
  },
  {
    id: 'takeover',
    points: [
      {
        text: 'takeover.1',
        picture: {
          kind: 'figures',
          figures: [
            [0, 'overseer'],
            [0, 'worker'],
            [0, 'worker'],
            [1, 'worker'],
          ],
        },
      },
      { text: 'takeover.2' },
    ],
  },
  {
    id: 'build',
    points: [
      { text: 'build.1', picture: { kind: 'heap', size: 'small', layers: rows(['red', 'red', 'red', null], [null]) } },
      { text: 'build.2' },
    ],
  },
]
