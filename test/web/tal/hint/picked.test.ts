// Moves of the board game in words, by what was picked: what was taken back is left out, and no move is told by nothing.
import { describe, expect, test } from 'vitest'
import type { Option, View } from '#shared/protocol.ts'
import type { TalOffers } from '#shared/tal/decisions.ts'
import { picked } from '#web/lib/tal/hint/picked.ts'

const view = { game: 'tal', you: 0, seats: [], waiting: [] } as unknown as View

const option = <K extends keyof TalOffers>(key: K, params: TalOffers[K]): Option =>
  ({ id: key, key, params, label: '' }) as Option
const lay = (tablet: number, group: number) => option('lay', { tablet, group })
const lift = (tablet: number, group: number) => option('lift', { tablet, group })
const go = (piece: 'o1' | 'o2', to: string) => option('go', { piece: `0${piece}`, to, steps: 2, via: [] } as never)
const build = (colour: 'red' | 'blue', site: number) => option('build', { colour, site, layer: 0, cell: 0 })
const none = {} as never

describe('a bid', () => {
  test('the tablets that count, by their groups, the highest first; of several alike only one was lifted', () => {
    const options = [
      lay(0, 0),
      lay(1, 2),
      lay(4, 2),
      lay(3, 0),
      lift(3, 0),
      lay(3, 1),
      lay(0, 2),
      lift(0, 0),
      option('seal', none),
    ]
    expect(picked(view, 'bid', options)).toEqual(['3 on B, 4 + 1 on C'])
  })

  test('with blanks alone, or with nothing, it says so', () => {
    expect(picked(view, 'bid', [lay(0, 0), option('seal', none)])).toEqual(['No tablet that counts'])
    expect(picked(view, 'bid', [option('seal', none)])).toEqual(['No tablet that counts'])
  })
})

describe('a march', () => {
  test('step by step, without those taken back', () => {
    const options = [go('o1', '14/A'), go('o2', '9/C'), option('back', none), go('o2', '6'), option('seal', none)]
    expect(picked(view, 'march', options)).toEqual(['Overseer 1 to 14/A, 2 steps', 'Overseer 2 to 6, 2 steps'])
  })

  test('of a way of several steps each step back takes one', () => {
    const way = (to: string, ...via: readonly string[]) =>
      option('go', { piece: '0o2', to, steps: via.length + 1, via } as never)
    const back = option('back', none)
    const seal = option('seal', none)
    expect(picked(view, 'march', [go('o1', '13/A'), way('9/A', '21'), back, seal])).toEqual([
      'Overseer 1 to 13/A, 2 steps',
      'Overseer 2 to 21, 1 step',
    ])
    expect(picked(view, 'march', [go('o1', '13/A'), way('9/A', '21'), back, back, seal])).toEqual([
      'Overseer 1 to 13/A, 2 steps',
    ])
  })

  test('who stays is said', () => {
    expect(picked(view, 'march', [go('o1', '6'), option('back', none), option('seal', none)])).toEqual([
      'Both overseers stay',
    ])
    expect(picked(view, 'work', [option('enough', none)])).toEqual(['All workers stay'])
  })
})

test('blocks are counted by site and colour', () => {
  const options = [build('red', 4), build('blue', 9), build('red', 4), build('blue', 4), option('enough', none)]
  expect(picked(view, 'build', options)).toEqual(['Site 4: 2 red and 1 blue', 'Site 9: 1 blue'])
  expect(picked(view, 'build', [option('enough', none)])).toEqual(['Nothing more'])
  expect(picked(view, 'steal', [option('enough', none)])).toEqual(['Nothing more'])
})

test('what was left is said by its own words', () => {
  expect(picked(view, 'claim', [option('pass', none)])).toEqual(['Leave it'])
  expect(picked(view, 'takeover', [option('takeover', { site: 3 })])).toEqual(['Take site 3 over'])
})
